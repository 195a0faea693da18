import type { Check, CheckResult, Resume } from "../model/resume.ts";

type Weighed = Pick<Check, "id" | "weight" | "result">;

const SHARE: Readonly<Record<CheckResult, number>> = { pass: 1, improve: 0.5, fix: 0 };
/** Without these a resume cannot be worked with at all, however good the rest is. */
const VITAL: ReadonlySet<string> = new Set(["text-layer", "email", "experience"]);
const CAP = 54;
const GOOD = 80;
const AVERAGE = 55;

/** A pass earns its weight, an 'improve' half of it; who fails a vital check has at most 54. */
export function sumStructurePoints(checks: readonly Weighed[]): number {
  const sum = checks.reduce((points, check) => points + check.weight * SHARE[check.result], 0);
  return checks.some(failsVital) ? Math.min(sum, CAP) : sum;
}

/** 'good' from 80 points, 'average' from 55. */
export function bandOfStructure(points: number): Resume["structure"] {
  if (points >= GOOD) return "good";
  return points >= AVERAGE ? "average" : "poor";
}

/**
 * The fewest checks that, once passed, make the structure 'good': the vital ones that fail, then those that win most.
 * Every check that does not pass where even they are not enough.
 */
export function chooseRepairs(checks: readonly Weighed[]): string[] {
  const open = checks
    .filter((check) => check.result !== "pass")
    .sort((a, b) => Number(failsVital(b)) - Number(failsVital(a)) || gainOf(b) - gainOf(a));
  const mended = new Set<string>();
  for (const check of open) {
    if (sumStructurePoints(passing(checks, mended)) >= GOOD) break;
    mended.add(check.id);
  }
  return [...mended];
}

/** The checks as they stand once those of these ids pass. */
function passing(checks: readonly Weighed[], ids: ReadonlySet<string>): Weighed[] {
  return checks.map((check) => (ids.has(check.id) ? { ...check, result: "pass" } : check));
}

function failsVital({ id, result }: Weighed): boolean {
  return result === "fix" && VITAL.has(id);
}

function gainOf({ weight, result }: Weighed): number {
  return weight * (1 - SHARE[result]);
}
