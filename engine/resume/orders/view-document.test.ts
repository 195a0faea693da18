import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { readPages } from "../layout/read-pages.ts";
import type { HiddenReason, PositionedDocument, PositionedRun } from "../model/positioned.ts";
import { findMoved } from "./find-moved.ts";
import { MOST_WORDS } from "./list-words.ts";
import type { Reading, ReadingOrder, WordMark } from "./machine-view.ts";
import { viewDocument } from "./view-document.ts";

const LETTER = 5;

function run(x: number, y: number, text: string, hidden: HiddenReason | null = null): PositionedRun {
  return {
    x,
    y,
    width: text.length * LETTER,
    height: 10,
    text,
    edges: Array.from({ length: text.length + 1 }, (_, at) => x + at * LETTER),
    size: 10,
    font: "Sans",
    bold: false,
    italic: false,
    colour: "#000000",
    hidden,
  };
}

const aDocument = (runs: PositionedRun[]): PositionedDocument => ({
  pages: [{ width: 595, height: 842, runs, links: [], images: [], rules: [] }],
  title: null,
  producer: null,
});

function view(runs: PositionedRun[]) {
  const document = aDocument(runs);
  return viewDocument(document, readPages(document).lines);
}

const textOf = ({ lines }: Reading) => lines.map(({ pieces }) => pieces.map(({ text }) => text).join(""));
const find = (readings: Reading[], order: ReadingOrder) =>
  readings.find((reading) => reading.order === order)!;
const marked = ({ lines }: Reading, mark: WordMark) =>
  lines.flatMap(({ pieces }) => pieces.filter((piece) => piece.mark === mark).map(({ text }) => text));

/** A sidebar of skills beside a body of jobs, six lines each. */
const SIDEBAR = ["Skills", "Welding", "Brazing", "Rigging", "Forklift", "Blueprints"];
const BODY = [
  "Experience",
  "Welder at Tarn Works",
  "Joined steel frames daily",
  "Checked every seam",
  "Led two helpers",
  "Kept the log book",
];
const column = (x: number, lines: string[], leading: number) =>
  lines.map((text, at) => run(x, 100 + at * leading, text));

describe("a page of two columns", () => {
  const { readings } = view([...column(60, SIDEBAR, 14), ...column(260, BODY, 15.5)]);

  test("is read column by column by us and by the stream, across both by a reader that knows places alone", () => {
    expect(textOf(find(readings, "columns"))).toEqual([...SIDEBAR, ...BODY]);
    expect(textOf(find(readings, "stream"))).toEqual([...SIDEBAR, ...BODY]);
    expect(textOf(find(readings, "position"))[1]).toBe("Welding Welder at Tarn Works");
  });

  test("has words marked as moved only where the order is another one", () => {
    expect(find(readings, "stream").counts).toEqual({ hidden: 0, lost: 0, moved: 0, glued: 0 });
    const byPosition = find(readings, "position");
    expect(marked(byPosition, "moved")).toContain("Brazing");
    expect(byPosition.counts.moved).toBe(5);
  });

  test("is numbered block by block", () => {
    expect(find(readings, "columns").blocks.map(({ lines, box }) => [lines, box.x])).toEqual([
      [6, 60],
      [6, 260],
    ]);
    const [first] = find(readings, "position").blocks;
    expect(first!.box.x + first!.box.width).toBeGreaterThan(260);
  });
});

test("hidden words are in the text of readers that do not look, marked, and not in ours", () => {
  const { readings, pages } = view([
    run(60, 100, "Welder of steel frames"),
    run(60, 114, "telemetry kubernetes", "background-colour"),
  ]);
  expect(marked(find(readings, "stream"), "hidden")).toEqual(["telemetry", "kubernetes"]);
  expect(textOf(find(readings, "columns"))).toEqual(["Welder of steel frames"]);
  expect(pages[0]!.words.filter(({ mark }) => mark === "hidden")).toHaveLength(2);
});

test("letters that no reader can tell are lost", () => {
  const { pages } = view([run(60, 100, "Welder of \ue012\ue013 frames")]);
  expect(pages[0]!.words.map(({ text, mark }) => [text, mark])).toEqual([
    ["Welder", null],
    ["of", null],
    ["□□", "lost"],
    ["frames", null],
  ]);
});

test("what touches is glued by readers that go by gaps, unless our reading holds one word too", () => {
  const glued = view([
    run(60, 100, "Foreman"),
    run(60 + 7 * LETTER, 100, "Tarn Works"),
    run(60, 114, "Led two helpers"),
  ]);
  const { columns, stream } = Object.fromEntries(glued.readings.map((reading) => [reading.order, reading]));
  const isOneWordToUs = textOf(columns!)[0] === "ForemanTarn Works";
  expect(marked(stream!, "glued")).toEqual(isOneWordToUs ? [] : ["Tarn"]);
  expect(textOf(stream!)[0]).toBe("ForemanTarn Works");
});

test("a drawing order from the bottom up moves words of the stream, and none of the others", () => {
  const lines = BODY.map((text, at) => run(60, 100 + at * 14, text));
  const { readings } = view(lines.toReversed());
  expect(textOf(find(readings, "stream"))).toEqual(BODY.toReversed());
  expect(find(readings, "position").counts.moved).toBe(0);
  expect(find(readings, "stream").counts.moved).toBeGreaterThan(0);
});

test("a document of very many words is cut, and says so", () => {
  const many = Array.from({ length: MOST_WORDS / 10 + 1 }, (_, at) =>
    run(60, 20 + at, "a b c d e f g h i j"),
  );
  expect(view(many)).toMatchObject({ words: MOST_WORDS, cut: true });
});

test("the fewest are moved: what is left is in order, and no longer row is", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(40), { maxLength: 9 }), (places) => {
      const moved = findMoved(places);
      const kept = places.filter((place) => !moved.has(place));
      expect(kept).toEqual(kept.toSorted((a, b) => a - b));
      expect(kept.length).toBe(longestIncreasing(places));
    }),
  );
});

function longestIncreasing(places: readonly number[], above = -1): number {
  if (places.length === 0) return 0;
  const [first, ...rest] = places as [number, ...number[]];
  const without = longestIncreasing(rest, above);
  return first > above ? Math.max(without, 1 + longestIncreasing(rest, first)) : without;
}
