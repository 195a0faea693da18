/** What a letter can be asked for as, apart from the schemas: a page offers it without loading them. */
export const TONES = ["professional", "warm", "concise", "confident"] as const;

/**
 * A letter in the making, for whoever asks with `accept: application/x-ndjson`: lines of `text` with the letter so far,
 * then one line `done` or `problem`.
 */
export const LETTER_STREAM_TYPE = "application/x-ndjson";
