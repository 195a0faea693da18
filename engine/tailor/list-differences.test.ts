import { expect, test } from "vitest";
import type { ResumeDocument } from "../document/resume-document.ts";
import { listDifferences } from "./list-differences.ts";

const BASE: ResumeDocument = {
  basics: { name: "Juno Marlowe" },
  work: [{ id: "w", position: "Baker", highlights: ["Baked rye", "Swept", "Sold bread"] }],
  skills: [
    { id: "s1", name: "Excel" },
    { id: "s2", name: "JS" },
  ],
};
const withLines = (highlights: string[]) => ({ ...BASE, work: [{ ...BASE.work![0]!, highlights }] });

test("a version that says the same differs in nothing, whatever its look", () => {
  const look = { template: "band", accent: "blue", paper: "a4", size: "normal" } as const;
  expect(listDifferences(BASE, { ...BASE, meta: { vouch: { look } } }, [])).toEqual([]);
});

test.each([
  ["order", withLines(["Sold bread", "Baked rye", "Swept"])],
  ["left-out", withLines(["Baked rye", "Sold bread"])],
  ["typed", withLines(["Baked rye and spelt", "Swept", "Sold bread"])],
])("what changed is told with where it comes from: %s", (source, version) => {
  expect(listDifferences(BASE, version, [])).toMatchObject([
    { section: "work", entry: "Baker", field: "highlights", source },
  ]);
});

test("the ad's form is told with the line that it rests on; typed after all, it is one's own", () => {
  const version = { ...BASE, skills: [BASE.skills![0]!, { id: "s2", name: "JavaScript" }] };
  const accepted = [
    { kind: "ad-wording" as const, after: "JavaScript", lines: ["JS"], asked: ["JavaScript"] },
  ];
  expect(listDifferences(BASE, version, accepted)).toMatchObject([{ source: "ad", lines: ["JS"] }]);
  expect(listDifferences(BASE, version, [])).toMatchObject([{ source: "typed", lines: [] }]);
});

test("skills in another order are one difference of the list", () => {
  const version = { ...BASE, skills: BASE.skills!.toReversed() };
  expect(listDifferences(BASE, version, [])).toMatchObject([
    { section: "skills", entry: null, source: "order", before: "Excel\nJS", after: "JS\nExcel" },
  ]);
});
