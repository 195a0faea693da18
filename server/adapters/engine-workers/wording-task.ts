import type { ResumeDocument } from "#engine/document/resume-document.ts";
import { readJob } from "#engine/job/read-job.ts";
import { planWordings, type WordingPlan } from "#engine/tailor/plan-wordings.ts";
import { readDocument } from "#engine/tailor/read-document.ts";
import type { PlannedLine } from "#engine/tailor/tailored-line.ts";
import { verifyPlanned } from "#engine/tailor/verify-wording.ts";

/** Which lines of a document a model may word anew for an ad. */
export async function wordingPlan({
  document,
  jobText,
}: {
  document: ResumeDocument;
  jobText: string;
}): Promise<{ ok: true; plan: WordingPlan }> {
  return { ok: true, plan: planWordings(document, readDocument(document), readJob(jobText)) };
}

/** What is at fault in each wording that a model wrote; nothing of one that its own line vouches for. */
export async function wordingFaults({
  drafts,
}: {
  drafts: { line: PlannedLine; text: string; inSummary: boolean }[];
}): Promise<{ ok: true; faults: string[][] }> {
  return {
    ok: true,
    faults: drafts.map(({ line, text, inSummary }) => verifyPlanned(line, text, inSummary)),
  };
}
