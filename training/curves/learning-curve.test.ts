import { expect, test } from "vitest";
import { curveTable, drawPart, traceCurve } from "./learning-curve.ts";

const documents = Array.from({ length: 80 }, (_, at) => at);

test("parts grow by doubling up to all, and are the same each time", () => {
  const sizes = (part: readonly number[]) => new Map([["documents", part.length]]);
  const points = traceCurve(documents, sizes);
  expect(points.map((point) => point.documents)).toEqual([10, 20, 40, 80]);
  expect(points.map(({ figures }) => figures.length)).toEqual([5, 5, 5, 1]);
  expect(drawPart(documents, 20, 3)).toEqual(drawPart(documents, 20, 3));
});

test("draws differ, and a smaller part lies in the larger one of its draw", () => {
  expect(drawPart(documents, 20, 0)).not.toEqual(drawPart(documents, 20, 1));
  expect(drawPart(documents, 40, 2)).toEqual(expect.arrayContaining(drawPart(documents, 20, 2)));
});

test("the table gives the mean of the draws, their range, and what the last doubling brought", () => {
  const of = (value: number) => new Map([["F1", value]]);
  const table = curveTable([
    { documents: 40, figures: [of(70), of(74)] },
    { documents: 80, figures: [of(71)] },
  ]);
  expect(table).toContain("| F1 | 72.0 (70.0–74.0) | 71.0 | −1.0 |");
});
