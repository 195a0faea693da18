import { wordBand } from "../../knowledge/words/common-words.ts";
import { isDictionaryWord } from "../../knowledge/words/english-words.ts";
import { foldLetters } from "../../text/fold-letters.ts";

/** What Word writes for the ligatures of Calibri and its kin where it gives them no letters. */
const MAPPED: Readonly<Record<string, string>> = { Ɵ: "ti", Ʃ: "tt", Ō: "ft" };
/** Not at the beginning of a name ('Ōsaka'). */
const INSIDE = /(?<=\p{Ll})[ƟƩŌ]|Ɵ(?=\p{Ll})/gu;
/** A letter that could not be read, within a word. */
const UNREAD = /\p{L}*\ufffd[\p{L}\ufffd]*\p{L}/gu;
/** Pairs of letters that fonts set as one, the most frequent first. */
const LIGATURES = ["ti", "tt", "fi", "ft", "ff", "fl", "tti", "ffi", "ffl"] as const;

/** Puts back the letters of ligatures that the file maps to other letters or to none: 'produc\ufffdon', 'producƟon'. */
export function repairLigatures(text: string): string {
  const mapped = text.replace(INSIDE, (sign) => MAPPED[sign]!);
  return mapped.includes("\ufffd") ? mapped.replace(UNREAD, repairWord) : mapped;
}

/** With the first ligature that makes an English word of it; else as it was. */
function repairWord(printed: string): string {
  const candidates = LIGATURES.map((letters) => printed.replaceAll("\ufffd", letters));
  return candidates.find(isWord) ?? printed;
}

function isWord(word: string): boolean {
  const folded = foldLetters(word);
  return wordBand(folded) !== undefined || isDictionaryWord(folded);
}
