import { describe, expect, test } from "vitest";
import type { Box, PositionedDocument, PositionedRun } from "../model/positioned.ts";
import { readResume } from "../read-resume.ts";
import { readPages } from "./read-pages.ts";

type Style = { size?: number; bold?: boolean; font?: string };

/** A run of type six tenths of its size wide per letter. */
function run(
  x: number,
  y: number,
  text: string,
  { size = 10, bold = false, font = "Sans" }: Style = {},
): PositionedRun {
  const width = text.length * size * 0.6;
  const edges = Array.from({ length: text.length + 1 }, (_, at) => x + at * size * 0.6);
  return {
    x,
    y,
    width,
    height: size,
    text,
    edges,
    size,
    font,
    bold,
    italic: false,
    colour: "#000000",
    hidden: null,
  };
}

function aDocument(runs: PositionedRun[], rules: Box[] = []): PositionedDocument {
  return {
    pages: [{ width: 595, height: 842, runs, links: [], images: [], rules }],
    title: null,
    producer: null,
  };
}

/** The lines around cells whose edges are at these places. */
function ruled(xs: number[], ys: number[]): Box[] {
  const [width, height] = [xs.at(-1)! - xs[0]!, ys.at(-1)! - ys[0]!];
  return [
    ...xs.map((x) => ({ x, y: ys[0]!, width: 0.5, height })),
    ...ys.map((y) => ({ x: xs[0]!, y, width, height: 0.5 })),
  ];
}

describe("a table with lines around its cells", () => {
  const rules = ruled([50, 150, 350, 450], [100, 120, 160, 200]);

  test("is read row by row, however its cells wrap", () => {
    const runs = [
      ...[run(55, 105, "Award"), run(155, 105, "School"), run(355, 105, "Year")],
      ...[run(55, 125, "Diploma in"), run(55, 140, "nursing"), run(155, 133, "Ashby College")],
      run(355, 133, "2016"),
      ...[
        run(55, 170, "Certificate"),
        run(155, 165, "Penhallow"),
        run(155, 180, "School"),
        run(355, 172, "2012"),
      ],
    ];
    expect(readPages(aDocument(runs, rules)).text.split("\n")).toEqual([
      "Award School Year",
      "Diploma in nursing Ashby College 2016",
      "Certificate Penhallow School 2012",
    ]);
  });

  test("boxes around two columns of text are no table", () => {
    const runs = Array.from({ length: 20 }, (_, at) => [
      run(55, 105 + 12 * at, `left line ${at}`),
      run(305, 107 + 12.7 * at, `right line ${at}`),
    ]).flat();
    const { text } = readPages(aDocument(runs, ruled([50, 300, 550], [100, 230, 360])));
    expect(text.indexOf("left line 19")).toBeLessThan(text.indexOf("right line 0"));
  });
});

describe("what is drawn on a page parts what stands close", () => {
  test("tags in boxes of their own are several skills", () => {
    const tags = ["Rigging", "Crane work", "Signals"];
    let x = 50;
    const runs: PositionedRun[] = [];
    const rules: Box[] = [];
    for (const tag of tags) {
      const one = run(x, 200, tag);
      runs.push(one);
      rules.push({ x: x - 2, y: 197, width: one.width + 4, height: 16 });
      x += one.width + 5;
    }
    const [line] = readPages(aDocument(runs, rules)).lines;
    expect(line?.text).toBe("Rigging Crane work Signals");
    expect(line?.tabs).toHaveLength(2);
  });

  test("an icon between two contact details parts them, whatever letter its font gives it", () => {
    const icon = { font: "FontAwesome5Free-Solid" };
    const runs = [run(50, 80, "Ann Ray", { size: 20, bold: true })];
    let x = 50;
    for (const [sign, text] of [
      ["#", "+33 6 12 34 56 78"],
      ["+", "14 rue des Carmes, 44000 Nantes"],
    ] as const) {
      runs.push(run(x, 120, sign, { ...icon, size: 9 }));
      const detail = run(x + 8, 120, text, { size: 9 });
      runs.push(detail);
      x += detail.width + 13;
    }
    const filler = Array.from({ length: 4 }, (_, at) =>
      run(50, 200 + 14 * at, "Carried plates and glasses in a small hotel"),
    );
    const { contact } = readResume(readPages(aDocument([...runs, ...filler])));
    expect(contact.phone?.value).toBe("+33 6 12 34 56 78");
    expect(contact.address?.value).toBe("14 rue des Carmes, 44000 Nantes");
  });

  test("dots that rate a skill are no text", () => {
    const lines = readPages(aDocument([run(50, 100, "Spanish"), run(200, 100, "●●●●○")])).lines;
    expect(lines.map((line) => line.text)).toEqual(["Spanish"]);
  });

  test("a sign from another font is put into the space that waits for it", () => {
    const lines = readPages(
      aDocument([
        run(50, 100, "noura alotaibi@example"),
        { ...run(80, 100, "."), width: 5, edges: [80, 85] },
      ]),
    ).lines;
    expect(lines[0]?.text).toBe("noura.alotaibi@example");
  });
});

test("the dash between two dates set apart like words of a typewriter is kept and is no bullet", () => {
  const type = { font: "Courier" };
  const words = [
    run(50, 100, "2019/09", type),
    run(98, 100, "-", type),
    run(110, 100, "2022/02", type),
    run(50, 114, "Clerk, Acme Inc."),
  ];
  const wide = [run(50, 200, "2015/09"), run(102, 200, "-"), run(118, 200, "2018/02")];
  expect(readPages(aDocument([...words, ...wide])).lines.map(({ text, bullet }) => [text, bullet])).toEqual([
    ["2019/09 - 2022/02", false],
    ["Clerk, Acme Inc.", false],
    ["2015/09 - 2018/02", false],
  ]);
});

test("a table with named columns is read row by row though its cells wrap", () => {
  const cells = (y: number, ...texts: string[]) =>
    texts.map((text, column) => (text === "" ? null : run([50, 170, 330, 480][column]!, y, text)));
  const runs = [
    cells(100, "Course", "Institute", "University", "Year"),
    cells(116, "Diploma in", "Malwa Institute", "State Board of", "2014"),
    cells(128, "Civil Works", "of Textiles", "Education", ""),
    cells(146, "Plus Two", "St. Ann's School", "State Board", "2010"),
  ].flat();
  expect(
    readPages(aDocument(runs.filter((one) => one !== null))).lines.map(({ text, tabs }) => [
      text,
      tabs.length,
    ]),
  ).toEqual([
    ["Course Institute University Year", 3],
    ["Diploma in Civil Works Malwa Institute of Textiles State Board of Education 2014", 3],
    ["Plus Two St. Ann's School State Board 2010", 3],
  ]);
});

test("what begins at the edge of the rows around it is a cell, though its label nearly fills the margin", () => {
  const rows: [string, string][] = [
    ["OS", "Linux"],
    ["Suites", "Lodestar, Vellum"],
    ["Registers", "Ledgerline"],
    ["Other", "Abacus"],
  ];
  const runs = rows.flatMap(([label, value], row) => [
    run(115 - label.length * 6, 100 + row * 30, label),
    run(122, 100 + row * 30, value),
  ]);
  expect(readPages(aDocument(runs)).lines.map(({ tabs }) => tabs.length)).toEqual([1, 1, 1, 1]);
});

describe("what older TeX fonts print", () => {
  test("an accent set over its letter goes to that letter, not to the next word", () => {
    const runs = [run(50, 100, "Universite"), run(50 + 9 * 6 + 1, 99.7, "´"), run(116, 100, "McGill")];
    expect(readPages(aDocument(runs)).text).toBe("Université McGill");
  });

  test("the dash of a font without a character map parts the two dates", () => {
    expect(readPages(aDocument([run(50, 100, "2001\u00152007")])).text).toBe("2001–2007");
  });
});

describe("a page in one column", () => {
  test("periods against the margin, a little lower than their lines, make no column", () => {
    const entries = ["Ashby Mill", "Corran Farm", "Tarn Bakery", "Lowick Hall"];
    const runs = entries.flatMap((name, at) => [
      run(50, 100 + 60 * at, name, { bold: true }),
      run(50, 112 + 60 * at, "Baked bread for the village and its two schools"),
      run(50, 124 + 60 * at, "Kept the ovens and the books"),
      run(440, 104 + 60 * at, `June ${2004 + at} - May ${2005 + at}`, { bold: true }),
    ]);
    const { text, columns } = readPages(aDocument(runs));
    expect(columns).toBe(1);
    expect(text.indexOf("June 2004")).toBeLessThan(text.indexOf("Corran Farm"));
  });

  test("labels before values that begin with a colon are read across", () => {
    const pairs = ["Name", "Born", "Nationality", "Languages", "Interests"];
    const runs = pairs.flatMap((label, at) => [
      run(50, 100 + 20 * at, label),
      run(190, 100 + 20 * at, ":"),
      run(230, 100 + 20 * at, `value ${at}`),
      ...(at === 1 ? [run(290, 98, "st", { size: 6 })] : []),
    ]);
    expect(readPages(aDocument(runs)).text.split("\n").slice(0, 2)).toEqual(
      ["Name : value 0", "Born : value 1"].map((one) => expect.stringContaining(one.slice(0, 12))),
    );
  });
});

test("a period in the margin that breaks before its last year stands before its line", () => {
  const runs = [0, 1, 2].flatMap((at) => [
    run(40, 100 + 60 * at, `August 20${10 + at} - August`),
    run(40, 112 + 60 * at, `20${11 + at}`),
    run(220, 100 + 60 * at, `Baker of Lowick ${at}`, { bold: true }),
    run(220, 112 + 60 * at, "Ashby Mill"),
    run(220, 124 + 60 * at, "Kept the ovens and the books of a mill"),
  ]);
  const [first] = readPages(aDocument(runs)).text.split("\n");
  expect(first).toBe("August 2010 - August 2011 Baker of Lowick 0");
});

test("a code that TeX's fonts give to ligatures is one inside a word, and nothing behind it", () => {
  const { text } = readPages(aDocument([run(40, 100, "Of\u001cce of Ashby Mill Ltd.\u001f")]));
  expect(text).toBe("Office of Ashby Mill Ltd.");
});

test("headings above two columns stay with them, though one begins left of its text", () => {
  const runs = [
    run(230, 40, "Ann Ray", { size: 24 }),
    run(230, 70, "Baker who has run a mill and two shops for the village"),
    ...[run(40, 98, "Contact", { size: 16 }), run(230, 98, "Projects", { size: 16 })],
    ...Array.from({ length: 12 }, (_, at) => run(40, 125 + 15 * at, `side ${at}`)),
    ...Array.from({ length: 14 }, (_, at) =>
      run(250, 124 + 13 * at, `what was done in the mill, part ${at}`),
    ),
  ];
  const { text } = readPages(aDocument(runs));
  expect(text.indexOf("side 11")).toBeLessThan(text.indexOf("Projects"));
  expect(text.indexOf("Contact")).toBeLessThan(text.indexOf("side 0"));
});
