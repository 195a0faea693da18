import type { PositionedDocument, PositionedRun } from "#engine/resume/model/positioned.ts";

const [SIZE, WIDTH, LEFT, TOP] = [10, 5, 50, 40];
const [LINE_LENGTH, LINE_STEP, LINES] = [90, 12, 60];

/** A text as a PDF would print it line by line on A4 pages, its words and signs as they come. */
export function layText(text: string): PositionedDocument {
  const lines = text
    .split("\n")
    .flatMap((line) => line.match(new RegExp(`[^]{1,${LINE_LENGTH}}`, "g")) ?? [""]);
  const pages = Math.max(1, Math.ceil(lines.length / LINES));
  return {
    title: null,
    producer: null,
    pages: Array.from({ length: pages }, (_, page) => ({
      width: 595,
      height: 842,
      links: [],
      images: [],
      rules: [],
      runs: lines
        .slice(page * LINES, (page + 1) * LINES)
        .flatMap((line, row) => (line === "" ? [] : [layLine(line, TOP + row * LINE_STEP)])),
    })),
  };
}

function layLine(text: string, y: number): PositionedRun {
  return {
    text,
    x: LEFT,
    y,
    width: WIDTH * text.length,
    height: SIZE,
    edges: Array.from({ length: text.length + 1 }, (_, at) => LEFT + at * WIDTH),
    size: SIZE,
    font: "Serif",
    bold: false,
    italic: false,
    colour: "#000000",
    hidden: null,
  };
}
