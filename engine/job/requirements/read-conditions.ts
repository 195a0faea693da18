import { CONDITION_PATTERNS } from "../../knowledge/ads/condition-patterns.ts";
import type { Condition } from "../model/job.ts";
import type { AdBlock } from "../sections/read-blocks.ts";

/** Characters; no condition is said in fewer, and thousands of tiny items stay quick. */
const SHORTEST = 6;

/** Conditions of the work, from every part of the ad but the employer's own story, in order. */
export function readConditions(blocks: readonly AdBlock[]): Condition[] {
  const conditions: Condition[] = [];
  for (const block of blocks) {
    if (block.section === "about" || block.text.length < SHORTEST) continue;
    for (const [kind, pattern] of CONDITION_PATTERNS) {
      for (const match of block.text.matchAll(pattern)) {
        const start = block.start + match.index;
        conditions.push({ kind, start, end: start + match[0].length, quote: match[0] });
      }
    }
  }
  return conditions.sort((a, b) => a.start - b.start || b.end - a.end).filter(isFirstOfPlace);
}

/** Of two readings of one place the earlier and longer stays. */
function isFirstOfPlace(condition: Condition, index: number, all: readonly Condition[]): boolean {
  const before = all[index - 1];
  return before === undefined || condition.start >= before.end || condition.kind !== before.kind;
}
