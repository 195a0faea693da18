import type { Report, ScoreInput, TermLists } from "#engine/score/report.ts";
import type { ScanResult } from "./scan.ts";

/** The only place that knows the product spec's names for the lists of a scan result (section 3). */
type ListFields = Pick<
  ScanResult,
  | "hardskillsjd"
  | "hardskillsre"
  | "softskillsjd"
  | "softskillsre"
  | "keywordsjd"
  | "keywordsre"
  | "matchingjdre"
  | "missingKeywords"
>;

/** A report as it is stored and sent. Fields keep their order: the same report gives the same bytes. */
export function writeScanResult(report: Report): ScanResult {
  const { resumeText, jobText, contact, lists, score, structure, wordcount, ...rest } = report;
  return {
    extractedResumeText: resumeText,
    scannedJobDescription: jobText,
    ...contact,
    ...writeLists(lists),
    structure,
    wordcount,
    overallScore: score.overallScore,
    parts: score.parts,
    percentages: score.percentages,
    noofHardskillsre: lists.hard.resume.length,
    noofHardskillsjd: lists.hard.job.length,
    noofSoftskillsre: lists.soft.resume.length,
    noofSoftskillsjd: lists.soft.job.length,
    ...rest,
  };
}

export function writeLists({ hard, soft, keyword, matching, missing }: TermLists): ListFields {
  return {
    hardskillsjd: hard.job,
    hardskillsre: hard.resume,
    softskillsjd: soft.job,
    softskillsre: soft.resume,
    keywordsjd: keyword.job,
    keywordsre: keyword.resume,
    matchingjdre: matching,
    missingKeywords: missing,
  };
}

export function readLists(result: ListFields): TermLists {
  return {
    hard: { job: result.hardskillsjd, resume: result.hardskillsre },
    soft: { job: result.softskillsjd, resume: result.softskillsre },
    keyword: { job: result.keywordsjd, resume: result.keywordsre },
    matching: result.matchingjdre,
    missing: result.missingKeywords,
  };
}

/** What a stored result's score is computed from. */
export function readScoreInput(result: ScanResult): ScoreInput {
  const { phone, email, address, linkedin, structure, wordcount } = result;
  return { lists: readLists(result), contact: { phone, email, address, linkedin }, structure, wordcount };
}
