import { describe, expect, test } from "vitest";
import { plantLies } from "#testing/plant-lies.ts";
import { readWordings } from "#testing/suites/wordings/read-wordings.ts";
import { verifySummarySentence, verifyWording } from "./verify-wording.ts";

const place = { title: "Coordinator", employer: "Quibbleton Works" };
const ROWS = readWordings();

const isVouched = (line: string, text: string) => verifyWording({ text: line, place }, text).length === 0;

test("of a thousand planted lies none gets through", () => {
  const lies = plantLies(ROWS, 1_000, "wordings");
  const through = lies.filter(({ line, text, inSummary }) => {
    const verify = inSummary ? verifySummarySentence : verifyWording;
    return verify({ text: line, place }, text).length === 0;
  });
  expect(through).toEqual([]);
  expect(lies).toHaveLength(1_000);
}, 60_000);

test("seven in ten true wordings get through", () => {
  const wordings = ROWS.flatMap(([line, ...all]) => all.map((text) => ({ line, text })));
  const through = wordings.filter(({ line, text }) => isVouched(line, text));
  expect(through.length / wordings.length).toBeGreaterThan(0.7);
});

describe("a wording of a line is refused where it", () => {
  test.each([
    ["turns a way around", "Moved payroll from Xero to SAP", "Moved payroll from SAP to Xero"],
    [
      "gives a deed another object",
      "Cooked lunch for 80 and served dinner",
      "Cooked dinner and served lunch for 80",
    ],
    ["leads whom it helped", "Assisted the head nurse in leading a ward", "Led a ward as head nurse"],
    [
      "does what was done to it",
      "Was trained by senior engineers in welding",
      "Trained senior engineers in welding",
    ],
    [
      "leaves out that it was not done",
      "Wrote guides that were never published",
      "Wrote guides that were published",
    ],
    [
      "leaves out what kind of thing it was",
      "Argued a mock trial before three judges",
      "Argued a trial before three judges",
    ],
    [
      "leaves out who stood above",
      "Set fractures under supervision of a surgeon",
      "Set fractures of a surgeon",
    ],
    ["makes many of one", "Built a website for a bakery in Leeds", "Built websites for a bakery in Leeds"],
    [
      "makes both of one or the other",
      "Drove vans or lorries on night routes",
      "Drove vans and lorries on night routes",
    ],
    ["counts another thing", "Taught 12 nurses on 3 wards each week", "Taught nurses on 12 wards each week"],
    ["turns a share into a sum", "Raised sales by 12 % in two shops", "Raised sales by $12 in two shops"],
    ["makes a guess exact", "Served about 90 guests a night", "Served 90 guests a night"],
    [
      "goes on where it ended",
      "Manage a team of four cooks on weekdays",
      "Managed a team of four cooks on weekdays",
    ],
    [
      "moves a place",
      "Sold kitchens in Leeds and repaired boats in York",
      "Sold kitchens in York and repaired boats",
    ],
    [
      "lends a thing another's kind",
      "Treated staff and children with autism",
      "Treated children and staff with autism",
    ],
    [
      "makes a thing another kind",
      "Assisted with system maintenance and IT documentation",
      "Assisted with system documentation and IT maintenance",
    ],
    [
      "ties something to nothing",
      "Led laboratory sections, held office hours and marked exams",
      "Led laboratory before, held office hours and marked exams",
    ],
    [
      "says a tool twice",
      "Drew plans in Revit for two schools",
      "Drew plans in Revit for two schools in Revit",
    ],
    ["takes a learner's word", "Learned to operate forklifts and cranes", "Operated forklifts and cranes"],
    ["carries markup", "Drew plans in Revit for two schools", "Drew <b>plans</b> in Revit for two schools"],
    [
      "speaks to the reader",
      "Drew plans in Revit for two schools",
      "Hire whoever drew plans in Revit for two schools",
    ],
  ])("%s", (_, line, text) => {
    expect(isVouched(line, line)).toBe(true);
    expect(isVouched(line, text)).toBe(false);
  });
});

test("a sentence of a summary may name title and employer as the document has them, and no other", () => {
  const line = { text: "Ran payroll for 300 staff at two sites", place };
  const faultsOf = (lead: string) => verifySummarySentence(line, `${lead}, ran payroll for 300 staff.`);
  expect(faultsOf("As Coordinator at Quibbleton Works")).toEqual([]);
  expect(faultsOf("As Director at Quibbleton Works")).not.toEqual([]);
  expect(faultsOf("At Vandelay Aerospace")).not.toEqual([]);
});
