import { existsSync, readFileSync } from "node:fs";
import { readJob } from "#engine/job/read-job.ts";
import { readCards } from "#engine/letter/cards/read-cards.ts";
import { readFit } from "#engine/letter/judge/fit-features.ts";
import { type LineFeatures, listFeatures } from "#engine/letter/judge/judge-line.ts";
import { readWriter } from "#engine/letter/judge/read-writer.ts";
import { rankAsked, rankShown } from "#engine/letter/rank-asked.ts";
import { weighWords } from "#engine/letter/relevance/weigh-words.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import { rememberWithin } from "#engine/text/remember.ts";
import { documentPath } from "../real/documents/folders.ts";
import { ownerOf, type Role, readManifest } from "../real/documents/manifest.ts";
import { openResumes } from "../real/documents/open-resumes.ts";
import { readLabel } from "../real/labels/label-store.ts";
import type { LineCode } from "../real/labels/line-label.ts";

/** A line beside an ad as one reader judged it; `weight` parts one judgement among several readers of the line. */
export type JudgedLine = {
  resume: string;
  owner: string;
  code: LineCode;
  weight: number;
  /** The composer chose it, before it asked any judge. */
  chosen: boolean;
  /** Judged without the ad. */
  apart: boolean;
  features: LineFeatures;
};

/** The judged lines of one part, as far as their documents are restored and are read as they were. */
export async function readLabelledLines(role: Exclude<Role, "test">): Promise<JudgedLine[]> {
  const open = await openResumes();
  const documents = [...readManifest("resumes"), ...readManifest("line-resumes")];
  const owners = new Map(documents.map((entry) => [entry.id, ownerOf(entry)]));
  const judged: JudgedLine[] = [];
  for (const { id, resume, ad } of readManifest("lines").filter((entry) => entry.role === role)) {
    const [opened, label] = [await open(resume), readLabel("lines", id)];
    if (opened === null || label === null || !existsSync(documentPath.ads(ad))) continue;
    const job = readJob(readFileSync(documentPath.ads(ad), "utf8"));
    rememberWithin(() => {
      const cards = readCards(opened.resume);
      const fit = readFit(
        cards,
        opened.resume,
        job,
        rankShown(rankAsked(matchResume(opened.resume, job))),
        weighWords(job),
      );
      const writer = readWriter(opened.resume, cards);
      for (const { start, text, codes, chosen, apart = false } of label.lines) {
        const same = cards.filter((card) => card.text === text);
        const card = same.find(({ quote }) => quote.start === start) ?? same[0];
        if (card === undefined) continue;
        const features = listFeatures(card, fit, writer);
        for (const code of codes)
          judged.push({
            resume,
            owner: owners.get(resume)!,
            code,
            weight: 1 / codes.length,
            chosen,
            apart,
            features,
          });
      }
    });
  }
  return judged;
}
