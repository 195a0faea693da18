import { composeAccent } from "../../text/compose-accent.ts";
import type { Line, ReadPages } from "../model/line.ts";
import { repairLigatures } from "./repair-ligatures.ts";

/** Accents that older TeX fonts print as signs of their own, before their letter. */
const APART = /([´`¨ˆ˜ˇ˚˝¯˙˘])\s?([A-Za-zı])/gu;
const CEDILLA = /([CcSsTtGgKkLlNn])\s?¸|¸\s?([CcSsTt])/gu;
/** At least five pieces of one or two letters in a row: a word set letter by letter. */
const SPACED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{M}-]{1,2} ){4,}[\p{L}\p{M}-]{1,2}(?![\p{L}\p{N}])/gu;

/** Puts accents back on their letters, ligatures into their words, and words set letter by letter back together. */
export function repairLetters(pages: ReadPages): ReadPages {
  if (!pages.lines.some((line) => mendText(line.text) !== line.text)) return pages;
  let start = 0;
  const lines: Line[] = pages.lines.map((line) => {
    const text = mendText(line.text);
    const tabs = line.tabs.map((tab) => mendText(line.text.slice(0, tab)).length);
    const mended = { ...line, text, tabs, start, end: start + text.length };
    start = mended.end + 1;
    return mended;
  });
  return { ...pages, lines, text: lines.map((line) => line.text).join("\n") };
}

function mendText(text: string): string {
  if (/^[\p{ASCII}]*$/u.test(text) && !/(?:^| )\p{L} \p{L} /u.test(text)) return text;
  return repairLigatures(text)
    .replace(APART, (whole, accent: string, letter: string) => composeAccent(letter, accent) ?? whole)
    .replace(
      CEDILLA,
      (whole, before?: string, after?: string) => composeAccent((before ?? after)!, "¸") ?? whole,
    )
    .replace(SPACED, joinSpaced);
}

/** Only where most pieces are single letters: 'C C++ R Go' and initials stay as they are. */
function joinSpaced(printed: string): string {
  const parts = printed.split(" ");
  const single = parts.filter((part) => part.length === 1);
  const lower = single.filter((part) => /\p{Ll}/u.test(part));
  return single.length >= 0.6 * parts.length && lower.length >= 0.5 * single.length
    ? parts.join("")
    : printed;
}
