import { GLUED_OPENERS } from "../../knowledge/ads/glued-openers.ts";
import type { Edit } from "./mapped-text.ts";
import { protectedNames } from "./protected-names.ts";

/** Fewer joins than this may all be names; a paste that lost its line breaks has more. */
const FEWEST_JOINS = 3;
/** A small letter, a digit or a closing mark, and right behind it a capitalised word, or 'A' and 'I'. */
const JOIN = /(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll}{2}|[AI] )|(?<=[\p{Ll}\p{N})][.!?;:]|\))(?=\p{Lu}\p{Ll}{2})/gu;
const OPENER_JOIN = new RegExp(
  `(?<=\\p{Lu}{2})(?=(?:${GLUED_OPENERS})(?!\\p{Ll}))|(?<=(?:Benefits|Qualifications|Requirements|Responsibilities|Salary|Pay))(?=[\\d£$€])`,
  "gu",
);
/** What may follow a dot inside a name. */
const DOTTED = /^(?:Net|Com|Org|Inc|Edu|Gov|Tech|Eng|Phil)(?!\p{Ll})/u;
/** Beginnings of surnames, which take a capital behind them. */
const NAME_PREFIX = /^(?:Mc|Mac|Fitz|De|Di|Du|La|Le|Van|Von|El|Al|Ap)$/;
const LONGEST_NAME = 5;
/** Characters; a longer run without a space is no text that somebody wrote. */
const LONGEST_RUN = 400;

/**
 * Parts words that a paste has glued ('skillsExperience', 'shift.Must') by a line break each: what was lost between
 * them was nearly always one. Names stay whole. Nothing is done below three joins.
 */
export function findGlueEdits(text: string): Edit[] {
  const joins = findJoins(text, JOIN);
  if (joins.length < FEWEST_JOINS) return [];
  const places = [...joins, ...findJoins(text, OPENER_JOIN)].sort((a, b) => a - b);
  // Behind a colon the label still tells what its line is.
  return places
    .filter((place) => text[place - 1] !== ":")
    .map((place) => ({ start: place, end: place, replacement: "\n" }));
}

function findJoins(text: string, pattern: RegExp): number[] {
  const places = [...text.matchAll(pattern)].map((match) => match.index);
  if (places.length === 0) return [];
  const names = { listed: protectedNames(), repeated: repeatedNames(text) };
  const kept: number[] = [];
  let next = 0;
  for (const word of text.matchAll(/\S+/gu)) {
    const end = word.index + word[0].length;
    const inside: number[] = [];
    for (; next < places.length && places[next]! < end; next += 1) inside.push(places[next]! - word.index);
    if (inside.length > 0 && word[0].length <= LONGEST_RUN && !isAddress(word[0])) {
      for (const place of dropNames(word[0], inside, names)) kept.push(word.index + place);
    }
  }
  return kept;
}

type Names = { listed: ReadonlySet<string>; repeated: ReadonlySet<string> };

/** Words with a capital inside that stand more than once by themselves: what a paste has glued hardly recurs. */
function repeatedNames(text: string): ReadonlySet<string> {
  const once = new Set<string>();
  const repeated = new Set<string>();
  for (const [word] of text.matchAll(INNER_CAPITAL)) (once.has(word) ? repeated : once).add(word);
  return repeated;
}
const INNER_CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu;

function isAddress(word: string): boolean {
  return word.includes("@") || word.includes("://") || /^www\./i.test(word);
}

/** Of the joins in one run of characters those that no name spans, listed or repeated. */
function dropNames(run: string, joins: number[], names: Names): number[] {
  const edges = [wordStart(run, joins[0]!), ...joins];
  const kept: number[] = [];
  for (let edge = 0; edge < edges.length; ) {
    const reach = longestName(run, edges, edge, names);
    edge += reach;
    if (edge < edges.length) kept.push(edges[edge]!);
  }
  return kept.filter((place) => run[place - 1] !== "." || !DOTTED.test(run.slice(place, place + 8)));
}

function wordStart(run: string, join: number): number {
  let start = join;
  while (start > 0 && /[\p{L}\p{N}]/u.test(run[start - 1]!)) start -= 1;
  return start;
}

/** How many pieces from `edge` on make one name; one when none does. */
function longestName(run: string, edges: number[], edge: number, { listed, repeated }: Names): number {
  const start = edges[edge]!;
  for (let count = Math.min(LONGEST_NAME, edges.length - edge); count > 1; count -= 1) {
    const last = edges[edge + count - 1]!;
    const end = edges[edge + count] ?? wordEnd(run, last);
    const whole = run.slice(start, Math.min(end, wordEnd(run, last)));
    if (repeated.has(whole) || listed.has(whole) || listed.has(whole.replace(/s$/, ""))) return count;
    if (count === 2 && NAME_PREFIX.test(run.slice(start, last))) return count;
  }
  return 1;
}

function wordEnd(run: string, from: number): number {
  let end = from;
  while (end < run.length && end - from < 60 && /[\p{L}\p{N}]/u.test(run[end]!)) end += 1;
  return end;
}
