import type { RequiredTerm } from "#engine/job/model/job.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { likeWord } from "#engine/knowledge/words/like-words.ts";
import { FILLER_WORDS } from "#engine/knowledge/words/word-families.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { addToGroup } from "#engine/text/add-to-group.ts";
import { GAP } from "#engine/text/gap.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import type { PrintedTerm } from "./find-printed-terms.ts";
import { DONE, NAMES_DEED, wordFamily } from "./word-family.ts";

/** Words of a line within which those of a term stand, beyond their own number. */
const WORDS_BETWEEN = 6;
/** Wordings of a term that are looked for, and words of one. */
const MOST_QUOTES = 4;
const MOST_WORDS = 5;

/** `isDeed`: one noun of a deed, which only its verb shows. */
type Wording = { id: string; families: readonly string[]; isDeed: boolean };

/**
 * Where a resume says what the ad asks for in words of the same families: 'Presented to clients' for 'presentation skills'.
 * A reader sees the likeness, a search for the ad's words does not. Headings say nothing, and what was studied shows no
 * deed.
 */
export function findRelatedWords(resume: Resume, terms: readonly RequiredTerm[]): PrintedTerm[] {
  const index = indexWordings(terms);
  if (index.size === 0) return [];
  return resume.blocks.flatMap(({ start, end, kind, section }, block) => {
    if (kind === "heading" || section === "education") return [];
    const tokens = readTokens(resume.text, start, end);
    const families = tokens.map(({ stem }) => likeWord(wordFamily(stem)));
    const found = new Map<string, PrintedTerm>();
    families.forEach((family, at) => {
      for (const wording of index.get(family) ?? []) {
        if (found.has(wording.id)) continue;
        const last = endOf(wording, tokens, families, at);
        if (last === null) continue;
        const place = { start: tokens[at]!.start, end: tokens[last]!.end };
        const quote = resume.text.slice(place.start, place.end);
        found.set(wording.id, { ...place, id: wording.id, block, quote });
      }
    });
    return [...found.values()];
  });
}

/** Every word of a wording may come first: each leads to it. */
function indexWordings(terms: readonly RequiredTerm[]): Map<string, Wording[]> {
  const index = new Map<string, Wording[]>();
  for (const wording of terms.flatMap(readWordings))
    for (const family of new Set(wording.families)) addToGroup(index, family, wording);
  return index;
}

function readWordings({ id, quotes }: RequiredTerm): Wording[] {
  return quotes.slice(0, MOST_QUOTES).flatMap(({ quote }) => {
    const all = readTokens(quote).filter(({ stem }) => !FILLER_WORDS.has(stem));
    const words = all.filter(saysSomething);
    if (words.length === 0 || words.length > MOST_WORDS || words.some(isName)) return [];
    // One word alone names too many things, unless it is a deed: who 'created' a list is not yet creative.
    const only = words.length === 1 ? words[0]! : null;
    if (only !== null && (all.length > 1 || !NAMES_DEED.test(only.singular))) return [];
    return [{ id, families: words.map(({ stem }) => likeWord(wordFamily(stem))), isDeed: only !== null }];
  });
}

const saysSomething = ({ normalized }: Token) => wordBand(normalized) !== 1;
const isName = ({ text }: Token) => /\p{Lu}\p{Lu}|\d/u.test(text);

/** Signs across which nothing is read together: 'business clients; developed' is no business development. */
const PARTS = GAP.stop | GAP.bullet | GAP.colon;

/** Where the last of a wording's words stands, if all are within reach. */
function endOf(
  wording: Wording,
  tokens: readonly Token[],
  families: readonly string[],
  at: number,
): number | null {
  if (wording.isDeed && !DONE.test(tokens[at]!.normalized)) return null;
  const missing = [...wording.families];
  const last = Math.min(families.length, at + missing.length + WORDS_BETWEEN);
  for (let index = at; index < last; index += 1) {
    if (index > at && (tokens[index]!.gap & PARTS) !== 0) return null;
    const own = missing.indexOf(families[index]!);
    if (own === -1) continue;
    missing.splice(own, 1);
    if (missing.length === 0) return index;
  }
  return null;
}
