/** Letters and digits of any script, compatibility forms folded (Unicode NFKC), without case, spaces and signs. */
export const lettersOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** The same, words apart. */
export const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/**
 * How a value stands in a text: `whole`, its letters one after the other; `scattered`, each of its words; `absent`.
 * `letters` and `words` are those of the text.
 */
export function findInText(
  value: string,
  { letters, words }: { letters: string; words: ReadonlySet<string> },
): "whole" | "scattered" | "absent" {
  if (letters.includes(lettersOf(value))) return "whole";
  const own = wordsOf(value);
  return own.length > 0 && own.every((word) => words.has(word) || letters.includes(word))
    ? "scattered"
    : "absent";
}
