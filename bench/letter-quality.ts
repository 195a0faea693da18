// Letters for every resume of the corpus against ads of the suite, and the verifier on its suite:
//   node bench/letter-quality.ts [ads per resume]
import { readdir, readFile } from "node:fs/promises";
import { readJob } from "#engine/job/read-job.ts";
import { readCards } from "#engine/letter/cards/read-cards.ts";
import { composeLetter } from "#engine/letter/compose-letter.ts";
import type { Tone } from "#engine/letter/letter.ts";
import { verifyLetter } from "#engine/letter/verify-letter.ts";
import { findTerms } from "#engine/lexicon/find-terms.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import { rankRequirements } from "#engine/match/rank-requirements.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { checkLetters } from "../testing/suites/check-letters.ts";
import { readAdSuite } from "../testing/suites/read-ad-suite.ts";

const TONES: readonly Tone[] = ["professional", "warm", "concise", "confident"];
const perResume = Number(process.argv[2] ?? 17);
const verbose = process.argv.includes("--unvouched");
const resumes = await readCorpus();
const jobs = readAdSuite().map((ad) => readJob(ad.text));
const counts: number[] = [];
const rich: number[] = [];
/** Fewer lines of work than this that can be said in English: a letter of them is honest when it is short. */
const THIN = 3;
const usedOfFive: number[] = [];
let thin = 0;
const used: number[] = [];
const times: number[] = [];
/** Of the processor alone: the machine may have other work. */
const spent: number[] = [];
const overlaps: number[] = [];
let sentences = 0;
let unvouched = 0;
let displaced = 0;

for (const resume of resumes) {
  // The ads a person would answer: those of which the resume shows most.
  const near = jobs
    .map((job) => ({
      job,
      shown: rankRequirements(matchResume(resume, job)).reduce((sum, { shown }) => sum + shown, 0),
    }))
    .sort((a, b) => b.shown - a.shown)
    .map(({ job }) => job);
  let last: Set<string> | null = null;
  const lines = readCards(resume).length;
  const before = counts.length;
  for (let nth = 0; nth < perResume; nth += 1) {
    const job = near[nth]!;
    const started = performance.now();
    const usage = process.cpuUsage();
    const letter = composeLetter(resume, job, { tone: TONES[nth % TONES.length]! });
    times.push(performance.now() - started);
    spent.push(process.cpuUsage(usage).user / 1000);
    const text = letter.coverLetter;
    for (const sentence of verifyLetter(text, resume, job).sentences) {
      sentences += 1;
      if (sentence.vouched) continue;
      unvouched += 1;
      if (verbose) console.log(sentence.text, JSON.stringify(sentence.reasons));
    }
    for (const sentence of letter.sentences) {
      if (text.slice(sentence.start, sentence.end) !== sentence.text) displaced += 1;
      for (const item of sentence.evidence) {
        if ((item.source === "resume" ? resume : job).text.slice(item.start, item.end) !== item.quote)
          displaced += 1;
      }
    }
    const words = text.split(/\s+/).length;
    counts.push(words);
    const isThin = lines < THIN;
    if (isThin) thin += 1;
    else rich.push(words);
    if (process.argv.includes("--short") && words < 180 && !isThin)
      console.log(`${words} words, ${lines} lines, ${TONES[nth % TONES.length]}: ${text}\n`);
    const shown = rankRequirements(matchResume(resume, job)).filter(
      (requirement) =>
        requirement.shown > 0 && requirement.term.kind !== "keyword" && requirement.term.kind !== "title",
    );
    if (shown.length >= 3) {
      const block = { start: 0, end: text.length, kind: "paragraph" as const, section: "letter" };
      const said = new Set(findTerms(text, [block], { isSkillsSection: () => true }).map((hit) => hit.id));
      const top = shown.toSorted((a, b) => b.shown - a.shown).slice(0, 5);
      const count = top.filter(
        ({ term }) =>
          said.has(term.id) ||
          text.toLowerCase().includes(term.label.toLowerCase()) ||
          term.resumeQuotes.some(({ quote }) => text.toLowerCase().includes(quote.toLowerCase())),
      ).length;
      used.push(count);
      if (top.length === 5) usedOfFive.push(count);
      if (process.argv.includes("--unused"))
        for (const { term } of top) if (!said.has(term.id)) console.log(`unused: ${term.kind} ${term.label}`);
    }
    const grams = gramsOf(
      letter.sentences
        .slice(1, -2)
        .map((sentence) => sentence.text)
        .join(" "),
    );
    if (last !== null) overlaps.push(jaccard(grams, last));
    last = grams;
  }
  if (process.argv.includes("--people"))
    console.log(`${resume.contact.name?.value}: ${lines} lines, words ${at(counts.slice(before), 0.5)}`);
}

const share = (part: number, all: number) =>
  `${part}/${all} (${((100 * part) / Math.max(all, 1)).toFixed(1)} %)`;
const inRange = (values: number[]) => values.filter((words) => words >= 180 && words <= 400).length;
console.log(`${counts.length} letters of ${resumes.length} resumes, ${sentences} sentences`);
console.log(
  `not vouched for ${share(unvouched, sentences)}; quotes or sentences not at their place ${displaced}`,
);
console.log(
  `words: median ${at(counts, 0.5)}, p10 ${at(counts, 0.1)}, p90 ${at(counts, 0.9)}; 180 to 400: ${share(inRange(counts), counts.length)}`,
);
console.log(
  `resumes with fewer than ${THIN} lines of work that can be said: ${share(thin, counts.length)} of the letters; of the others ${share(inRange(rich), rich.length)} within 180 to 400, median ${at(rich, 0.5)}`,
);
console.log(
  `of the weightiest five requirements shown, said: median ${at(usedOfFive, 0.5)} where five are shown (${usedOfFive.length} letters), ${at(used, 0.5)} where three or more are (${used.length})`,
);
console.log(
  `5-grams shared by two letters of one resume: median ${at(overlaps, 0.5).toFixed(2)}, p90 ${at(overlaps, 0.9).toFixed(2)}`,
);
console.log(
  `compose: median ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms; of the processor median ${at(spent, 0.5).toFixed(1)} ms, p95 ${at(spent, 0.95).toFixed(1)} ms`,
);
const { planted, paraphrased } = checkLetters();
for (const setAside of [false, true]) {
  const lies = planted.filter((line) => line.setAside === setAside);
  const truths = paraphrased.filter((line) => line.setAside === setAside);
  console.log(
    `verifier, ${setAside ? "set aside" : "open"}: caught ${share(lies.filter((line) => !line.vouched).length, lies.length)}, false alarms ${share(truths.filter((line) => !line.vouched).length, truths.length)}`,
  );
}

async function readCorpus(): Promise<Resume[]> {
  const folder = new URL("../testing/corpus/resumes/", import.meta.url).pathname;
  const reader = await openPdfiumReader(await compilePdfium());
  const found: Resume[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".pdf")).sort()) {
    const reading = await reader.read(await readFile(folder + name));
    if (reading.ok) found.push(readResume(readPages(reading.document)));
  }
  const suite = await readFile(new URL("../testing/suites/letters/planted.jsonl", import.meta.url), "utf8");
  const texts = new Set(
    suite
      .trimEnd()
      .split("\n")
      .map((line) => (JSON.parse(line) as { resumeText: string }).resumeText),
  );
  return [...found, ...[...texts].map((text) => readResume(readPlainText(text)))];
}

function at(values: readonly number[], q: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * q)] ?? 0;
}

function gramsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(0, -4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((gram) => b.has(gram)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}
