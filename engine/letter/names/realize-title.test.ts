import { expect, test } from "vitest";
import { realizeTitle } from "./realize-title.ts";

test.each([
  ["Boilermaker", "a boilermaker"],
  ["CNA", "a CNA"],
  ["STAFF NURSE II - Dialysis Unit", "a staff nurse II"],
  ["Lifeguard", "a lifeguard"],
  ["TAX ADVISER", "a tax adviser"],
  ["Fulltime Night Porter", "a night porter"],
  ["Android Developer Intern", "an Android developer intern"],
  ["Pharmacy Tech II", "a pharmacy tech II"],
  ["Senior Dog Walker", "a senior dog walker"],
  ["Childminder", "a childminder"],
  ["Sheriff's Deputy", "a sheriff's deputy"],
  ["Registered Nurse, Medical ICU", "a registered nurse"],
  ["Head of Operations", "head of operations"],
  ["Housekeeping", null],
  ["Data Entry", null],
])("%s is said as what somebody is: %s", (title, said) => {
  expect(realizeTitle(title)).toBe(said);
});
