import { describe, expect, test } from "vitest";
import { layDocument } from "./lay-document.ts";
import { printDocument } from "./print-document.ts";
import { type DocumentLook, FIRST_LOOK, type ResumeDocument } from "./resume-document.ts";

const JUNO: ResumeDocument = {
  basics: { name: "Juno Marlowe", email: "juno@mail.example" },
  work: [
    {
      id: "a",
      position: "Baker",
      name: "Hearth",
      startDate: "2019-03",
      endDate: "2021-02",
      highlights: Array.from({ length: 60 }, (_, at) => `Baked ${at} loaves`),
    },
  ],
  skills: [{ id: "s", name: "Rye" }],
};

const lay = (look: Partial<DocumentLook>) => layDocument(printDocument(JUNO), { ...FIRST_LOOK, ...look });
const find = (look: Partial<DocumentLook>, text: string) => {
  const runs = lay(look).pages.flatMap((page, number) => page.runs.map((run) => ({ ...run, number })));
  return runs.find((run) => run.text.includes(text))!;
};

describe("a document is laid as the template that is chosen sets it", () => {
  test("dates stand before the entry in Ledger, at the end of its row elsewhere", () => {
    expect(find({ template: "ledger" }, "2019").x).toBeLessThan(find({ template: "ledger" }, "Baker").x);
    expect(find({}, "2019").x).toBeGreaterThan(find({}, "Baker").x + 100);
  });

  test("employers stand in the row of the title in Compact, below it elsewhere", () => {
    expect(find({ template: "compact" }, "Baker").text).toBe("Baker | Hearth");
    expect(find({}, "Hearth").y).toBeGreaterThan(find({}, "Baker").y);
  });

  test("skills stand beside the jobs in Sidebar, on the first page", () => {
    const [rye, baker] = [find({ template: "sidebar" }, "Rye"), find({ template: "sidebar" }, "Baker")];
    expect(rye.x).toBeLessThan(baker.x);
    expect([rye.number, find({}, "Rye").number]).toEqual([0, 1]);
  });

  test("larger type and the shorter paper take more room", () => {
    const lastOf = (look: Partial<DocumentLook>) => find(look, "Rye").y;
    expect(lastOf({ paper: "letter" })).toBeGreaterThan(lastOf({ paper: "a4" }));
    expect(lastOf({ size: "large" })).toBeGreaterThan(lastOf({ size: "small" }));
  });
});
