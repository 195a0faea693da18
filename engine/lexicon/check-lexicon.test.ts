import { describe, expect, test } from "vitest";
import { readTradeFile } from "../knowledge/skills/trade-file.ts";
import { checkLexicon } from "./check-lexicon.ts";

function rulesBrokenBy(lines: string): string[] {
  return checkLexicon(readTradeFile({ trade: "general", kind: "hard", lines })).map(
    (finding) => finding.rule,
  );
}

describe("The lexicon's checker", () => {
  test("accepts names that cannot be mistaken", () => {
    expect(rulesBrokenBy("Kubernetes; k8s\nWound care; wound dressing < Nursing care\nNursing care")).toEqual(
      [],
    );
  });

  test("refuses a form that two concepts claim", () => {
    expect(rulesBrokenBy("Wound care; dressings of wounds\nWound dressing; Wound-care")).toContain(
      "duplicate-form",
    );
  });

  test("accepts a form that two concepts share when both ask for context", () => {
    expect(rulesBrokenBy("Physical therapy; PT ~list + rehab\nPersonal trainings; PT ~list + gym")).toEqual(
      [],
    );
  });

  test("refuses a common word without a class", () => {
    expect(rulesBrokenBy("Planning")).toContain("common-word");
    expect(rulesBrokenBy("Teams")).toContain("common-word");
  });

  test("refuses an abbreviation of three letters without a class", () => {
    expect(rulesBrokenBy("Enterprise planning suite; EPS")).toContain("short-form");
  });

  test("refuses a doubtful form without context words", () => {
    expect(rulesBrokenBy("Rigging of loads; rigging ~ctx")).toContain("no-context");
    expect(rulesBrokenBy("Golang; Go ~list")).toContain("no-context");
  });

  test("refuses parents that do not exist", () => {
    expect(rulesBrokenBy("PostgreSQL < SQL databases")).toContain("unknown-parent");
  });

  test("refuses parents that run in a circle", () => {
    expect(rulesBrokenBy("Plumbing work < Pipe work\nPipe work < Plumbing work")).toContain("cycle");
  });

  test("refuses two concepts of one name", () => {
    expect(rulesBrokenBy("Phlebotomy\nPhlebotomy")).toContain("duplicate-label");
  });
});
