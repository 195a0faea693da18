import { weighPlace } from "../places/read-places.ts";
import { isFieldOfWork } from "./field-of-work.ts";
import type { Atom } from "./header.ts";
import { weighTitle } from "./weigh-pieces.ts";

/** 'Ward Sister for Brightwater Trust', 'Line Cook with Osteria Nonna': a title, and behind it what may be the employer. */
export function splitAtFor(atoms: readonly Atom[]): Atom[] {
  return atoms.flatMap((atom) => {
    const found = /^(?<title>.+?) (?<word>for|with) (?<name>\p{Lu}.*)$/u.exec(atom.text);
    if (found === null || atom.end - atom.start !== atom.text.length) return [atom];
    const { title, word, name } = found.groups as Record<"title" | "word" | "name", string>;
    if (weighTitle(title) < 2.5 || isFieldOfWork(name) || weighPlace(name) > 0) return [atom];
    const start = atom.start + title.length + word.length + 2;
    return [
      { ...atom, text: title, end: atom.start + title.length },
      { ...atom, text: name, start, order: atom.order + 1, before: "for", turned: false },
    ];
  });
}
