import { readFileSync } from "node:fs";
import { documentPath } from "../documents/folders.ts";
import { ownerOf, readManifest } from "../documents/manifest.ts";
import { readLabel } from "../labels/label-store.ts";
import { placeAd } from "../labels/place-ad.ts";
import { type Outcome, openOutcome } from "./counts.ts";
import { printFigure } from "./print-figures.ts";
import { AD_MEASURES, placedReading, scoreAd } from "./score-ad.ts";
import { RESUME_MEASURES, scoreResume } from "./score-resume.ts";

/** The second labels against the first, as if a reader had given them. */
export function agreeOnResumes(): Outcome[] {
  return readManifest("resumes").flatMap((entry) => {
    const [first, second] = [readLabel("resumes", entry.id), readLabel("resumes", entry.id, "second")];
    if (first === null || second === null) return [];
    const outcome = openOutcome(entry.id, ownerOf(entry));
    scoreResume(outcome, second, first);
    return [outcome];
  });
}

export function agreeOnAds(): Outcome[] {
  return readManifest("ads").flatMap((entry) => {
    const [first, second] = [readLabel("ads", entry.id), readLabel("ads", entry.id, "second")];
    if (first === null || second === null) return [];
    const outcome = openOutcome(entry.id, ownerOf(entry));
    const text = readFileSync(documentPath.ads(entry.id), "utf8");
    scoreAd(outcome, placedReading(placeAd(text, second)), placeAd(text, first));
    return [outcome];
  });
}

export function agreementTable(
  title: string,
  outcomes: readonly Outcome[],
  measures: typeof RESUME_MEASURES,
): string[] {
  if (outcomes.length === 0) return [];
  const rows = measures
    .filter(({ measure, figure }) => figure !== "precision" || measure === "need of terms found")
    .filter(({ measure }, at, all) => all.findIndex((one) => one.measure === measure) === at)
    .map(({ measure, figure }) => `| ${measure} | ${printFigure(outcomes, measure, figure)} |`);
  return [
    `${title}: ${outcomes.length} labelled twice`,
    "",
    "| field | agreement |",
    "|---|---|",
    ...rows,
    "",
  ];
}

export function printAgreement(): void {
  const lines = [
    ...agreementTable("Resumes", agreeOnResumes(), RESUME_MEASURES),
    ...agreementTable("Ads", agreeOnAds(), AD_MEASURES),
  ];
  console.log(lines.join("\n"));
}
