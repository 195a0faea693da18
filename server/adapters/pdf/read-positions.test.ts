import { beforeAll, describe, expect, test } from "vitest";
import type { PositionedDocument, PositionedRun } from "#engine/resume/model/positioned.ts";
import { stream, textAt, writePages } from "#testing/corpus/raw-pdf.ts";
import { compilePdfium } from "./compile-pdfium.ts";
import { openPdfiumReader } from "./pdfium-reader.ts";
import type { PdfReader } from "./port.ts";

let reader: PdfReader;
beforeAll(async () => {
  reader = await openPdfiumReader(await compilePdfium());
});

async function read(bytes: Uint8Array): Promise<PositionedDocument> {
  const reading = await reader.read(bytes);
  if (!reading.ok) throw new Error(reading.code);
  return reading.document;
}

async function readRun(content: string, text: string): Promise<PositionedRun> {
  const { pages } = await read(writePages([content]));
  const run = pages[0]!.runs.find((one) => one.text.includes(text));
  if (run === undefined) throw new Error(`${text} was not read`);
  return run;
}

describe("a run of text", () => {
  test("stands where the page shows it, measured from the top left", async () => {
    const run = await readRun(textAt(72, 700, "Registered nurse", { size: 12 }), "Registered");
    expect(run.x).toBeCloseTo(72, 1);
    expect(run.y + 0.76 * run.height).toBeCloseTo(92, 1);
    expect(run.size).toBeCloseTo(12, 2);
  });

  test("has a left edge for each of its characters and a right edge at its end", async () => {
    const run = await readRun(textAt(72, 700, "WIde"), "WIde");
    expect(run.edges).toHaveLength(5);
    expect(run.edges.toSorted((a, b) => a - b)).toEqual(run.edges);
    expect(run.edges[1]! - run.edges[0]!).toBeGreaterThan(run.edges[2]! - run.edges[1]!);
  });

  test("tells its size after scaling, its weight and its colour", async () => {
    const run = await readRun(
      textAt(10, 70, "Scaled", { size: 5, font: "F2", before: "2 0 0 2 0 0 cm 0.2 0.4 0.6 rg" }).replace(
        /BT (2 0 0 2 0 0 cm [\d. ]+ rg)/,
        "$1 BT",
      ),
      "Scaled",
    );
    expect(run.size).toBeCloseTo(10, 2);
    expect(run.bold).toBe(true);
    expect(run.colour).toBe("#336699");
  });

  test("ends where the style changes or a gap is wider than a space", async () => {
    const { pages } = await read(
      writePages([
        `${textAt(72, 700, "Plain ")}${textAt(105, 700, "bold", { font: "F2" })}${textAt(400, 700, "2019")}`,
      ]),
    );
    expect(pages[0]!.runs.map((run) => run.text.trim())).toEqual(["Plain", "bold", "2019"]);
  });
});

describe("a page", () => {
  test("that is turned is read as it is shown", async () => {
    const content = "BT /F1 11 Tf 0 1 -1 0 100 72 Tm (Sideways) Tj ET";
    const { pages } = await read(writePages([content], { page: "/Rotate 90" }));
    const [page] = pages;
    expect([page!.width, page!.height]).toEqual([792, 612]);
    const run = page!.runs[0]!;
    expect(run.x).toBeCloseTo(72, 0);
    expect(run.width).toBeGreaterThan(3 * run.height);
    expect(run.y + 0.76 * run.height).toBeCloseTo(100, 0);
  });

  test("that is cropped is measured from its crop box", async () => {
    const { pages } = await read(
      writePages([textAt(150, 650, "Inside")], { page: "/CropBox [100 100 500 700]" }),
    );
    expect([pages[0]!.width, pages[0]!.height]).toEqual([400, 600]);
    expect(pages[0]!.runs[0]!.x).toBeCloseTo(50, 1);
  });

  test("lists its links with their targets and places", async () => {
    const link =
      "<< /Type /Annot /Subtype /Link /Rect [72 690 200 712] /A << /S /URI /URI (mailto:ana@mail.example) >> >>";
    const { pages } = await read(writePages([textAt(72, 700, "Write to me")], { page: `/Annots [${link}]` }));
    expect(pages[0]!.links).toEqual([
      { url: "mailto:ana@mail.example", x: 72, y: 80, width: 128, height: 22 },
    ]);
  });

  test("lists its pictures and its filled boxes", async () => {
    const image = stream(
      "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8",
      "\x40",
    );
    const { pages } = await read(
      writePages(["q 100 0 0 50 300 600 cm /Im Do Q 0.1 0.1 0.3 rg 0 0 200 792 re f"], {
        resources: "/XObject << /Im 3 0 R >>",
        extra: [image],
      }),
    );
    expect(pages[0]!.images).toEqual([{ x: 300, y: 142, width: 100, height: 50 }]);
    expect(pages[0]!.rules).toEqual([{ x: 0, y: 0, width: 200, height: 792 }]);
  });
});

/** Six upright strokes and a bar, where the letters of 'Triage' stand at 20 pt; what they look like does not matter. */
function drawnLetters(x: number, y: number): string {
  const strokes = [2, 14, 21, 26, 36, 47].map((at) => `${x + at} ${y} 3 13 re`);
  return `0 g ${strokes.join(" ")} f`;
}

describe("hidden text", () => {
  const cases: [string, string, string][] = [
    ["drawn in no colour", "invisible", `BT 3 Tr /F1 11 Tf 72 600 Td (Kubernetes) Tj ET`],
    ["white on the white page", "background-colour", `1 1 1 rg ${textAt(72, 600, "Kubernetes")}`],
    ["nearly white", "background-colour", `0.98 0.98 0.98 rg ${textAt(72, 600, "Kubernetes")}`],
    [
      "in the colour of the box behind it",
      "background-colour",
      `0 0 0.4 rg 50 580 300 40 re f 0 0 0.42 rg ${textAt(72, 600, "Kubernetes")}`,
    ],
    ["one point high", "tiny", textAt(72, 600, "Kubernetes", { size: 1 })],
    [
      "scaled down to one point",
      "tiny",
      `q 0.01 0 0 0.01 72 600 cm ${textAt(0, 0, "Kubernetes", { size: 100 })} Q`,
    ],
    ["beside the page", "off-page", textAt(-2000, 600, "Kubernetes")],
    [
      "transparent over the words of others",
      "invisible",
      `${textAt(72, 600, "Haematology ward")} BT 3 Tr /F1 11 Tf 72 600 Td (Kubernetes) Tj ET`,
    ],
    [
      "transparent over a filled shape",
      "invisible",
      `0 0 0.4 rg 72 601 30 6 re f BT 3 Tr /F1 11 Tf 72 600 Td (Kubernetes Terraform) Tj ET`,
    ],
    [
      "transparent over a rule",
      "invisible",
      `72 602 200 0.7 re f BT 3 Tr /F1 11 Tf 72 600 Td (Kubernetes) Tj ET`,
    ],
    ["under a white box", "covered", `${textAt(72, 600, "Kubernetes")} 1 1 1 rg 50 580 300 40 re f`],
  ];
  test.each(cases)("%s is told as %s", async (_how, reason, content) => {
    const run = await readRun(`${content} 0 g ${textAt(72, 700, "Seen")}`, "Kubernetes");
    expect(run.hidden).toBe(reason);
  });

  test("that is transparent is told as invisible", async () => {
    const bytes = writePages([`/Gone gs ${textAt(72, 600, "Kubernetes")}`], {
      resources: "/ExtGState << /Gone << /ca 0 >> >>",
    });
    expect((await read(bytes)).pages[0]!.runs[0]!.hidden).toBe("invisible");
  });

  const seen: [string, string][] = [
    [
      "white type on a dark sidebar",
      `0.1 0.15 0.3 rg 0 0 200 792 re f 1 1 1 rg ${textAt(20, 600, "Triage")}`,
    ],
    [
      "white type on a shape painted in two parts",
      `0 0 0.3 rg 0 590 100 40 re f 0 0.3 0 rg 40 590 200 40 re f 1 1 1 rg ${textAt(20, 600, "Triage")}`,
    ],
    ["grey type on white", `0.6 g ${textAt(20, 600, "Triage")}`],
    [
      "type over a box in another colour",
      `0.9 0.9 1 rg 0 580 300 60 re f 0.2 g ${textAt(20, 600, "Triage")}`,
    ],
    [
      "type with a rule painted over its foot later",
      `${textAt(20, 600, "Triage")} 0.5 g 10 596 200 0.5 re f`,
    ],
    [
      "outlined type filled with white",
      `1 1 1 rg 0 0 0 RG ${textAt(20, 600, "Triage", { size: 30, before: "2 Tr" })}`,
    ],
    ["fine print", textAt(20, 600, "Triage", { size: 5 })],
    [
      "a transparent layer over letters drawn as shapes",
      `${drawnLetters(20, 600)} BT 3 Tr /F1 20 Tf 20 600 Td (Triage) Tj ET`,
    ],
  ];
  test.each(seen)("%s is not hidden", async (_what, content) => {
    expect((await readRun(content, "Triage")).hidden).toBeNull();
  });
});

test("the same bytes give the same result, whatever was read before", async () => {
  const bytes = writePages([`${textAt(72, 700, "Ana Ruiz")} 1 1 1 rg ${textAt(72, 600, "hidden")}`]);
  const first = await read(bytes);
  await read(writePages([textAt(10, 10, "Something else")]));
  expect(await read(bytes)).toEqual(first);
});
