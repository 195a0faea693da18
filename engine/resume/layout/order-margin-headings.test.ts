import { describe, expect, test } from "vitest";
import type { PositionedRun } from "../model/positioned.ts";
import { readPages } from "./read-pages.ts";

/** A run of type half its size wide per letter; `y` is its upper edge. */
function run(x: number, y: number, text: string, size = 10, bold = false): PositionedRun {
  const width = size / 2;
  return {
    x,
    y,
    width: text.length * width,
    height: size,
    text,
    edges: Array.from({ length: text.length + 1 }, (_, at) => x + at * width),
    size,
    font: "Sans",
    bold,
    italic: false,
    colour: "#000000",
    hidden: null,
  };
}

function textOf(runs: PositionedRun[]): string[] {
  const page = { width: 595, height: 842, runs, links: [], images: [], rules: [] };
  return readPages({ pages: [page], title: null, producer: null }).text.split("\n");
}

const lines = (x: number, from: number, step: number, texts: readonly string[], size = 10) =>
  texts.map((text, index) => run(x, from + step * index, text, size));

describe("what hangs in the margin", () => {
  test("headings and below them the periods of their entries are each read before their text", () => {
    const text = textOf([
      run(200, 40, "Robin Achterberg", 22),
      run(50, 106, "Profile", 13),
      ...lines(200, 100, 12, [
        "Keeps the kilns of two potteries at heat and the books in order.",
        "Likes an early shift.",
      ]),
      run(50, 150, "Employment", 13),
      run(50, 170, "2019-04 to 2022-05", 8),
      ...lines(200, 150, 14, [
        "Kiln Hand at Corvid Tiles",
        "Loaded and fired two kilns a day with a crew of three.",
      ]),
      run(50, 202, "2015-02 to 2019-03", 8),
      ...lines(200, 200, 14, [
        "Packer at Hallgrim Stoneware",
        "Packed forty crates a shift without a breakage.",
      ]),
      run(50, 254, "Schooling", 13),
      run(50, 274, "2010-09 to 2014-06", 8),
      ...lines(200, 254, 14, ["Wolds Community College", "Diploma: Ceramics"]),
    ]);
    const at = (start: string) => text.findIndex((line) => line.startsWith(start));
    expect(text).toContain("2019-04 to 2022-05 Kiln Hand at Corvid Tiles");
    expect(at("Profile")).toBeLessThan(at("Keeps the kilns"));
    expect(at("Likes an early")).toBeLessThan(at("Employment"));
    expect(at("Loaded and fired")).toBeLessThan(at("2015-02"));
    expect(text).toContain("2010-09 to 2014-06 Wolds Community College");
  });

  test("a period that breaks over three lines is read whole beside the first line of its text", () => {
    const text = textOf([
      run(50, 40, "Robin Achterberg", 22),
      ...lines(50, 100, 12, ["September", "2018 -", "March 2021"]),
      ...lines(140, 100, 12, [
        "Kiln Hand",
        "Corvid Tiles",
        "Loaded and fired two kilns a day with a crew of three.",
      ]),
      ...lines(50, 160, 12, ["June 2014", "- August", "2018"]),
      ...lines(140, 160, 12, [
        "Packer",
        "Hallgrim Stoneware",
        "Packed forty crates a shift without a breakage.",
      ]),
      ...lines(50, 220, 12, ["May 2011 -", "May 2014"]),
      ...lines(140, 220, 12, ["Driver", "Wolds Freight", "Drove the long routes of the north."]),
    ]);
    expect(text).toContain("September 2018 - March 2021 Kiln Hand");
    expect(text).toContain("May 2011 - May 2014 Driver");
  });
});

test("a period that has begun below one that goes on is another one", () => {
  const text = textOf([
    run(50, 40, "Robin Achterberg", 22),
    ...lines(50, 100, 14, ["2018 – present", "2014 – 2018", "2011 – 2014"]),
    ...lines(160, 100, 14, [
      "Kiln Hand, Corvid Tiles, Leeds",
      "Packer, Hallgrim Stoneware, Hull",
      "Driver, Wolds Freight, York",
    ]),
  ]);
  expect(text).toContain("2018 – present Kiln Hand, Corvid Tiles, Leeds");
  expect(text).toContain("2014 – 2018 Packer, Hallgrim Stoneware, Hull");
});

test("a period that breaks over the rows of a narrow column at the right is read whole in its first row", () => {
  const text = textOf([
    run(50, 40, "Robin Achterberg", 22),
    run(60, 100, "Senior Kiln Hand", 10, true),
    ...lines(454, 100, 12, ["February", "2022 –", "Present"]),
    ...lines(60, 112, 12, [
      "Stoneware Group",
      "Loaded and fired two kilns a day with a crew of three, and kept notes.",
    ]),
    run(60, 150, "Packer", 10, true),
    ...lines(454, 150, 12, ["July 2018 –", "January 2022"]),
    run(60, 162, "Packed forty crates a shift without a breakage for the northern routes."),
  ]);
  expect(text).toContain("Senior Kiln Hand February 2022 – Present");
  expect(text).toContain("Stoneware Group");
  expect(text).toContain("Packer July 2018 – January 2022");
});

describe("two lists side by side", () => {
  test("end above the next section, whose heading stays with its rows", () => {
    const text = textOf([
      run(50, 40, "Robin Achterberg", 22),
      run(50, 100, "SKILLS", 9, true),
      ...[run(50, 118, "Firing", 11, true), run(230, 118, "Tools", 11, true)],
      ...lines(50, 134, 12, ["Glaze firing, raku,", "salt firing, loading,", "kiln furniture"]),
      ...lines(230, 134, 12, ["Pyrometer, cones,", "forklift"]),
      run(50, 190, "WORK", 9, true),
      run(50, 208, "Senior Kiln Hand at Corvid Tiles and Stoneware", 12, true),
      run(480, 209, "May 2019 - Now", 10),
      run(
        50,
        226,
        "Loaded and fired two kilns a day with a crew of three and kept the notes of each firing.",
      ),
    ]);
    const at = (start: string) => text.findIndex((line) => line.startsWith(start));
    expect(at("forklift")).toBeLessThan(at("WORK"));
    expect(text[at("WORK") + 1]).toBe("Senior Kiln Hand at Corvid Tiles and Stoneware May 2019 - Now");
  });
});
