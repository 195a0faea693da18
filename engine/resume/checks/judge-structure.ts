import type { Check, Resume } from "../resume.ts";
export function judgeStructure(_: object): {
  checks: Check[];
  structurePoints: number;
  structure: Resume["structure"];
} {
  return { checks: [], structurePoints: 0, structure: "poor" };
}
