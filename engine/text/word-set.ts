import { foldLetters } from "./fold-letters.ts";

/** A set of folded words or phrases from our own lists, where entries are apart by commas, semicolons or line breaks. */
export function readWordSet(...lists: string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const list of lists) {
    for (const entry of list.split(/[,;\n]/)) {
      const word = foldLetters(entry.trim());
      if (word !== "") words.add(word);
    }
  }
  return words;
}

/** A set of words from our own lists as they are written there, where white space parts them. */
export function readWords(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ""));
}
