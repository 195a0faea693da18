import { type Accepted, kinOf } from "./accept-candidates.ts";
import type { BlockReading } from "./read-block.ts";
import type { TermCandidate } from "./term-candidate.ts";

/** Sure terms of one trade before a text is of that trade, and the share of all its sure terms they make. */
const FEWEST = 4;
const SHARE = 0.3;
/** Sections whose prose lists duties and wants as bullets elsewhere do. */
const ASKING: ReadonlySet<string> = new Set(["responsibilities", "requirements", "preferred"]);

/**
 * Adds plain words that name a skill where the whole text is of their trade: 'plating' in an ad of a kitchen needs no
 * word of cooking in its own sentence. A text of a few terms has no trade.
 */
export function acceptTopical(
  readings: readonly BlockReading[],
  found: readonly Accepted[],
  named: readonly TermCandidate[][],
): TermCandidate[][] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const candidate of named.flat()) {
    if (candidate.form.concept.kind !== "hard") continue;
    all += 1;
    for (const kin of kinOf(candidate)) counts.set(kin, (counts.get(kin) ?? 0) + 1);
  }
  const topics = new Set(
    [...counts]
      .filter(([trade, count]) => trade !== "general" && count >= FEWEST && count >= all * SHARE)
      .map(([trade]) => trade),
  );
  if (topics.size === 0) return [...named];
  return named.map((accepted, index) => {
    const { block } = readings[index]!;
    if (block.kind !== "item" && !ASKING.has(block.section)) return accepted;
    const more = found[index]!.topical.filter((candidate) => kinOf(candidate).some((kin) => topics.has(kin)));
    return more.length === 0 ? accepted : [...accepted, ...more];
  });
}
