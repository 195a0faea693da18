import { describe, expect, test } from "vitest";
import { checkLexicon } from "./check-lexicon.ts";
import { readTradeTable } from "./trade-table.ts";

const HEADER = "id\tlabel\tkind\tparents\tforms\tcontext\tcounter";

/** Rules broken by rows of 'id, label, forms, context, parents', of which the last three may be left out. */
function rulesBrokenBy(...rows: [string, string, string?, string?, string?][]): string[] {
  const lines = rows.map(([id, label, forms = "", context = "", parents = ""]) =>
    [id, label, "hard", parents, forms, context].join("\t"),
  );
  const concepts = readTradeTable({ name: "general", text: [HEADER, ...lines].join("\n") });
  return checkLexicon(concepts).map((finding) => finding.rule);
}

describe("The lexicon's checker", () => {
  test("accepts names that cannot be mistaken", () => {
    expect(
      rulesBrokenBy(
        ["kubernetes", "Kubernetes", "Kubernetes; k8s"],
        ["wound-care", "Wound care", "Wound care; wound dressing", "", "nursing-care"],
        ["nursing-care", "Nursing care"],
      ),
    ).toEqual([]);
  });

  test("refuses a form that two concepts claim", () => {
    expect(
      rulesBrokenBy(
        ["wound-care", "Wound care", "Wound care; dressings of wounds"],
        ["wound-dressing", "Wound dressing", "Wound dressing; Wound-care"],
      ),
    ).toContain("duplicate-form");
  });

  test("accepts a form that two concepts share when both ask for context", () => {
    expect(
      rulesBrokenBy(
        ["physical-therapy", "Physical therapy", "Physical therapy; PT ~list", "rehab"],
        ["personal-training", "Personal trainings", "Personal trainings; PT ~list", "gym"],
      ),
    ).toEqual([]);
  });

  test("refuses a common word without a class", () => {
    expect(rulesBrokenBy(["planning", "Planning"])).toContain("common-word");
    expect(rulesBrokenBy(["teams", "Teams"])).toContain("common-word");
  });

  test("refuses an abbreviation of three letters without a class", () => {
    expect(rulesBrokenBy(["eps", "EPS suite", "Enterprise planning suite; EPS"])).toContain("short-form");
  });

  test("refuses a doubtful form without context words", () => {
    expect(rulesBrokenBy(["rigging", "Rigging of loads", "Rigging of loads; rigging ~ctx"])).toContain(
      "no-context",
    );
    expect(rulesBrokenBy(["golang", "Golang", "Golang; Go ~list"])).toContain("no-context");
  });

  test("refuses parents that do not exist", () => {
    expect(rulesBrokenBy(["postgresql", "PostgreSQL", "", "", "sql-databases"])).toContain("unknown-parent");
  });

  test("refuses parents that run in a circle", () => {
    expect(
      rulesBrokenBy(
        ["plumbing-work", "Plumbing work", "", "", "pipe-work"],
        ["pipe-work", "Pipe work", "", "", "plumbing-work"],
      ),
    ).toContain("cycle");
  });

  test("refuses two concepts of one id", () => {
    expect(rulesBrokenBy(["phlebotomy", "Phlebotomy"], ["phlebotomy", "Taking blood"])).toContain(
      "duplicate-id",
    );
  });
});
