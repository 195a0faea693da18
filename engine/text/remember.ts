/** How many texts each reader remembers; 0: none, as everywhere but where one resume is read again and again. */
let most = 0;

/**
 * From here on readers of single words and lines remember what they read, up to so many texts each: of a resume that is
 * edited, unchanged lines are then not read again. For one person's own program alone, never for one that serves many.
 */
export function rememberReadings(texts: number): void {
  most = texts;
}

/** Of one person's texts: enough for the words and lines of any of their documents. */
const MOST_WITHIN = 20_000;
const caches: Map<unknown, unknown>[] = [];

/**
 * Does work in which readers of words and lines remember what they read, and forget it at its end: nothing of one person
 * is left for the next. Within one document the same words come many times.
 */
export function rememberWithin<Result>(work: () => Result): Result {
  if (most > 0) return work();
  most = MOST_WITHIN;
  try {
    return work();
  } finally {
    most = 0;
    for (const known of caches) known.clear();
  }
}

/** Whether readings are remembered at all: where they are not, no key has to be made. */
export function isRemembering(): boolean {
  return most > 0;
}

/** A reader of a text that gives the same answer to the same text, and answers that nobody changes. */
export function remember<Result>(read: (text: string) => Result): (text: string) => Result {
  return rememberBy((text: string) => text, read);
}

/** The same for a reader of more than a text, whose answer follows from the key alone. */
export function rememberBy<Input, Result>(
  keyOf: (input: Input) => string,
  read: (input: Input) => Result,
): (input: Input) => Result {
  const known = new Map<string, Result>();
  caches.push(known);
  return (input) => {
    if (most === 0) return read(input);
    const key = keyOf(input);
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = read(input);
    if (known.size >= most) known.clear();
    known.set(key, result);
    return result;
  };
}
