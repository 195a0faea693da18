import { expect, test } from "vitest";
import { splitLines } from "./split-lines.ts";

const partsOf = (text: string) => splitLines(text).map(({ start, end }) => text.slice(start, end));

test("a bullet of several sentences is told sentence by sentence", () => {
  expect(partsOf("Suspension lead for a team of 35. Reduced unsprung mass by 1.8 kg")).toEqual([
    "Suspension lead for a team of 35",
    "Reduced unsprung mass by 1.8 kg",
  ]);
});

test("sentences whose blank is lost are parted", () => {
  expect(partsOf("Cared for patients in two wards.Trained new staff in wound care")).toEqual([
    "Cared for patients in two wards",
    "Trained new staff in wound care",
  ]);
  expect(partsOf("Wrote billing tools in asp.Net for two banks")).toHaveLength(1);
});

test("lines without bullets that were read as one are parted where a verb begins anew", () => {
  expect(partsOf("Led branding from pitch to press Created the identity for a cider")).toEqual([
    "Led branding from pitch to press",
    "Created the identity for a cider",
  ]);
});

test.each(["Saved approx. 300 hours of work a year", "Worked with Dr. Amina Sesay on two trials"])(
  "'%s' is one",
  (text) => {
    expect(partsOf(text)).toEqual([text]);
  },
);
