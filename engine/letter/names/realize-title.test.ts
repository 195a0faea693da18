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
  ["Sc- hostess", null],
  ["Senior- Florist", "a senior florist"],
  ["Florist -", "a florist"],
  ["& Florist", "a florist"],
  ["ng Manager", null],
  ["and Supervisor", null],
  ["Designation: Florist", "a florist"],
  ["Co- Founder", "co-founder"],
  ["Glazing/Roofing Supervisor", "a glazing and roofing supervisor"],
  ["Driver/Loader", "a driver"],
  ["IT Manager", "an IT manager"],
  ["UI/UX Designer", "a UI/UX designer"],
  ["QA/QC Engineer", "a QA/QC engineer"],
  ["Senior Engineer- Pumps", "a senior engineer"],
])("%s is said as what somebody is: %s", (title, said) => {
  expect(realizeTitle(title)).toBe(said);
});
