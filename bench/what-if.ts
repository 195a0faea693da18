// How long a report takes to follow a keystroke in *What if*: node bench/what-if.ts [FILE.pdf ...]. Without files, the three
// longest resumes of the corpus. The functions and the memory of the
// browser's worker, in Node; processor time of the thread.
import { readdirSync, readFileSync } from "node:fs";
import { readJob } from "#engine/job/read-job.ts";
import { showLines } from "#engine/resume/edit/show-lines.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { ReadPages } from "#engine/resume/model/line.ts";
import { preparePages } from "#engine/resume/read-resume.ts";
import { reportEdited } from "#engine/score/report-edited.ts";
import { rememberReadings } from "#engine/text/remember.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { describeTimes } from "./quantiles.ts";

const CORPUS = new URL("../testing/corpus/resumes/", import.meta.url);
const AD = new URL("../testing/suites/ads/", import.meta.url);
const TYPED = " Led wound care and scheduling for 12 people, in Epic and Excel.";
const KEYS = 120;

const job = readJob(
  readFileSync(new URL(readdirSync(AD).filter((name) => name.endsWith(".txt"))[0]!, AD), "utf8"),
);
const reader = await openPdfiumReader(await compilePdfium());
const files = process.argv.slice(2);
const read = async (file: URL | string): Promise<ReadPages> => {
  const reading = await reader.read(readFileSync(file));
  if (!reading.ok) throw new Error(`${file}: ${reading.code}`);
  return JSON.parse(JSON.stringify(preparePages(readPages(reading.document))));
};
const corpus = readdirSync(CORPUS).filter((name) => name.endsWith(".pdf"));
const documents: ReadPages[] = [];
for (const file of files.length > 0 ? files : corpus.map((name) => new URL(name, CORPUS)))
  documents.push(await read(file));
const lengthOf = (pages: ReadPages) => showLines(pages.lines).length;
documents.sort((one, other) => lengthOf(other) - lengthOf(one));

rememberReadings(20_000);
for (const pages of documents.slice(0, files.length || 3)) {
  const text = showLines(pages.lines);
  const times = Array.from({ length: KEYS }, (_, key) => {
    const at = text.indexOf("\n", (text.length * ((key / TYPED.length) | 0)) / (KEYS / TYPED.length + 1));
    const typed = TYPED.slice(0, (key % TYPED.length) + 1);
    const started = process.threadCpuUsage();
    reportEdited(pages, job, text.slice(0, at) + typed + text.slice(at));
    const { user, system } = process.threadCpuUsage(started);
    return (user + system) / 1000;
  });
  console.log(
    `${text.length} characters: first ${times[0]!.toFixed(0)} ms; then ${describeTimes(times.slice(1))}`,
  );
}
