import { readdir, readFile } from "node:fs/promises";
import { readJob } from "#engine/job/read-job.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { readTruth } from "#testing/corpus/read-truth.ts";
import { type MarkedAd, readAdSuite } from "#testing/suites/read-ad-suite.ts";
import { labelOwn } from "../training/confidence/label-own.ts";
import { proposeResume } from "../training/real/labelling/propose-resume.ts";
import type { AdLabel } from "../training/real/labels/ad-label.ts";
import { placeAd } from "../training/real/labels/place-ad.ts";
import { type Outcome, openOutcome } from "../training/real/scoring/counts.ts";
import { adReadingOf, scoreAd } from "../training/real/scoring/score-ad.ts";
import { scoreResume } from "../training/real/scoring/score-resume.ts";

const corpus = new URL("../testing/corpus/", import.meta.url).pathname;

/** The documents of our own making, scored like real ones, so that the figures stand side by side. */
export async function measureOwnResumes(): Promise<Outcome[]> {
  const reader = await openPdfiumReader(await compilePdfium());
  const outcomes: Outcome[] = [];
  for (const file of (await readdir(corpus, { recursive: true }))
    .filter((name) => name.endsWith(".pdf"))
    .sort()) {
    const truth = await readTruth(`${corpus}${file.replace(/\.pdf$/, ".json")}`);
    if (truth === null || truth.resume === false || truth.textLayer === false) continue;
    const reading = await reader.read(await readFile(corpus + file));
    if (!reading.ok) continue;
    const outcome = openOutcome(file, "ours");
    scoreResume(outcome, proposeResume(readResume(readPages(reading.document))), labelOwn(truth));
    for (const measure of UNMARKED) outcome.counts.delete(measure);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** What the truths of our own documents do not say. */
const UNMARKED = [
  "job place",
  "study dates",
  "whole study (school, degree, dates)",
  "certificates",
  "languages",
];

export function measureOwnAds(): Outcome[] {
  return readAdSuite().map((ad) => {
    const outcome = openOutcome(ad.name, "ours");
    scoreAd(outcome, adReadingOf(readJob(ad.text)), placeAd(ad.text, adLabelOf(ad)));
    return outcome;
  });
}

export function adLabelOf({ truth }: MarkedAd): AdLabel {
  const needOf = (quote: string) => {
    const plain = quote.replace(/@\d+$/, "");
    return truth.must.includes(plain) ? "must" : truth.nice.includes(plain) ? "nice" : "stated";
  };
  const terms = (quotes: readonly string[], kind: AdLabel["terms"][number]["kind"]) =>
    quotes.map((quote) => ({ quote, kind, need: needOf(quote) }) as const);
  return {
    titles: truth.titles,
    company: truth.company === null ? [] : [truth.company],
    terms: [
      ...terms(truth.hard, "hard"),
      ...terms(truth.certificates, "certificate"),
      ...terms(truth.soft, "soft"),
      ...terms(truth.either, "either"),
      ...terms(truth.optional, "optional"),
    ],
    years: truth.years,
    degrees: truth.degrees,
    conditions: truth.conditions,
    silent: truth.boilerplate.map((line) => ({ from: line, to: line, why: "other" })),
    decoys: [],
  };
}
