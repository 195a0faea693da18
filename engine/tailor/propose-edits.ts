import type { ResumeDocument } from "../document/resume-document.ts";
import type { Job } from "../job/model/job.ts";
import { matchResume } from "../match/match-resume.ts";
import type { Resume } from "../resume/model/resume.ts";
import { proposeBullets } from "./propose-bullets.ts";
import { proposeSkills } from "./propose-skills.ts";
import { proposeSummary } from "./propose-summary.ts";
import { proposeTrims } from "./propose-trims.ts";
import { proposeWordings } from "./propose-wordings.ts";
import type { Proposal } from "./tailored-line.ts";
import { weighLines } from "./weigh-lines.ts";

/**
 * What a document could say for one ad without a word that is not its own: order, what to leave out, lines without an end
 * that shows nothing, and the ad's form of what it names already. `resume` is the document as it is read.
 */
export function proposeEdits(document: ResumeDocument, resume: Resume, job: Job): Proposal[] {
  const { terms, resumeTerms } = matchResume(resume, job);
  const lines = weighLines(document, resume, terms);
  return [
    ...proposeSkills(document, lines),
    ...proposeWordings(document, lines, resumeTerms),
    ...proposeBullets(lines),
    ...proposeTrims(lines),
    ...proposeSummary(document, lines),
  ];
}
