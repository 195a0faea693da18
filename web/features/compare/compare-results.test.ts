import { expect, test } from "vitest";
import { aScanResult } from "#testing/a-scan.ts";
import { compareResults, findWinners } from "./compare-results.ts";

const term = (label: string, status: "have" | "partly" | "missing", kind: "hard" | "soft" = "hard") => ({
  ...aScanResult().terms[0]!,
  label,
  kind,
  status,
});

test("two reports differ in what the resume gained or lost, then in what only one ad asks for", () => {
  const first = aScanResult({
    terms: [term("Triage", "have"), term("Wound care", "missing"), term("IV therapy", "partly")],
  });
  const second = aScanResult({
    terms: [term("wound care", "have"), term("Triage", "have"), term("Teamwork", "missing", "soft")],
  });
  const { different, same } = compareResults([first, second]);
  expect(different.map(({ label, standings }) => [label, ...standings])).toEqual([
    ["Wound care", "missing", "have"],
    ["IV therapy", "partly", "not-asked"],
    ["Teamwork", "not-asked", "missing"],
  ]);
  expect(same.map(({ label }) => label)).toEqual(["Triage"]);
});

test("a report compared with itself has no difference", () => {
  const result = aScanResult();
  expect(compareResults([result, result]).different).toEqual([]);
  expect(compareResults([result, result]).same).toHaveLength(result.terms.length);
});

test("the same word as a hard and as a soft skill is two terms", () => {
  const first = aScanResult({ terms: [term("Negotiation", "have")] });
  const second = aScanResult({ terms: [term("Negotiation", "have", "soft")] });
  expect(compareResults([first, second]).different).toHaveLength(2);
});

test("of many reports each term has a standing in every one, and differs where one of them does", () => {
  const first = aScanResult({ terms: [term("Triage", "have")] });
  const second = aScanResult({ terms: [term("Triage", "have"), term("Phlebotomy", "have")] });
  const third = aScanResult({ terms: [term("Triage", "missing")] });
  const { different } = compareResults([first, second, third]);
  expect(different.map(({ label, standings }) => [label, ...standings])).toEqual([
    ["Triage", "have", "have", "missing"],
    ["Phlebotomy", "not-asked", "have", "not-asked"],
  ]);
});

test("the winner has the most points; equal ones share it", () => {
  expect(findWinners([40, 72.5, 60].map((overallScore) => ({ overallScore })))).toEqual([1]);
  expect(findWinners([60, 40, 60].map((overallScore) => ({ overallScore })))).toEqual([0, 2]);
});
