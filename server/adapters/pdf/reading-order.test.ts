import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { PositionedDocument } from "#engine/resume/model/positioned.ts";
import { compareWords } from "#testing/corpus/layout/compare-words.ts";
import { scrambleRuns } from "#testing/corpus/layout/scramble-runs.ts";
import { compilePdfium } from "./compile-pdfium.ts";
import { openPdfiumReader } from "./pdfium-reader.ts";
import type { PdfReader } from "./port.ts";

const folder = new URL("../../../testing/corpus/layout/fixtures/", import.meta.url);
const layouts = readdirSync(folder)
  .filter((name) => name.endsWith(".pdf"))
  .map((name) => name.slice(0, -".pdf".length));

let reader: PdfReader;
beforeAll(async () => {
  reader = await openPdfiumReader(await compilePdfium());
});

async function read(layout: string): Promise<PositionedDocument> {
  const reading = await reader.read(readFileSync(new URL(`${layout}.pdf`, folder)));
  if (!reading.ok) throw new Error(reading.code);
  return reading.document;
}

describe.each(layouts)("the layout %s", (layout) => {
  const expected: { columns: number; words: string[] } = JSON.parse(
    readFileSync(new URL(`${layout}.json`, folder), "utf8"),
  );

  test("is read in the order of a person, with every word", async () => {
    const pages = readPages(await read(layout));
    const { words, found, pairs, kept } = compareWords(expected.words, pages.text);
    expect(pages.columns).toBe(expected.columns);
    expect(found / words).toBeGreaterThan(0.99);
    expect(kept / pairs).toBeGreaterThan(0.97);
  });

  test("reads the same, in whatever order its producer wrote it", async () => {
    const document = await read(layout);
    const { text } = readPages(document);
    expect(readPages(scrambleRuns(document, "rows")).text).toBe(text);
    expect(readPages(scrambleRuns(document, "shuffled")).text).toBe(text);
  });

  test("has lines that say where they stand in the text", async () => {
    const { text, lines } = readPages(await read(layout));
    for (const line of lines) {
      expect(text.slice(line.start, line.end)).toBe(line.text);
      for (const tab of line.tabs) expect(text[line.start + tab - 1]).toBe(" ");
    }
  });
});
