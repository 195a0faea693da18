import type { ObservedLine } from "../confidence/observe-lines.ts";
import type { ResumeDate } from "../model/resume.ts";
import type { TaggedEntry } from "./build-entries.ts";

/** An entry as the rules read it. */
export type RuledEntry = {
  from: ResumeDate | null;
  to: ResumeDate | null;
  /** Of jobs alone. */
  current?: boolean;
  start: number;
  end: number;
};

/** The entry of the rules that each tagged entry of its kind is, if any: the one whose first line is the nearest to its own. */
export function pairEntries<R extends RuledEntry>(
  tagged: readonly TaggedEntry[],
  ruled: readonly R[],
  facts: readonly ObservedLine[],
): Map<TaggedEntry, R> {
  const placed = ruled.map((other) => ({ other, lines: linesOf(other, facts) }));
  const pairs: { one: TaggedEntry; other: R; shared: number; far: number }[] = [];
  for (const one of tagged)
    for (const { other, lines } of placed) {
      const shared = one.lines.filter((at) => at >= lines.first && at < lines.end).length;
      if (shared > 0) pairs.push({ one, other, shared, far: Math.abs(lines.first - one.lines[0]!) });
    }
  pairs.sort((a, b) => a.far - b.far || b.shared - a.shared);
  const found = new Map<TaggedEntry, R>();
  const taken = new Set<R>();
  for (const { one, other } of pairs) {
    if (found.has(one) || taken.has(other)) continue;
    found.set(one, other);
    taken.add(other);
  }
  return found;
}

/** Which lines an entry of the text stands in: the first one, and the one behind the last. */
function linesOf({ start, end }: RuledEntry, facts: readonly ObservedLine[]): { first: number; end: number } {
  return {
    first: firstLine(facts, (line) => line.end > start),
    end: firstLine(facts, (line) => line.start >= end),
  };
}

/** The first line of which something holds that holds of all lines after it. */
function firstLine(facts: readonly ObservedLine[], holds: (line: ObservedLine["line"]) => boolean): number {
  let [low, high] = [0, facts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(facts[middle]!.line)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Times that break over lines, or that one entry lends another, are read by the rules; the tags say whose they are. */
export function takeDates(pairs: ReadonlyMap<TaggedEntry, RuledEntry>): void {
  for (const [entry, other] of pairs) {
    if ((other.from === null && other.to === null) || isDatedOtherwise(entry, other)) continue;
    entry.from = other.from;
    entry.to = other.to;
    entry.current = other.current ?? false;
  }
}

function isDatedOtherwise(entry: TaggedEntry, other: RuledEntry): boolean {
  if (entry.from === null && entry.to === null) return false;
  return entry.kind === "study" ? entry.from !== null || other.from === null : !sharesDate(entry, other);
}

function sharesDate(one: TaggedEntry, other: RuledEntry): boolean {
  const texts = [other.from?.text, other.to?.text];
  return [one.from?.text, one.to?.text].some(
    (text) => text !== undefined && texts.some((whole) => whole?.includes(text)),
  );
}

/** What stands below an entry, and is its own by the rules and no other's, is its own. */
export function extendLines(
  tagged: readonly TaggedEntry[],
  pairs: ReadonlyMap<TaggedEntry, RuledEntry>,
  facts: readonly ObservedLine[],
): void {
  const taken = new Set(tagged.flatMap(({ lines }) => lines));
  for (const [entry, { end }] of pairs) {
    let next = entry.lines.at(-1)! + 1;
    while (next < facts.length && !taken.has(next) && facts[next]!.line.start < end) {
      entry.lines.push(next);
      next += 1;
    }
  }
}

/**
 * Entries of which the rules are sure and in whose lines nothing is tagged, a gap in what the tagger saw and not a doubt; and
 * those below the lines that it looks at.
 */
export function keepRuled<R extends RuledEntry & { confidence: Readonly<Record<string, number>> }>(
  ruled: readonly R[],
  tagged: readonly TaggedEntry[],
  facts: readonly ObservedLine[],
  seen: number,
): R[] {
  const taken = new Set(tagged.flatMap(({ lines }) => lines));
  return ruled.filter((entry) => {
    const { first, end } = linesOf(entry, facts);
    if (first >= seen) return true;
    const { title = 0, school = 0, dates = 0 } = entry.confidence;
    if (Math.min(Math.max(title, school), dates) < SURE) return false;
    for (let line = first; line < end; line += 1) if (taken.has(line)) return false;
    return true;
  });
}

const SURE = 0.85;
