import type { RequiredTerm } from "#engine/job/model/job.ts";
import { type EvidenceRow, STUDY_ROWS, WORK_ROWS } from "#engine/knowledge/evidence/evidence-table.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { likeWord } from "#engine/knowledge/words/like-words.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { GAP } from "#engine/text/gap.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import type { PrintedTerm } from "./find-printed-terms.ts";
import { wordFamily } from "./word-family.ts";

/** Wordings of a term that are looked up. */
const MOST_QUOTES = 4;

/** One word or several next to one another ('self taught'), each as a key of a token. */
type Words = readonly string[];
/** A phrase of a row: of each slot one alternative has to stand, next to those of the others. */
type Phrase = readonly (readonly Words[])[];
type KnownRow = { study: boolean; phrases: readonly Phrase[] };
/** What a term may be shown by, from the slot whose word comes first. */
type Start = { id: string; study: boolean; phrase: Phrase; slot: number; words: Words };

/**
 * Where a resume shows what the ad asks for in words that only knowledge of the trade leads to (`knowledge/evidence`):
 * 'answered customers' calls' for 'telephone manner'. The words of a phrase stand in one clause and next to one another,
 * in any order; with a word more between them, every second place was found to speak of something else. Headings say
 * nothing, and what was studied shows no deed.
 */
export function findKnownEvidence(resume: Resume, terms: readonly RequiredTerm[]): PrintedTerm[] {
  const starts = indexStarts(terms);
  if (starts.size === 0) return [];
  return resume.blocks.flatMap(({ start, end, kind, section }, block) => {
    if (kind === "heading") return [];
    const keys = readTokens(resume.text, start, end).map(readKeys);
    const found = new Map<string, PrintedTerm>();
    keys.forEach((own, at) => {
      for (const key of own.all)
        for (const one of starts.get(key) ?? []) {
          if (found.has(one.id) || (section === "education" && !one.study)) continue;
          const last = endOf(one, keys, at);
          if (last === null) continue;
          const place = { start: own.token.start, end: keys[last]!.token.end };
          found.set(one.id, {
            ...place,
            id: one.id,
            block,
            quote: resume.text.slice(place.start, place.end),
          });
        }
    });
    return [...found.values()];
  });
}

/** A token with all that a word of the table may name it by. */
type Keyed = { token: Token; all: readonly [string, string, string] };

const readKeys = (token: Token): Keyed => ({
  token,
  all: [familyKey(token), wordKey(token), nameKey(token)],
});
const familyKey = ({ stem }: Token) => likeWord(wordFamily(stem));
const wordKey = ({ singular }: Token) => `~${singular}`;
const nameKey = ({ text }: Token) => `=${text}`;

function indexStarts(terms: readonly RequiredTerm[]): Map<string, Start[]> {
  const index = new Map<string, Start[]>();
  for (const { id, kind, quotes } of terms) {
    // A certificate is held and a language spoken, or not: nothing else shows them.
    if (kind === "certificate" || kind === "language") continue;
    for (const { study, phrases } of rowsOf(quotes.map(({ quote }) => quote)))
      for (const phrase of phrases)
        phrase.forEach((alternatives, slot) => {
          for (const words of alternatives) {
            const start = { id, study, phrase, slot, words };
            const before = index.get(words[0]!);
            if (before === undefined) index.set(words[0]!, [start]);
            else before.push(start);
          }
        });
  }
  return index;
}

/** The rows that the ad's wordings of a term lead to. 'Without supervision' asks for none. */
function rowsOf(wordings: readonly string[]): KnownRow[] {
  const rows = wordings
    .slice(0, MOST_QUOTES)
    .filter((wording) => !/\bwithout\b/i.test(wording))
    .flatMap((wording) => rowsByWording().get(askedKey(wording)) ?? []);
  return [...new Set(rows)].map(readRow);
}

/** Words of praise and of skill in general, which the table leaves out. */
const PRAISE = new Set(
  `skill experience ability able knowledge understand strong excellent good great proven outstanding exceptional effective
  relevant solid familiarity proficiency proficient basic advanced high highly`.split(/\s+/),
);

/** The words of a wording that say something, by families and in one order: 'handled complaints' and 'complaint handling'. */
export const askedKey = (wording: string): string => joinKeys(saidIn(wording));

const joinKeys = (keys: readonly string[]) => [...new Set(keys)].sort().join(" ");

const saidIn = (text: string): string[] =>
  readTokens(text)
    .filter(({ normalized, stem }) => wordBand(normalized) !== 1 && !PRAISE.has(stem))
    .map(familyKey);

let byWording: ReadonlyMap<string, EvidenceRow[]> | undefined;

function rowsByWording(): ReadonlyMap<string, EvidenceRow[]> {
  if (byWording !== undefined) return byWording;
  const index = new Map<string, EvidenceRow[]>();
  // The same words stand in many wordings: each is read once.
  const words = new Map<string, readonly string[]>();
  const wordSaid = (word: string) => {
    const said = words.get(word) ?? saidIn(word);
    words.set(word, said);
    return said;
  };
  for (const row of [...WORK_ROWS, ...STUDY_ROWS])
    for (const wording of row.asked.split("; ")) {
      const key = joinKeys(wording.split(" ").flatMap(wordSaid));
      const rows = index.get(key) ?? [];
      if (!rows.includes(row)) index.set(key, [...rows, row]);
    }
  byWording = index;
  return index;
}

const STUDIES: ReadonlySet<EvidenceRow> = new Set(STUDY_ROWS);
/** Rows that were asked for once, read. They are of the table, not of anybody's documents. */
const readRows = new Map<EvidenceRow, KnownRow>();

function readRow(row: EvidenceRow): KnownRow {
  const before = readRows.get(row);
  if (before !== undefined) return before;
  const read = { study: STUDIES.has(row), phrases: row.shown.split(", ").map(readPhrase) };
  readRows.set(row, read);
  return read;
}

/** A word that is a whole phrase must be that word, and so must one that names a doer: 'design' is no 'designer'. */
const DOER = /(?:er|or|ist|ian|ant)$/;
/** Not so the verbs that end alike: 'answer', 'monitor'. */
const namesDoer = ({ singular, stem }: Token) => DOER.test(singular) && wordFamily(stem) !== stem;

function readPhrase(phrase: string): Phrase {
  const slots = phrase.split(" ");
  return slots.map((slot) =>
    slot.split("|").map((alternative) =>
      readTokens(alternative).map((token, _, words) => {
        if (/\p{Lu}/u.test(alternative)) return nameKey(token);
        const isAlone = slots.length === 1 && words.length === 1;
        return isAlone || namesDoer(token) ? wordKey(token) : familyKey(token);
      }),
    ),
  );
}

/** Words that may stand between those of a phrase: 'led the team', 'met our targets'. */
const BETWEEN = /^(?:an?|the|our|their|its|his|her|my)$/;

/** Where the last word of a phrase stands that begins with this one; null where it does not go on. */
function endOf({ phrase, slot, words }: Start, keys: readonly Keyed[], at: number): number | null {
  let end = endOfWords(words, keys, at);
  let before = slot;
  const missing = new Set(phrase.keys());
  missing.delete(slot);
  while (end !== null && missing.size > 0) {
    let next = end + 1;
    while (next < keys.length && BETWEEN.test(keys[next]!.token.normalized)) next += 1;
    if (next >= keys.length || endsClause(keys, end, next)) return null;
    const [filled, last] = fillSlot(phrase, missing, keys, next);
    if (filled === -1 || (filled < before && isParted(keys, end, next))) return null;
    missing.delete(filled);
    before = filled;
    end = last;
  }
  return end;
}

/** Which of the slots the words from here on fill, and where the last of them stands. */
function fillSlot(
  phrase: Phrase,
  missing: ReadonlySet<number>,
  keys: readonly Keyed[],
  at: number,
): [number, number] {
  for (const slot of missing)
    for (const words of phrase[slot]!) {
      const end = endOfWords(words, keys, at);
      if (end !== null) return [slot, end];
    }
  return [-1, -1];
}

function endOfWords(words: Words, keys: readonly Keyed[], at: number): number | null {
  const end = at + words.length - 1;
  if (!words.every((word, offset) => keys[at + offset]?.all.includes(word))) return null;
  return endsClause(keys, at, end) ? null : end;
}

const endsClause = (keys: readonly Keyed[], from: number, to: number) =>
  hasGap(keys, from, to, GAP.stop | GAP.bullet);

/** Items of a list are one phrase in its own order alone: 'Word, Excel', but 'training, staff' is no training of staff. */
const isParted = (keys: readonly Keyed[], from: number, to: number) => hasGap(keys, from, to, GAP.comma);

const hasGap = (keys: readonly Keyed[], from: number, to: number, gaps: number) =>
  keys.slice(from + 1, to + 1).some(({ token }) => (token.gap & gaps) !== 0);
