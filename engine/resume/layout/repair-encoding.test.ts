import { describe, expect, test } from "vitest";
import type { PositionedDocument, PositionedRun } from "../model/positioned.ts";
import { repairEncoding } from "./repair-encoding.ts";

const run = (text: string): PositionedRun => ({
  x: 50,
  y: 50,
  width: 5 * text.length,
  height: 10,
  text,
  edges: Array.from({ length: text.length + 1 }, (_, index) => 50 + 5 * index),
  size: 10,
  font: "Serif",
  bold: false,
  italic: false,
  colour: "#000000",
  hidden: null,
});

const document = (...texts: string[]): PositionedDocument => ({
  pages: [{ width: 595, height: 842, runs: texts.map(run), links: [], images: [], rules: [] }],
  title: null,
  producer: null,
});

const textsOf = ({ pages }: PositionedDocument) => pages[0]!.runs.map(({ text }) => text);

describe("letters of Latin-1 that are mapped as Mac Roman", () => {
  test("are given back, and signs that are right stay", () => {
    const printed = document(
      "P‰dagogische Beraterin f¸r Sch¸ler",
      "Ausbildung gehˆrt zu frˆhlichen T‰tigkeiten im Geb‰ude",
      "2019 – 2021, „T‰tigkeit“",
    );
    expect(textsOf(repairEncoding(printed))).toEqual([
      "Pädagogische Beraterin für Schüler",
      "Ausbildung gehört zu fröhlichen Tätigkeiten im Gebäude",
      "2019 – 2021, „Tätigkeit“",
    ]);
  });

  test("a document that is mapped rightly is left as it is", () => {
    const printed = document("Pädagogische Beraterin für Schüler", "10 ‰ der Fälle · Zürich", "naÏf");
    expect(repairEncoding(printed)).toBe(printed);
  });
});
