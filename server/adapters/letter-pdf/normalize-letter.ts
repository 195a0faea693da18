import { Problem } from "#contract/problem.ts";
import { normalizeText } from "#server/shared/normalize-text.ts";

/** Control and format characters, but for line ends and tabs: nothing of them could be drawn. */
const HIDDEN = /[^\P{C}\n\t]/gu;

/** The letter's text with nothing in it that cannot be drawn, in lines that end with '\n'. @throws Problem 'letter-missing'. */
export function normalizeLetter(letter: string): string {
  const text = normalizeText(letter, "NFC").replace(/\r\n?/g, "\n").replace(HIDDEN, "");
  if (text.trim() === "") throw new Problem("letter-missing");
  return text;
}
