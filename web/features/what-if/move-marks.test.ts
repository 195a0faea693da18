import { expect, test } from "vitest";
import { moveMarks } from "./move-marks.ts";

test("marks stay on their words while a text is typed, and a changed word loses its own", () => {
  const before = "Excel and SQL and Epic";
  const marks = ["Excel", "SQL", "Epic"].map((word) => ({
    start: before.indexOf(word),
    end: before.indexOf(word) + word.length,
  }));
  const marked = (after: string) =>
    moveMarks(marks, before, after).map(({ start, end }) => after.slice(start, end));
  expect(marked(before)).toEqual(["Excel", "SQL", "Epic"]);
  expect(marked("Excel, Word and SQL and Epic")).toEqual(["Excel", "SQL", "Epic"]);
  expect(marked("Excel and SxQL and Epic")).toEqual(["Excel", "Epic"]);
  expect(marked("")).toEqual([]);
});
