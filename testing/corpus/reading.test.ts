import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { type Score, scoreReading } from "./score-reading.ts";
import type { Truth } from "./truth.ts";

const folder = new URL("./resumes/", import.meta.url).pathname;
const names = readdirSync(folder).filter((file) => file.endsWith(".pdf"));
const scores: Score[] = [];

beforeAll(async () => {
  const reader = await openPdfiumReader(await compilePdfium());
  for (const name of names) {
    const reading = await reader.read(readFileSync(folder + name));
    if (!reading.ok) throw new Error(`${name}: ${reading.code}`);
    const truth = JSON.parse(readFileSync(folder + name.replace(/\.pdf$/, ".json"), "utf8")) as Truth;
    scores.push(scoreReading(readResume(readPages(reading.document)), truth));
  }
});

/** Share of the documents that print a detail and whose reading of it is right, in per cent. */
function rightShare(field: string): number {
  const asked = scores.filter((score) => score.fields[field]!.truth !== null);
  return (100 * asked.filter((score) => score.fields[field]!.result === "right").length) / asked.length;
}

function f1(list: string): number {
  let right = 0;
  let all = 0;
  for (const { tallies } of scores) {
    right += tallies[list]!.right;
    all += tallies[list]!.read + tallies[list]!.true;
  }
  return (200 * right) / all;
}

describe("printed resumes of invented people are read", () => {
  test("there are enough of them", () => {
    expect(names.length).toBeGreaterThanOrEqual(44);
  });

  test.each([
    ["name", 97],
    ["email", 98],
    ["phone", 95],
    ["address", 95],
    ["linkedin", 99],
  ])("%s right in at least %i of 100", (field, least) => {
    expect(rightShare(field)).toBeGreaterThanOrEqual(least);
  });

  test("nothing is made up that a resume does not print", () => {
    const invented = scores.flatMap((score) => Object.values(score.fields).filter(({ result }) => result === "invented"));
    expect(invented).toEqual([]);
  });

  test.each([
    ["sections", 97],
    ["titles", 95],
    ["employers", 95],
    ["dates", 95],
    ["schools", 93],
    ["degrees", 93],
    ["skills", 88],
  ])("%s with an F1 of at least %i", (list, least) => {
    expect(f1(list)).toBeGreaterThanOrEqual(least);
  });
});
