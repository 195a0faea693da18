/** What stays as it is in the source of a pattern: its escapes, but for the class of capitals. */
const KEPT = /\\p\{Lu\}|\\[pP]\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\.|\p{Lu}/gsu;

/** A text in small letters, each where it stood: a letter whose small form is longer stays. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join("");
}

/**
 * A pattern that ignores case as one for texts in small letters (`lowerCase`), which finds the same places: V8 compiles
 * and runs it several times as fast. Patterns that mind case stay as they are not meant for it.
 */
export function lowerCasePattern(pattern: RegExp): RegExp {
  const source = pattern.source.replace(KEPT, (part) =>
    part === "\\p{Lu}" ? "\\p{Ll}" : part.startsWith("\\") ? part : part.toLowerCase(),
  );
  return new RegExp(source, pattern.flags.replace("i", ""));
}
