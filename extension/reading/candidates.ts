import { foldLoosely } from "./lines.ts";

/** A value that a field may have, with how much speaks for it. */
export type Candidate = { value: string; weight: number; by: string };

export type Field = {
  value: string;
  /** Whether the page says it plainly; what is not sure is asked about. */
  sure: boolean;
  /** What else it may be. */
  others: string[];
};

/** From here on a value is sure, when nothing else comes near it. */
const SURE = 5;
const NEAR = 1.5;
/** Below this, a value is offered but not filled in. */
const FILLED = 2.5;
const MOST_OTHERS = 4;

/** Gathers what was found, where one value stands several times, or as a part of a longer one. */
export function decideField(candidates: readonly Candidate[]): Field {
  const groups: { value: string; folded: string; weight: number; best: number; kinds: Set<string> }[] = [];
  for (const { value, weight, by } of [...candidates].sort((a, b) => b.weight - a.weight)) {
    const folded = foldLoosely(value);
    if (folded === "") continue;
    const group = groups.find((other) => other.folded === folded);
    if (group === undefined) groups.push({ value, folded, weight, best: weight, kinds: new Set([by]) });
    else if (!group.kinds.has(by)) {
      group.kinds.add(by);
      group.weight += weight * 0.6;
    }
  }
  // 'Northfell' speaks for 'Northfell Chilled Haulage' too, a little.
  const own = groups.map((group) => group.weight);
  for (const [index, group] of groups.entries())
    for (const [at, other] of groups.entries())
      if (index !== at && other.folded.length >= 4 && group.folded.includes(other.folded))
        group.weight += own[at]! * 0.4;
  groups.sort((a, b) => b.weight - a.weight || b.value.length - a.value.length);
  const [first, second] = groups;
  if (first === undefined) return { value: "", sure: false, others: [] };
  const isNear =
    second !== undefined && first.weight - second.weight < NEAR && !isPart(first.folded, second.folded);
  const isFilled = first.weight >= FILLED;
  const others = groups.slice(isFilled ? 1 : 0).map((group) => group.value);
  return {
    value: isFilled ? first.value : "",
    sure: first.weight >= SURE && !isNear,
    others: others.slice(0, MOST_OTHERS),
  };
}

function isPart(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}
