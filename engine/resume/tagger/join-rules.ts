import type { ObservedLine } from "../confidence/observe-lines.ts";
import type { ResumeDate } from "../model/resume.ts";
import type { TaggedEntry } from "./build-entries.ts";

/** An entry as the rules read it. */
export type RuledEntry = {
  kind: "job" | "study";
  from: ResumeDate | null;
  to: ResumeDate | null;
  current: boolean;
  start: number;
  end: number;
};

/** The entry of the rules that each tagged entry is, if any: the one whose first line is the nearest to its own. */
export function pairEntries<R extends RuledEntry>(
  tagged: readonly TaggedEntry[],
  ruled: readonly R[],
  facts: readonly ObservedLine[],
): Map<TaggedEntry, R> {
  const pairs: { one: TaggedEntry; other: R; shared: number; far: number }[] = [];
  for (const one of tagged)
    for (const other of ruled) {
      if (one.kind !== other.kind) continue;
      const lines = facts.flatMap(({ line }, at) =>
        line.end > other.start && line.start < other.end ? [at] : [],
      );
      const own = new Set(one.lines);
      const shared = lines.filter((at) => own.has(at)).length;
      if (shared > 0) pairs.push({ one, other, shared, far: Math.abs((lines[0] ?? 0) - one.lines[0]!) });
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

/** Times that break over lines, or that one entry lends another, are read by the rules; the tags say whose they are. */
export function lendDates(tagged: readonly TaggedEntry[], pairs: ReadonlyMap<TaggedEntry, RuledEntry>): void {
  for (const entry of tagged) {
    const other = pairs.get(entry);
    if (other === undefined || (other.from === null && other.to === null)) continue;
    const isDated = entry.from !== null || entry.to !== null;
    if (
      isDated &&
      (entry.kind === "study" ? entry.from !== null || other.from === null : !sharesDate(entry, other))
    )
      continue;
    entry.from = other.from;
    entry.to = other.to;
    entry.current = other.current;
  }
}

function sharesDate(one: TaggedEntry, other: RuledEntry): boolean {
  const texts = [other.from?.text, other.to?.text];
  return [one.from?.text, one.to?.text].some(
    (text) => text !== undefined && texts.some((whole) => whole?.includes(text)),
  );
}
