import { remember } from "./remember.ts";

const SPECIAL: Readonly<Record<string, string>> = {
  ß: "s",
  æ: "a",
  œ: "o",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "t",
  ı: "i",
  "‘": "'",
  "’": "'",
  ʼ: "'",
  "´": "'",
  "`": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "–": "-",
  "—": "-",
  "−": "-",
  "‒": "-",
  "―": "-",
  "‐": "-",
  "‑": "-",
  "：": ":",
  "，": ",",
  "；": ";",
  "（": "(",
  "）": ")",
  "／": "/",
  "、": ",",
  "،": ",",
  "\u3000": " ",
  "\u00a0": " ",
  "\u2009": " ",
  "\u202f": " ",
  "\u2003": " ",
  "\u2002": " ",
  "\t": " ",
  "\n": " ",
};

/**
 * Lower case without accents, letter for letter: the answer is as long as the text in UTF-16 code units, so an offset into
 * one is an offset into the other. Typographic dashes, quotes and spaces become their plain forms.
 */
export const foldLetters = remember(foldLettersAnew);

function foldLettersAnew(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  let folded = "";
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 128 && code !== 9 && code !== 10 && code !== 96) {
      folded += code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : text[index];
    } else folded += foldLetter(text[index]!);
  }
  return folded;
}

/** Nothing but what lower case leaves alone otherwise. */
const PLAIN = /^[ !-_a-~]*$/;

function foldLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const special = SPECIAL[letter] ?? SPECIAL[lower];
  if (special !== undefined) return special;
  const code = letter.charCodeAt(0);
  // Halves of surrogate pairs and Korean syllables stay as they are: a syllable's first part alone is another word.
  if (code >= 0xac00 && code <= 0xdfff) return letter;
  const plain = (lower[0] ?? letter).normalize("NFD")[0]!;
  return plain;
}

/** Folded words of a text, apart: letters and digits with inner apostrophes; punctuation is left out. */
export const foldWords = remember(foldWordsAnew);

function foldWordsAnew(text: string): string[] {
  return foldLetters(text).match(WORD) ?? [];
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}']*/gu;

/** One space between words, none around. */
export function tidySpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Runs of non-space characters with at least one letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Letters and digits alone, in small letters: two values that differ in signs and blanks are the same. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
