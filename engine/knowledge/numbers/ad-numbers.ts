import { SMALL } from "./number-words.ts";

const WORDS = [...SMALL, "twenty"];

/** A number in digits or words, as a pattern without groups. */
export const NUMBER = `\\d{1,2}(?:\\.\\d)?|${WORDS.join("|")}`;

/** The value of what `NUMBER` matched. */
export function numberOf(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase());
  return word === -1 ? Number.parseFloat(text) : word;
}
