import { baseOf, singularOf } from "./inflection.ts";
import { remember } from "./remember.ts";
import { spellAmerican } from "./spelling.ts";

/**
 * A word reduced in two steps: `singular` has case, accents, spelling and plural folded; `stem` has -ing and -ed folded too.
 * Equal nouns are the same word; equal stems only name the same activity, which single words may not be matched by.
 */
export type FoldedWord = { normalized: string; singular: string; stem: string };

const LONGEST_WORD = 60;
/** Soft hyphens, joiners, direction marks and their like: they print nothing and mean nothing here. */
const IGNORABLE = /[\p{Cf}\p{Cc}\p{M}]/gu;

/** Lower case without accents, marks, dots and apostrophes; '&' reads 'and', 'Node.js' reads 'nodejs', '.NET' 'dotnet'. */
export function normaliseWord(word: string): string {
  let text = word.toLowerCase();
  if (!isPlainAscii(text)) {
    text = text
      .normalize("NFKD")
      .replace(/[‘’ʼ＇`´]/g, "'")
      .replace(IGNORABLE, "")
      .replace(/♯/g, "#")
      .toLowerCase();
    if (/[ßæœøłđ]/.test(text)) text = text.replace(/[ßæœøłđ]/g, (letter) => PLAIN_LETTER[letter] ?? letter);
  }
  if (text === "&") return "and";
  if (text.includes("'")) text = text.replace(/'s$/, "").replace(/'/g, "");
  if (text.includes(".")) {
    if (text === ".net") return "dotnet";
    text = text.replace(/^\.+|\.+$/g, "");
    if (!/^\d/.test(text)) text = text.replace(/\./g, "");
  }
  // '5+' counts, 'C++' and 'A+' name.
  if (/^\d/.test(text)) text = text.replace(/[+#]+$/, "");
  return text;
}

const PLAIN_LETTER: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

/** Folds one word. A word longer than any real one folds to empty strings and so matches nothing. */
export const foldWord = remember(foldWordAnew);

function foldWordAnew(word: string): FoldedWord {
  if (word.length > LONGEST_WORD) return { normalized: "", singular: "", stem: "" };
  const normalized = normaliseWord(word);
  // 'RNs', 'APIs', 'KPIs': the small s of an abbreviation is a plural, whatever the length; a capital S is not.
  const bare = /^[A-Z]{2,}s$/.test(word) ? normalized.slice(0, -1) : normalized;
  if (/^[A-Z]{2,4}$/.test(word)) return { normalized, singular: normalized, stem: normalized };
  const singular = singularOf(spellAmerican(bare));
  return { normalized, singular, stem: baseOf(singular) };
}

/**
 * Canonical key of a phrase: two spellings, numbers or tenses of one phrase have one key. Words are joined by spaces;
 * anything that is not a word is left out.
 */
export function foldTerm(text: string): string {
  const words = text.normalize("NFKC").match(TERM_WORD) ?? [];
  return words
    .map((word) => foldWord(word).stem)
    .filter((stem) => stem !== "")
    .join(" ");
}

const TERM_WORD = /&|\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060.'’]*[+#♯]*/gu;

function isPlainAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) > 127) return false;
  }
  return true;
}
