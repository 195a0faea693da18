import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import { editPages } from "#engine/resume/edit/edit-pages.ts";
import { showLines } from "#engine/resume/edit/show-lines.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { ReadPages } from "#engine/resume/model/line.ts";
import { preparePages, readPrepared, readResume } from "#engine/resume/read-resume.ts";
import { rememberReadings } from "#engine/text/remember.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { fc } from "#testing/properties.ts";
import { buildReport } from "./build-report.ts";
import { reportEdited } from "./report-edited.ts";

const FOLDER = new URL("../../testing/corpus/resumes/", import.meta.url);
const AD = readJob(
  [
    "Ward Nurse",
    "Requirements",
    "- Wound care, IV therapy and Epic are a must",
    "- Kubernetes, SQL, Excel and project management",
    "- Teamwork, communication, a driving licence",
    "Nice to have: Spanish, budgeting, AutoCAD, bookkeeping",
  ].join("\n"),
);
const NO_HASHES = { resumeSha256: "", jobSha256: "" };
const EDITS = 500;

/** What a browser gets of them: through JSON, once. */
const overTheWire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

let documents: { printed: ReadPages; sent: { pages: ReadPages; job: typeof AD } }[];
beforeAll(async () => {
  const reader = await openPdfiumReader(await compilePdfium());
  documents = [];
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".pdf"))) {
    const reading = await reader.read(readFileSync(new URL(file, FOLDER)));
    if (!reading.ok) throw new Error(file);
    const printed = readPages(reading.document);
    documents.push({ printed, sent: overTheWire({ pages: preparePages(printed), job: AD }) });
  }
}, 60_000);
afterAll(() => rememberReadings(0));

/** The server's own functions, which remember nothing. */
function scoreAtServer(pages: ReadPages, edited: string) {
  rememberReadings(0);
  const resume = readPrepared(editPages(pages, edited).pages);
  return buildReport(resume, AD, matchResume(resume, AD), NO_HASHES);
}

function scoreInBrowser({ pages, job }: { pages: ReadPages; job: typeof AD }, edited: string) {
  rememberReadings(20_000);
  return reportEdited(pages, job, edited);
}

const PIECES = [
  "Kubernetes",
  "led wound care",
  "SQL, Excel",
  "• Managed a team",
  "EDUCATION",
  "2019 – 2021",
  "",
  "é",
];

/** One change as people make them: a word or line put in, taken out, doubled or exchanged. */
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom("insert", "delete", "type", "swap", "paste"),
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    piece: fc.constantFrom(...PIECES),
  }),
  { minLength: 1, maxLength: 4 },
);

type Edit = { kind: string; at: number; piece: string };

function applyEdit(text: string, { kind, at, piece }: Edit): string {
  const lines = text.split("\n");
  const index = Math.floor(at * lines.length);
  const line = lines[index] ?? "";
  if (kind === "insert") lines.splice(index, 0, piece);
  if (kind === "delete") lines.splice(index, 1);
  if (kind === "type")
    lines[index] = `${line.slice(0, line.length / 2)}${piece}${line.slice(line.length / 2)}`;
  if (kind === "swap") lines.splice(index, 2, lines[index + 1] ?? "", line);
  if (kind === "paste") lines.splice(index, 0, ...lines.slice(0, 3), piece);
  return lines.join("\n");
}

describe("the report of an edited text", () => {
  test("is the scan's own where nothing was changed", () => {
    for (const { printed, sent } of documents) {
      rememberReadings(0);
      const resume = readResume(printed);
      const scanned = buildReport(resume, AD, matchResume(resume, AD), NO_HASHES);
      expect(scoreInBrowser(sent, showLines(sent.pages.lines)).report).toEqual(scanned);
    }
  }, 120_000);

  test(`server and browser agree in every field over ${EDITS} random edits`, () => {
    let at = 0;
    fc.assert(
      fc.property(edits, (changes) => {
        const { sent } = documents[at++ % documents.length]!;
        const edited = changes.reduce(applyEdit, showLines(sent.pages.lines));
        const { report, placeOf } = scoreInBrowser(sent, edited);
        expect(report).toEqual(scoreAtServer(sent.pages, edited));
        for (const { start } of report.resumeHighlights)
          expect(edited[placeOf(start)]).toBe(report.resumeText[start]);
      }),
      { numRuns: EDITS, seed: 20 },
    );
  }, 600_000);

  test("a term of the ad that is written into a line is found, and no other point is lost", () => {
    const { sent } = documents[0]!;
    const before = reportEdited(sent.pages, AD, showLines(sent.pages.lines)).report;
    const missing = before.terms.find((term) => term.status === "missing" && term.kind === "hard")!;
    const edited = `${showLines(sent.pages.lines)}\n${missing.jobQuotes[0]!.quote}`;
    const after = reportEdited(sent.pages, AD, edited).report;
    expect(after.terms.find(({ label }) => label === missing.label)?.status).toBe("have");
    expect(after.score.found).toBe(before.score.found + 1);
  });
});
