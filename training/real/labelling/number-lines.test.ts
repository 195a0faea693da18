import { expect, test } from "vitest";
import type { PositionedRun } from "#engine/resume/model/positioned.ts";
import { numberLines } from "./number-lines.ts";

const run = (text: string, x: number, y: number, width = 8 * text.length): PositionedRun => ({
  text,
  x,
  y,
  width,
  height: 12,
  edges: [],
  size: 12,
  font: "Serif",
  bold: false,
  italic: false,
  colour: "#000000",
  hidden: null,
});
const page = (...runs: PositionedRun[]) => ({
  width: 595,
  height: 842,
  runs,
  links: [],
  images: [],
  rules: [],
});

test("runs of one row are one line, cells side by side are two, numbers go on over pages", () => {
  const first = page(
    run("Staff", 50, 100, 30),
    run("Nurse", 84, 100, 30),
    run("2019", 480, 100),
    run("Truro", 50, 116),
  );
  const second = page(run("Skills", 50, 60));
  const lines = numberLines({ pages: [first, second], title: null, producer: null });
  expect(lines.map(({ number, page, text }) => `${page}:${number} ${text}`)).toEqual([
    "1:1 Staff Nurse",
    "1:2 2019",
    "1:3 Truro",
    "2:4 Skills",
  ]);
});
