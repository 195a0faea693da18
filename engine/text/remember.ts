/** How many texts each reader remembers; 0: none, as everywhere but where one resume is read again and again. */
let most = 0;

/**
 * From here on readers of single words and lines remember what they read, up to so many texts each: of a resume that is
 * edited, unchanged lines are then not read again. For one person's own program alone, never for one that serves many.
 */
export function rememberReadings(texts: number): void {
  most = texts;
}

/** Whether readings are remembered at all: where they are not, no key has to be made. */
export function isRemembering(): boolean {
  return most > 0;
}

/** A reader of a text that gives the same answer to the same text, and answers that nobody changes. */
export function remember<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (most === 0) return read(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}
