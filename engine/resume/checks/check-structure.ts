import type { Unit } from "../blocks/build-blocks.ts";
import type { ReadPages } from "../model/line.ts";
import type { Check, CheckResult, Resume } from "../model/resume.ts";
import { CHECKS } from "./catalogue.ts";
import type { Reading } from "./check-input.ts";
import { prepareInput } from "./prepare-input.ts";

const SHARE: Readonly<Record<CheckResult, number>> = { pass: 1, improve: 0.5, fix: 0 };
/** Without these a resume cannot be worked with at all, however good the rest is. */
const VITAL: ReadonlySet<string> = new Set(["text-layer", "email", "experience"]);
const CAP = 54;

/**
 * Runs the thirty checks. A pass earns its weight, an 'improve' half of it. 'good' from 80 points, 'average' from 55; a
 * resume that fails a vital check has at most 54.
 */
export function checkStructure(
  resume: Reading,
  pages: ReadPages,
  units: readonly Unit[],
): Pick<Resume, "checks" | "structurePoints" | "structure"> {
  const input = prepareInput(resume, pages, units);
  const checks: Check[] = CHECKS.map(({ id, group, weight, rule }) => ({
    id,
    group,
    weight,
    ...rule(input),
  }));
  const sum = checks.reduce((points, check) => points + check.weight * SHARE[check.result], 0);
  const failsVital = checks.some((check) => VITAL.has(check.id) && check.result === "fix");
  const structurePoints = failsVital ? Math.min(sum, CAP) : sum;
  return { checks, structurePoints, structure: bandOf(structurePoints) };
}

function bandOf(points: number): Resume["structure"] {
  if (points >= 80) return "good";
  return points >= 55 ? "average" : "poor";
}
