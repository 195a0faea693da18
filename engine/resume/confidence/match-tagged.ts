import { foldWords } from "../../text/fold-letters.ts";
import type { TaggedEntry } from "../tagger/tag-resume.ts";
import type { RatedEntry } from "./rated-entry.ts";

/** From here on two readings are of one entry: a value the same, or a header that lies within it and another sign. */
const ENOUGH = 2;

/** For each entry of the rules the second reader's reading of the same, each at most once; null where it has none. */
export function matchTagged(
  entries: readonly RatedEntry[],
  tagged: readonly TaggedEntry[],
): (TaggedEntry | null)[] {
  const pairs = entries.flatMap((entry, at) =>
    tagged.map((other, index) => ({ at, index, like: likeness(entry, other) })),
  );
  pairs.sort((one, other) => other.like - one.like || one.at - other.at || one.index - other.index);
  const matched: (TaggedEntry | null)[] = entries.map(() => null);
  const used = new Set<number>();
  for (const { at, index, like } of pairs) {
    if (like < ENOUGH || matched[at] !== null || used.has(index)) continue;
    matched[at] = tagged[index]!;
    used.add(index);
  }
  return matched;
}

function likeness(entry: RatedEntry, other: TaggedEntry): number {
  if (entry.kind !== other.kind) return 0;
  let like = other.start < entry.end && entry.start < other.end ? 1.5 : 0;
  for (const [field, value] of Object.entries(entry.values)) {
    const tagged = other.values[field];
    if (value === null || tagged == null) continue;
    if (sameWords(value, tagged.text)) like += 1.5;
  }
  if (entry.from !== null && entry.from.text === other.from?.text) like += 1;
  if (entry.to !== null && entry.to.text === other.to?.text) like += 0.5;
  return like;
}

export function sameWords(one: string, other: string): boolean {
  return foldWords(one).join("") === foldWords(other).join("");
}
