import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { bandOfStructure, chooseRepairs, sumStructurePoints } from "./structure-points.ts";

const WEIGHTS = {
  email: 20,
  experience: 5,
  results: 25,
  gaps: 20,
  summary: 15,
  fonts: 10,
  skills: 5,
} as const;
const IDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

const checks = fc
  .tuple(...IDS.map(() => fc.constantFrom("pass" as const, "improve" as const, "fix" as const)))
  .map((results) => IDS.map((id, index) => ({ id, weight: WEIGHTS[id], result: results[index]! })));

test("the repairs make the structure good, and no fewer would: every choice is tried", () => {
  fc.assert(
    fc.property(checks, (given) => {
      const mendedBand = (ids: readonly string[]) =>
        bandOfStructure(
          sumStructurePoints(
            given.map((check) => (ids.includes(check.id) ? { ...check, result: "pass" as const } : check)),
          ),
        );
      const repairs = chooseRepairs(given);
      expect(mendedBand(repairs)).toBe("good");
      const choices = IDS.reduce<string[][]>((sets, id) => sets.flatMap((set) => [set, [...set, id]]), [[]]);
      const fewest = Math.min(
        ...choices.filter((ids) => mendedBand(ids) === "good").map((ids) => ids.length),
      );
      expect(repairs.length).toBe(fewest);
    }),
    { numRuns: 100 },
  );
});
