import { describe, expect, test } from "vitest";
import { coordinateLastItem, expandAbbreviations } from "./expand-abbreviations.ts";

describe("what a resume shortens, a letter spells out", () => {
  test.each([
    ["Loaded w/ electric pallet truck", "Loaded with electric pallet truck"],
    ["Migrated 14 services w/o downtime", "Migrated 14 services without downtime"],
    ["Accounts, incl. variance commentary", "Accounts, including variance commentary"],
    ["Payroll for approx. 300 employees", "Payroll for about 300 employees"],
    [
      "Mentored newly qualified nurses & student nurses",
      "Mentored newly qualified nurses and student nurses",
    ],
    ["Filled 450 prescriptions/day", "Filled 450 prescriptions a day"],
    ["Decreased overtime 15%", "Decreased overtime by 15%"],
    ["p99 latency 480 ms → 120 ms", "p99 latency from 480 ms to 120 ms"],
    ["Lead man for 2 yrs", "Lead man for 2 years"],
  ])("%s", (part, said) => {
    expect(expandAbbreviations(part)).toBe(said);
  });

  test.each([
    "Cut comebacks to under 2%",
    "Sold Oils & Fats for Dalkia & Co",
    "Improved scores from 8% to 9%",
  ])("'%s' stays as it is", (part) => {
    expect(expandAbbreviations(part)).toBe(part);
  });
});

describe("a list without its 'and' is given it", () => {
  test.each([
    ["Cut roofs, stairs, doors, kitchens", "Cut roofs, stairs, doors and kitchens"],
    [
      "Catalogues (4 per year, 120 pp), in-store signage, hangtags",
      "Catalogues (4 per year, 120 pp), in-store signage and hangtags",
    ],
    [
      "Budget of £85k, supplier contracts, facilities for 60 staff",
      "Budget of £85k, supplier contracts and facilities for 60 staff",
    ],
  ])("%s", (part, said) => {
    expect(expandAbbreviations(part)).toBe(said);
  });

  test.each([
    "Paid 900 suppliers on time, every month",
    "Board meetings: agendas, packs, minutes (11 a year) and more",
    "Won clients for Marlowe Sykes, Leeds",
    "Grew sales by 11%, against an average of 3%",
  ])("'%s' is no such list", (part) => {
    expect(expandAbbreviations(part)).toBe(part);
  });
});

test.each([
  ["cask and keg filling, tank checks", "cask and keg filling as well as tank checks"],
  ["prophylaxis, scaling and root planing, cleaning", "prophylaxis, scaling and root planing, and cleaning"],
  ["first and second fix, 2 to 5 bed", "first and second fix, 2 to 5 bed"],
  ["loans in, couriering and reports", "loans in, couriering and reports"],
])("things are listed to their end: %s", (part, said) => {
  expect(coordinateLastItem(part)).toBe(said);
});
