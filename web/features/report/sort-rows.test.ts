import { expect, test } from "vitest";
import { aScanResult } from "#testing/a-scan.ts";
import { listRows } from "./list-rows.ts";
import { countByFilter, passesFilter, sortRows } from "./sort-rows.ts";

const rows = listRows(aScanResult(), "hard").asked;
const labels = (list: typeof rows) => list.map((row) => row.label);

test("what is missing and asked for as a must comes first, what was found last", () => {
  expect(labels(sortRows(rows))).toEqual([
    "telemetry",
    "ACLS",
    "electronic health records",
    "wound care",
    "medication administration",
  ]);
});

test("each filter shows its terms, and its count is of all three comparisons", () => {
  expect(labels(rows.filter((row) => passesFilter(row, "partly")))).toEqual(["electronic health records"]);
  expect(labels(rows.filter((row) => passesFilter(row, "must")))).toEqual(["telemetry"]);
  expect(countByFilter(aScanResult())).toEqual({ all: 6, must: 1, missing: 3, partly: 1, found: 2 });
});
