import { existsSync, readFileSync } from "node:fs";
import { readJob } from "#engine/job/read-job.ts";
import { documentPath } from "../documents/folders.ts";
import {
  type AdEntry,
  ownerOf,
  type PairEntry,
  type ResumeEntry,
  type Role,
  readManifest,
} from "../documents/manifest.ts";
import { openResumes } from "../documents/open-resumes.ts";
import { proposeResume } from "../labelling/propose-resume.ts";
import { readLabel } from "../labels/label-store.ts";
import { placeAd } from "../labels/place-ad.ts";
import { EMPTY_LABEL } from "../labels/resume-label.ts";
import { type Outcome, openOutcome } from "./counts.ts";
import { adReadingOf, scoreAd } from "./score-ad.ts";
import { scoreLetter, scorePair } from "./score-pair.ts";
import { scoreReach } from "./score-reach.ts";
import { scoreResume } from "./score-resume.ts";

/** An outcome beside the role of its document. */
export type Measured<E> = { entry: E; role: Role; outcome: Outcome };

/** Today's reader on every labelled resume that is restored. A document that is refused counts as one of which nothing was read. */
export async function measureResumes(): Promise<Measured<ResumeEntry>[]> {
  const open = await openResumes();
  const measured: Measured<ResumeEntry>[] = [];
  for (const entry of readManifest("resumes")) {
    const label = readLabel("resumes", entry.id);
    if (label === null || !existsSync(documentPath.resumes(entry.id))) continue;
    const opened = await open(entry.id);
    const outcome = openOutcome(entry.id, ownerOf(entry));
    if (opened === null) outcome.errors.push("document: refused");
    else if (opened.resume.hidden.length > 0) outcome.errors.push("document: some text taken for hidden");
    scoreReach(outcome, opened?.resume.text ?? "", label);
    scoreResume(outcome, opened === null ? EMPTY_LABEL : proposeResume(opened.resume), label);
    measured.push({ entry, role: entry.role, outcome });
  }
  return measured;
}

export function measureAds(): Measured<AdEntry>[] {
  return readManifest("ads").flatMap((entry) => {
    const label = readLabel("ads", entry.id);
    if (label === null || !existsSync(documentPath.ads(entry.id))) return [];
    const text = readFileSync(documentPath.ads(entry.id), "utf8");
    const outcome = openOutcome(entry.id, ownerOf(entry));
    scoreAd(outcome, adReadingOf(readJob(text)), placeAd(text, label));
    return [{ entry, role: entry.role, outcome }];
  });
}

/** Pairs, or letters written for pairs. */
export async function measurePairs(kind: "pairs" | "letters"): Promise<Measured<PairEntry>[]> {
  const open = await openResumes();
  const owners = new Map(readManifest("resumes").map((entry) => [entry.id, ownerOf(entry)]));
  const measured: Measured<PairEntry>[] = [];
  for (const entry of readManifest(kind)) {
    const opened = await open(entry.resume);
    if (opened === null || !existsSync(documentPath.ads(entry.ad))) continue;
    const ad = readFileSync(documentPath.ads(entry.ad), "utf8");
    const outcome = openOutcome(entry.id, owners.get(entry.resume) ?? "");
    const pair = kind === "pairs" ? readLabel("pairs", entry.id) : null;
    const letter = kind === "letters" ? readLabel("letters", entry.id) : null;
    if (pair !== null) scorePair(outcome, opened.resume, ad, pair);
    else if (letter !== null) scoreLetter(outcome, opened.resume, ad, letter);
    else continue;
    measured.push({ entry, role: entry.role, outcome });
  }
  return measured;
}
