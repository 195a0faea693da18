import type { RequiredTerm } from "#engine/job/model/job.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { addToGroup } from "#engine/text/add-to-group.ts";
import { GAP } from "#engine/text/gap.ts";
import type { Quote } from "#engine/text/span.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import { DONE, NAMES_DEED, wordFamily } from "./word-family.ts";

/** A place of the resume that prints the words of an ad's term. */
export type PrintedTerm = Quote & { id: string; block: number };

/** Words of the resume in which all words of a term must stand, beyond their own number. */
const WORDS_BETWEEN = 2;
/** Wordings of a term that are looked for, and words of one. */
const MOST_QUOTES = 4;
const MOST_WORDS = 6;

type Wording = {
  id: string;
  isQuality: boolean;
  words: readonly string[];
  exact: string | null;
  only: Token | null;
};

/**
 * Where a resume prints what the ad prints: all words of one wording of a term within one line, in any order and
 * inflection, with few words between. A quality in one word must be that word ('creative'). A name and a short word must be the very same characters: 'Go' is no 'go'.
 */
export function findPrintedTerms(resume: Resume, terms: readonly RequiredTerm[]): PrintedTerm[] {
  const wordings = indexWordings(terms);
  if (wordings.size === 0) return [];
  return resume.blocks.flatMap(({ start, end }, block) => {
    const tokens = readTokens(resume.text, start, end);
    const families = tokens.map((token) => wordFamily(token.stem));
    const found = new Map<string, PrintedTerm>();
    tokens.forEach((token, at) => {
      for (const wording of wordings.get(families[at]!) ?? []) {
        if (found.has(wording.id)) continue;
        const last = endOf(wording, tokens, families, at);
        if (last === null) continue;
        const place = { start: token.start, end: tokens[last]!.end };
        found.set(wording.id, {
          ...place,
          id: wording.id,
          block,
          quote: resume.text.slice(place.start, place.end),
        });
      }
    });
    return [...found.values()];
  });
}

/** Every word of a wording may come first: each leads to it. */
function indexWordings(terms: readonly RequiredTerm[]): Map<string, Wording[]> {
  const index = new Map<string, Wording[]>();
  const seen = new Set<string>();
  for (const { id, kind, quotes } of terms) {
    for (const { quote } of quotes.slice(0, MOST_QUOTES)) {
      const wording = readWording(id, quote, kind === "soft");
      if (wording === null || (kind === "soft" && wording.only !== null && readTokens(quote).length > 1))
        continue;
      const key = `${id} ${wording.words.join(" ")} ${wording.exact}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const word of new Set(wording.words)) addToGroup(index, word, wording);
    }
  }
  return index;
}

/** 'Technician Level I' is none of Level II. */
const LEVEL = /^[IVX]+$/;

/** The words of a wording that say something; null where there are none, or more than a term has. */
function readWording(id: string, quote: string, isQuality: boolean): Wording | null {
  const tokens = readTokens(quote).filter(
    ({ normalized, text }, at) => wordBand(normalized) !== 1 || (at > 0 && LEVEL.test(text)),
  );
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return null;
  const only = tokens.length === 1 ? tokens[0]! : null;
  const isName = only !== null && isNameWord(only);
  return {
    id,
    isQuality,
    words: tokens.map(({ stem }) => wordFamily(stem)),
    exact: isName ? only.text : null,
    only,
  };
}

/** A capital within a word, or before one that no list of common words holds, makes a name; 'Maintenance' is none. */
const isNameWord = ({ text, normalized, singular }: Token) =>
  text.length <= 3 ||
  /.\p{Lu}/u.test(text) ||
  (/^\p{Lu}/u.test(text) && wordBand(normalized) === undefined && wordBand(singular) === undefined);

function endOf(
  { isQuality, words, exact, only }: Wording,
  tokens: readonly Token[],
  families: readonly string[],
  at: number,
): number | null {
  if (only !== null) {
    const token = tokens[at]!;
    if (isQuality) return token.singular === only.singular ? at : null;
    return (exact === null ? isSameDeed(only, token) : isSameName(token, exact)) ? at : null;
  }
  const missing = [...words];
  const last = Math.min(tokens.length, at + words.length + WORDS_BETWEEN);
  for (let index = at; index < last; index += 1) {
    if (index > at && (tokens[index]!.gap & PARTS) !== 0) return null;
    const own = missing.indexOf(families[index]!);
    if (own === -1) continue;
    missing.splice(own, 1);
    if (missing.length === 0) return isTurned(words, tokens, families, at, index) ? null : index;
  }
  return null;
}

/** Signs across which no wording is read: 'Programming, Statistics' is no statistical programming. */
const PARTS = GAP.stop | GAP.bullet | GAP.comma | GAP.colon;

/** 'Processing of orders' is order processing, 'process and order' are two things. */
function isTurned(
  words: readonly string[],
  tokens: readonly Token[],
  families: readonly string[],
  from: number,
  to: number,
): boolean {
  if (!tokens.slice(from, to).some(({ normalized }) => normalized === "and" || normalized === "or"))
    return false;
  const order = families.slice(from, to + 1).filter((family) => words.includes(family));
  return order.some((family, index) => index > 0 && words.indexOf(family) < words.indexOf(order[index - 1]!));
}

/** 'Evaluated' for 'evaluation', 'mixed' for 'mixing'; one plain word alone names too many things: 'books' are no 'bookings'. */
const isSameDeed = (asked: Token, { normalized, stem }: Token) =>
  (NAMES_DEED.test(asked.singular) && DOES.test(normalized)) ||
  (asked.stem === stem && DONE.test(normalized));
const DOES = /(?:ed|ing|ate|yze|yse)$/;

/** The same characters, where their capitals say something. */
const isSameName = ({ text, sentenceStart }: Token, exact: string) =>
  text === exact && !(sentenceStart && text.length <= 3);
