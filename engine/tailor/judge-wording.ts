import {
  EMPTY_WORDS,
  JOINING_WORDS,
  LIMITS,
  QUALIFIERS,
  RELATION_WORDS,
} from "../knowledge/words/wording-words.ts";
import { readVerb } from "../letter/clause/verb-forms.ts";
import { readNumbers } from "../letter/verify/read-numbers.ts";
import { GAP } from "../text/gap.ts";
import { readTokens } from "../text/tokens.ts";
import { isTool, readWording, type StatedWord, type Wording } from "./read-wording.ts";

/** A little longer than the line, where a name takes the place of its abbreviation. */
const MOST_ADDED = 40;
const LEAST_WORDS = 3;
const CLAUSE_END = GAP.comma | GAP.stop | GAP.colon;
const LONGEST_LINE = 500;
const MARKUP = /[<>{}[\]|*_`\\^~=]|https?:|www\.|\p{Extended_Pictographic}|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;

/**
 * What a new wording of a line says that the line does not, in words for whoever wrote it; empty where it only says the line
 * again, or a part of it. Stricter than any check of a letter: words may go, come in another order within a list, take
 * another form or the name that the lexicon holds to be the same, and nothing else.
 */
export function judgeWording(line: string, text: string): string[] {
  const faults = judgeForm(line, text);
  if (faults.length > 0) return faults;
  const [was, now] = [readWording(line), readWording(text)];
  const matches = now.words.map((word) => ({ word, origins: findOrigins(word, was, now) }));
  const strange = [
    ...matches.filter(({ origins }) => origins.length === 0).map(({ word }) => word.text),
    ...listPraise(text).filter((word) => !listPraise(line).includes(word)),
  ];
  if (strange.length > 0) return [`the line does not say ${quoteAll(strange)}`];
  if (!saysOnce(was, now)) return ["it says something twice"];
  return [
    ...judgeTies(matches, was),
    ...judgeNumbers(line, text),
    ...judgeLimits(line, text, matches, was),
    ...judgeOpening(matches, was),
  ];
}

/** No word more often than the line, by whatever name. */
function saysOnce(was: Wording, now: Wording): boolean {
  const keysOf = ({ words }: Wording) => words.map(({ terms, key }) => terms[0] ?? key);
  const own = keysOf(was);
  const known = new Set(own);
  return keysOf(now).every((key) => !known.has(key) || take(own, key));
}

const listPraise = (text: string) =>
  readTokens(text).flatMap(({ normalized }) => (EMPTY_WORDS.has(normalized) ? [normalized] : []));

type Match = { word: StatedWord; origins: StatedWord[] };

function judgeForm(line: string, text: string): string[] {
  if (line.length > LONGEST_LINE) return ["the line is too long to be judged"];
  if (/\n/.test(text) || text !== text.trim()) return ["it is not one line"];
  if (text.split(" ").length < LEAST_WORDS) return ["it is too short"];
  if (text.length > line.length + MOST_ADDED) return ["it is longer than the line"];
  const strange = MARKUP.exec(text)?.[0];
  if (strange !== undefined && !line.includes(strange)) return ["it has signs that the line has not"];
  if (/[.!?;:]\s+\p{Lu}/u.test(text) && !/[.!?;:]\s+\p{Lu}/u.test(line)) return ["it is not one sentence"];
  const ties = listTies(text);
  if (/(?:[,;:(–-]|\b(?:and|or|the|an?)\.?)$/i.test(text) || ties.at(-1) !== "")
    return ["it stops before its end"];
  const own = listTies(line);
  return ties.every((run) => !run.includes(" ") || own.includes(run)) ? [] : ["it is no sentence"];
}

/** The words that tie, as they stand between words that state something, one run each; the last behind them all. */
function listTies(text: string): string[] {
  const runs = [""];
  for (const { normalized, gap } of readTokens(text)) {
    // Nothing follows it: the run says so.
    if ((gap & CLAUSE_END) !== 0 && runs.at(-1) !== "") runs.push(`${runs.pop()} ,`, "");
    if (RELATION_WORDS.has(normalized)) runs.push(`${runs.pop()} ${normalized}`.trim());
    else if (!JOINING_WORDS.has(normalized)) runs.push("");
  }
  return runs;
}

/** Where in the line a word comes from: the word itself, a deed in another form, or another name of the same tool. */
function findOrigins(word: StatedWord, was: Wording, now: Wording): StatedWord[] {
  const same = was.words.filter((one) => isSameWord(word, one, now));
  if (same.length > 0) return same;
  return was.words.filter(({ terms }) => terms.some((id) => word.terms.includes(id)));
}

function isSameWord(word: StatedWord, one: StatedWord, now: Wording): boolean {
  if (word.key !== one.key) return word.isDeed && one.isDeed === false && isGerundOf(one, word);
  if (word.isDeed !== one.isDeed || !hasKeptTense(word, one)) return false;
  // A capital names: only what opens a line may have one or none.
  const opens = word.start === 0 || one.start === 0 || now.words[0] === word;
  return word.text === one.text || word.isDeed || opens || isPlain(word.text) === isPlain(one.text);
}

/** 'Responsible for buying, storing …': what stood behind another word opens the line now. */
const isGerundOf = (one: StatedWord, deed: StatedWord) =>
  one.kinds.includes("gerund") && one.relation === "" && readVerb(one.text)?.verb.base === deed.key;

/** What goes on may be said to be done; what is done now is not said to be over, nor the other way. */
function hasKeptTense({ kinds }: StatedWord, one: StatedWord): boolean {
  if (kinds.length === 0 || one.kinds.length === 0) return true;
  return one.kinds.includes("gerund") || kinds.some((kind) => one.kinds.includes(kind));
}

const isPlain = (text: string) => text === text.toLowerCase();

/** Whether each word is tied to what it is tied to in the line. */
function judgeTies(matches: readonly Match[], was: Wording): string[] {
  const loose = matches.filter(({ word, origins }) => !origins.some((one) => isTiedAlike(word, one, was)));
  return loose.length === 0
    ? []
    : [`the line does not say ${quoteAll(loose.map(({ word }) => word.text))} of that`];
}

function isTiedAlike(word: StatedWord, one: StatedWord, was: Wording): boolean {
  const isOther = word.key !== one.key;
  const isMoved = word.terms.length > 0 && one.relation === "with" && word.relation === "";
  if (!word.deeds.every((deed) => one.deeds.includes(deed))) return false;
  if (word.relation !== one.relation && !isMoved) return false;
  if (!isMoved && !isTool(one) && !isHostKept(word, one, was)) return false;
  return isOther || isMoved || (keepsBefore(word, one, was) && keepsAfter(word, one));
}

/** Tied to the same, or to some of the things of the same list; a tool of the deed may stand among them. */
function isHostKept({ hosts }: StatedWord, one: StatedWord, was: Wording): boolean {
  const tools = was.words.filter(isTool).flatMap(({ terms }) => terms);
  const own = hosts.filter((key) => !tools.includes(key));
  return own.length === 0 ? one.hosts.length === 0 : own.every((key) => one.hosts.includes(key));
}

/**
 * What makes a word another one stays with it, unless it is a part of the same name, and nothing comes to stand there but a
 * tool of the same deed.
 */
function keepsBefore(word: StatedWord, one: StatedWord, was: Wording): boolean {
  if (word.before === one.before) return true;
  const said = (key: string) => was.words.filter((other) => other.key === key);
  const mayGo =
    one.before === null ||
    said(one.before).some(({ isDeed, terms }) => isDeed || terms.some((id) => one.terms.includes(id)));
  const mayCome =
    word.before === null ||
    said(word.before).length === 0 ||
    said(word.before).some((other) => other.isDeed || isTool(other));
  return mayGo && mayCome;
}

/** A number counts what it counts in the line. */
function keepsAfter(word: StatedWord, one: StatedWord): boolean {
  return !/^\d/.test(word.text) || word.after === one.after;
}

function judgeNumbers(line: string, text: string): string[] {
  const keysOf = (words: string) =>
    readNumbers(words).map(({ value, unit, currency }) => `${value} ${unit} ${currency}`);
  const own = keysOf(line);
  return keysOf(text).every((key) => take(own, key)) ? [] : ["a number is not that of the line"];
}

/** Takes each thing once. */
function take(from: string[], key: string): boolean {
  const at = from.indexOf(key);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}

/** Words that make a claim smaller stay, as long as what they stand beside does. */
function judgeLimits(line: string, text: string, matches: readonly Match[], was: Wording): string[] {
  const said = new Map<string, number>();
  for (const token of readTokens(text)) for (const key of formsOf(token.normalized)) count(said, key, 1);
  const kept = new Set(matches.flatMap(({ origins }) => origins.map(({ deeds }) => deeds.join(" "))));
  const missing = readTokens(line).filter(({ normalized, start }) => {
    const forms = formsOf(normalized);
    const clause = was.words.findLast((word) => word.start <= start - (line.length - was.text.length));
    const isKept = clause === undefined || kept.has(clause.deeds.join(" "));
    const isNeeded = forms.some((form) => LIMITS.has(form) || (isKept && QUALIFIERS.has(form)));
    return isNeeded && !forms.some((form) => count(said, form, -1) >= 0);
  });
  return missing.length === 0 ? [] : [`it leaves out ${quoteAll(missing.map((token) => token.text))}`];
}

function count(counts: Map<string, number>, key: string, by: number): number {
  const sum = (counts.get(key) ?? 0) + by;
  counts.set(key, sum);
  return sum;
}

function formsOf(word: string): string[] {
  const base = readVerb(word)?.verb.base;
  return base === undefined || base === word ? [word] : [word, base];
}

/** It opens with a deed of the line, or with the word that opens the line. */
function judgeOpening([first]: readonly Match[], was: Wording): string[] {
  if (first === undefined) return ["it says nothing"];
  const opens = first.origins.some(
    (one) => one === was.words[0] || (one.isDeed && one.kinds.includes("past")),
  );
  return opens ? [] : ["it does not open as the line does"];
}

const quoteAll = (words: readonly string[]) => [...new Set(words)].map((word) => `‘${word}’`).join(", ");

/** Whether two lines differ in more than filling, capitals and signs. */
export function isWordedAnew(line: string, text: string): boolean {
  const keysOf = (words: string) =>
    readTokens(words)
      .map(({ normalized }) => normalized)
      .filter((word) => !EMPTY_WORDS.has(word))
      .join(" ");
  return keysOf(line) !== keysOf(text) || line.length - text.length >= LEAST_SHORTER;
}
const LEAST_SHORTER = 8;
