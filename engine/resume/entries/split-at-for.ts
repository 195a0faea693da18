import { scorePlace } from "../../knowledge/places/read-places.ts";
import { scoreTitle } from "../features/title-features.ts";
import { isFieldOfWork } from "./field-of-work.ts";
import type { HeaderToken } from "./header.ts";

/** Words between a title and who it was held with; what follows begins with a capital. */
const LED =
  /^(?<title>.+?) (?<word>for|with|au sein d(?:e la|es|e|u)|à|en el|en la|na|no|bei(?: der| dem)?|hos|ved|presso) (?<name>\p{Lu}.*)$/u;

/** 'Ward Sister for Brightwater Trust', 'Line Cook with Osteria Nonna': a title, and behind it what may be the employer. */
export function splitAtFor(tokens: readonly HeaderToken[]): HeaderToken[] {
  return tokens.flatMap((token) => {
    const found = LED.exec(token.text);
    if (found === null || token.end - token.start !== token.text.length) return [token];
    const { title, word, name } = found.groups as Record<"title" | "word" | "name", string>;
    if (scoreTitle(title) < 2.5 || isFieldOfWork(name) || scorePlace(name) > 0) return [token];
    const start = token.start + title.length + word.length + 2;
    return [
      { ...token, text: title, end: token.start + title.length },
      { ...token, text: name, start, order: token.order + 1, before: "for", turned: false },
    ];
  });
}
