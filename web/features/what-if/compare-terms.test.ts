import { expect, test } from "vitest";
import { compareTerms } from "./compare-terms.ts";

test("says which terms a changed text shows more, and which it does not show any more", () => {
  const before = [
    { label: "Excel", status: "have" },
    { label: "SQL", status: "partly" },
    { label: "Epic", status: "have" },
  ] as const;
  const after = [
    { label: "Excel", status: "missing" },
    { label: "SQL", status: "have" },
    { label: "Epic", status: "have" },
  ] as const;
  expect(compareTerms(before, after)).toEqual({ won: ["SQL"], lost: ["Excel"] });
});
