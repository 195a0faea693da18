import type { Span } from "../../text/span.ts";
import type { ObservedLine } from "../confidence/observe-lines.ts";

/** A word, a number or a sign of a line, with offsets into the resume's text. */
export type TextToken = Span & { text: string };

/** Words of scripts without blanks are read letter by letter. */
const TOKEN =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[[\p{L}\p{M}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gv;

/** What names an entry stands at the beginning of a line; of the rest, and of running text, little is looked at. */
const MOST_TOKENS = 32;
const MOST_OF_PROSE = 8;
/** A line of more words, without a date, is running text. */
const PROSE_WORDS = 12;

/** The same cut of a text alone. */
export const splitWords = (text: string): string[] => text.match(TOKEN) ?? [];

export function splitTokens({ line: { text, start }, periods }: ObservedLine): TextToken[] {
  const isProse = periods.length === 0 && text.split(/\s+/).length > PROSE_WORDS;
  const most = isProse ? MOST_OF_PROSE : MOST_TOKENS;
  const tokens: TextToken[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (tokens.length === most) break;
    tokens.push({ text: token, start: start + index, end: start + index + token.length });
  }
  return tokens;
}
