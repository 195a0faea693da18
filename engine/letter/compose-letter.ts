import type { Job } from "#engine/job/model/job.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import { rankRequirements } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { LETTER_TEMPLATES } from "../knowledge/letters/templates.ts";
import { chooseEvidence } from "./choose-evidence.ts";
import type { Letter, Tone } from "./letter.ts";
import { openDraft } from "./open-draft.ts";
import { hashText } from "./pick-template.ts";
import { realizeClosing } from "./realize-closing.ts";
import { realizeEmployer, realizeName, realizePerson } from "./realize-names.ts";
import { realizeOpening } from "./realize-opening.ts";
import { realizeQualifications } from "./realize-qualifications.ts";
import { isRealizable } from "./realize-term.ts";
import { realizeWork } from "./realize-work.ts";
import { openSource } from "./verify/source.ts";

export type LetterOptions = { tone: Tone; company?: string | null; jobTitle?: string | null };

const MAX_EVIDENCE_LINES: Readonly<Record<Tone, number>> = {
  professional: 8,
  warm: 8,
  concise: 8,
  confident: 8,
};
const SAID = new Set(["hard", "certificate", "language", "soft"]);

/**
 * Writes a cover letter from what resume and ad say, and nothing else: a sentence that the verifier does not vouch for is
 * left out, so that a thin resume gives a short letter. Pure: the same resume, ad and options give the same letter.
 */
export function composeLetter(resume: Resume, job: Job, options: LetterOptions): Letter {
  const source = openSource(resume, job, options);
  const draft = openDraft(source, hashText(`${job.text}\n${resume.text}`));
  const frames = LETTER_TEMPLATES[options.tone];
  const ranked = rankRequirements(matchResume(resume, job))
    .filter(({ shown, term }) => shown > 0 && SAID.has(term.kind) && isRealizable(term))
    .sort((a, b) => b.shown - a.shown);
  const names = {
    greeted: realizeName(source.company),
    company: realizeEmployer(source.company),
    title: realizeName(source.jobTitle),
  };

  const self = realizeOpening({ draft, frames, resume, ranked, names });
  const proofs = chooseEvidence(resume, ranked, MAX_EVIDENCE_LINES[options.tone]);
  const work = realizeWork({ draft, frames, resume, ranked, proofs, self });
  realizeQualifications({ draft, frames, resume, ranked, work });
  realizeClosing({ draft, frames, job, ranked, names, thin: work.said.length < 2, tone: options.tone });

  draft.line(draft.first("signOff", frames.signOff));
  if (resume.contact.name !== null) draft.below(realizePerson(resume.contact.name.value));
  return draft.finish();
}
