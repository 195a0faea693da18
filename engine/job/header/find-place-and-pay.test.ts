import { expect, test } from "vitest";
import { findPlaceAndPay } from "./find-place-and-pay.ts";

test.each([
  ["Ward Nurse\nLocation: Leeds, UK\nSalary: £31,000 - £38,000", "Leeds, UK", "£31,000 - £38,000"],
  ["Pflegekraft\n- Arbeitsort: Köln\nVergütung: nach TVöD", "Köln", null],
  ["We pay $24.50 per hour for nights.", null, "$24.50 per hour"],
  ["You get 42 000 – 48 000 EUR pro Jahr.", null, "42 000 – 48 000 EUR pro Jahr"],
  ["$120k to $150k per year, with equity", null, "$120k to $150k per year"],
])("place and pay are taken as the ad prints them: %s", (ad, place, pay) => {
  expect(findPlaceAndPay(ad)).toEqual({ place, pay });
});

test.each([
  "You manage a budget of $2,000,000 and 12 people.",
  "Our location is great, and pay is competitive.",
  "Compensation: competitive",
  `Location: ${"a place that is described in a whole sentence ".repeat(3)}`,
  "Founded in 1998 - 2004 by two friends a year apart",
])("nothing is made of what is no place or pay: %s", (ad) => {
  expect(findPlaceAndPay(ad)).toEqual({ place: null, pay: null });
});

test("a hostile ad takes no longer for its length", () => {
  const ad = `${"$1 ".repeat(16_000)}\n${"1,".repeat(20_000)}`;
  expect(findPlaceAndPay(ad)).toEqual({ place: null, pay: null });
});
