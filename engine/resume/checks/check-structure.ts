import type { Unit } from "../blocks/build-blocks.ts";
import type { ReadPages } from "../model/line.ts";
import type { Check, Resume } from "../model/resume.ts";
import { CHECKS } from "./catalogue.ts";
import type { Reading } from "./check-input.ts";
import { prepareInput } from "./prepare-input.ts";
import { bandOfStructure, sumStructurePoints } from "./structure-points.ts";

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
  const structurePoints = sumStructurePoints(checks);
  return { checks, structurePoints, structure: bandOfStructure(structurePoints) };
}
