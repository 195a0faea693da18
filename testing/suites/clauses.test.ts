import { describe, expect, test } from "vitest";
import { checkClauses } from "./check-clauses.ts";

describe("bullets of resumes become clauses of letters", () => {
  const judged = checkClauses();

  test("over many trades", () => {
    expect(judged.length).toBeGreaterThanOrEqual(400);
    expect(new Set(judged.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(16);
  });

  test.each([false, true])("as we marked them (set aside: %s)", (setAside) => {
    const part = judged.filter((one) => one.setAside === setAside);
    expect(part.filter(({ right }) => right).length / part.length).toBeGreaterThanOrEqual(0.96);
    const said = part.filter((one) => one.said !== "-");
    expect(said.filter(({ right }) => right).length / said.length).toBeGreaterThanOrEqual(0.97);
  });
});
