import { LIST_GAP } from "#engine/text/gap.ts";
import type { Trade } from "../knowledge/skills/concept.ts";
import { decideCandidate } from "./disambiguate.ts";
import type { BlockReading } from "./read-block.ts";
import type { TermCandidate } from "./term-candidate.ts";

const NEIGHBOURHOOD = 2;
/** Trades whose tools stand in one list: kin for the purpose of a list. */
const KIN: Readonly<Partial<Record<Trade, string>>> = {
  software: "technology",
  data: "technology",
  infrastructure: "technology",
};

/** Candidates that are meant, and those that might be if something beside their block supports them. */
export type Accepted = { accepted: TermCandidate[]; doubtful: TermCandidate[]; topical: TermCandidate[] };

/** The candidates that are meant: those sure by themselves, then those that a sure neighbour in their list makes sure. */
export function acceptCandidates(candidates: readonly TermCandidate[], reading: BlockReading): Accepted {
  const accepted: TermCandidate[] = [];
  const topical: TermCandidate[] = [];
  let doubtful: TermCandidate[] = [];
  const isInIdiom = markIdioms(candidates, reading.tokens.length);
  for (const candidate of candidates) {
    if (isInIdiom(candidate)) continue;
    const decision = decideCandidate(candidate, reading);
    if (decision === "yes") accepted.push(candidate);
    else if (decision === "maybe") doubtful.push(candidate);
    else if (decision === "topical") topical.push(candidate);
  }
  const languages = doubtful.filter(({ form }) => form.concept.kind === "language");
  if (new Set(languages.map(({ form }) => form.concept)).size > 1) {
    // 'Vietnamese or Arabic': two languages side by side are spoken.
    accepted.push(...languages);
    doubtful = doubtful.filter(({ form }) => form.concept.kind !== "language");
  }
  const qualities = doubtful.filter(({ form }) => form.concept.kind === "soft");
  if (new Set(qualities.map(({ form }) => form.concept)).size > 1) {
    // 'Calm, organised and kind': two qualities in one list are a person's.
    const inList = qualities.filter((one) =>
      qualities.some((other) => other.form.concept !== one.form.concept && areBeside(one, other, reading)),
    );
    accepted.push(...inList);
    doubtful = doubtful.filter((candidate) => !inList.includes(candidate));
  }
  const tradesAt = new Map<number, Set<string>>();
  for (const candidate of accepted) noteTrades(candidate, reading, tradesAt);
  for (let round = 0; round < 2 && doubtful.length > 0; round += 1) {
    const still: TermCandidate[] = [];
    const joined: TermCandidate[] = [];
    for (const candidate of doubtful)
      (hasKinInList(candidate, reading, tradesAt) ? joined : still).push(candidate);
    for (const candidate of joined) noteTrades(candidate, reading, tradesAt);
    accepted.push(...joined);
    doubtful = still;
  }
  return { accepted, doubtful, topical };
}

function areBeside(one: TermCandidate, other: TermCandidate, reading: BlockReading): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  const from = reading.items[first.to - 1]!;
  const to = reading.items[last.from]!;
  return to > from && to - from <= NEIGHBOURHOOD && sameList(reading, from, to);
}

/** Whether a candidate lies inside a phrase that means nothing. */
export function markIdioms(
  candidates: readonly TermCandidate[],
  words: number,
): (candidate: TermCandidate) => boolean {
  const idioms = candidates.filter(({ form }) => form.concept.id === "idiom");
  if (idioms.length === 0) return () => false;
  const ends = new Array<number>(words).fill(0);
  for (const { from, to } of idioms) ends[from] = Math.max(ends[from]!, to);
  for (let index = 1; index < words; index += 1) ends[index] = Math.max(ends[index]!, ends[index - 1]!);
  return ({ from, to }) => ends[from]! >= to;
}

function noteTrades(
  candidate: TermCandidate,
  reading: BlockReading,
  tradesAt: Map<number, Set<string>>,
): void {
  for (let item = reading.items[candidate.from]!; item <= reading.items[candidate.to - 1]!; item += 1) {
    const trades = tradesAt.get(item) ?? new Set();
    for (const kin of kinOf(candidate)) trades.add(kin);
    tradesAt.set(item, trades);
  }
}

/** Skills are kin by trade, qualities of people to each other. */
export function kinOf({ form }: TermCandidate): string[] {
  const { kind, trades } = form.concept;
  return kind === "soft" ? ["soft"] : trades.map((trade) => KIN[trade] ?? trade);
}

function hasKinInList(
  candidate: TermCandidate,
  reading: BlockReading,
  tradesAt: ReadonlyMap<number, Set<string>>,
): boolean {
  const first = reading.items[candidate.from]!;
  const last = reading.items[candidate.to - 1]!;
  for (let item = first - NEIGHBOURHOOD; item <= last + NEIGHBOURHOOD; item += 1) {
    if (item >= first && item <= last) continue;
    const trades = tradesAt.get(item);
    if (trades === undefined || !sameList(reading, Math.min(item, first), Math.max(item, last))) continue;
    if (isSupportedBy(candidate, trades)) return true;
  }
  return false;
}

/** A name needs kin beside it; a plain word that names a skill among others ('cleaning, security') any skill at all. */
function isSupportedBy(candidate: TermCandidate, trades: ReadonlySet<string>): boolean {
  const { ambiguity, concept } = candidate.form;
  if (kinOf(candidate).some((kin) => trades.has(kin))) return true;
  return ambiguity === "ctx" && concept.kind === "hard" && (trades.size > 1 || !trades.has("soft"));
}

/** The items from one to the other stand in one sentence, parted by commas, slashes, bars or 'and'. */
function sameList(reading: BlockReading, firstItem: number, lastItem: number): boolean {
  const from = reading.itemSpans[firstItem]!.from;
  const to = reading.itemSpans[lastItem]!.to - 1;
  if (reading.sentences[from] === reading.sentences[to]) return true;
  for (let item = firstItem + 1; item <= lastItem; item += 1) {
    const token = reading.tokens[reading.itemSpans[item]!.from]!;
    if ((token.gap & LIST_GAP) === 0) return false;
  }
  return true;
}
