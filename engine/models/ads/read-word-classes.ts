import { WORD_CLASSES } from "./word-classes.ts";

/** Words that stand among alike words in public ads are of one class, alike classes of one kind (docs/models.md). */
export type WordClass = { class: number; kind: number };

let classes: Map<string, WordClass> | undefined;

/** The class of a word as it is normalized by `readTokens`; amounts are one word. Undefined where it was not seen often enough. */
export function wordClass(word: string): WordClass | undefined {
  classes ??= readClasses();
  return classes.get(/\d/.test(word) && !/[a-z]/.test(word) ? "0" : word);
}

function readClasses(): Map<string, WordClass> {
  const read = new Map<string, WordClass>();
  WORD_CLASSES.trim()
    .split("\t")
    .forEach((line, at) => {
      const [kind, ...words] = line.split(" ");
      const one = { class: at, kind: Number(kind) };
      for (const word of words) read.set(word, one);
    });
  return read;
}
