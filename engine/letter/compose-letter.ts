import type { Job } from "#engine/job/job.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import { rankRequirements } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/resume.ts";
import { chooseProofs } from "./choose-proofs.ts";
import { FRAMES } from "./data/frames.ts";
import type { Letter, Tone } from "./letter.ts";
import { openDraft } from "./open-draft.ts";
import { hashText } from "./pick-frame.ts";
import { sayClose } from "./say-close.ts";
import { sayEmployer, sayName, sayPerson } from "./say-names.ts";
import { sayOpening } from "./say-opening.ts";
import { sayRest } from "./say-rest.ts";
import { isSayable } from "./say-term.ts";
import { sayWork } from "./say-work.ts";
import { openSource } from "./verify/source.ts";

export type LetterOptions = { tone: Tone; company?: string | null; jobTitle?: string | null };

const MOST_PROOFS: Readonly<Record<Tone, number>> = { professional: 8, warm: 8, concise: 8, confident: 8 };
const SAID = new Set(["hard", "certificate", "language", "soft"]);

/**
 * Writes a cover letter from what resume and ad say, and nothing else: a sentence that the verifier does not vouch for is
 * left out, so that a thin resume gives a short letter. Pure: the same resume, ad and options give the same letter.
 */
export function composeLetter(resume: Resume, job: Job, options: LetterOptions): Letter {
  const source = openSource(resume, job, options);
  const draft = openDraft(source, hashText(`${job.text}\n${resume.text}`));
  const frames = FRAMES[options.tone];
  const ranked = rankRequirements(matchResume(resume, job))
    .filter(({ shown, term }) => shown > 0 && SAID.has(term.kind) && isSayable(term))
    .sort((a, b) => b.shown - a.shown);
  const names = {
    greeted: sayName(source.company),
    company: sayEmployer(source.company),
    title: sayName(source.jobTitle),
  };

  const self = sayOpening({ draft, frames, resume, ranked, names });
  const proofs = chooseProofs(resume, ranked, MOST_PROOFS[options.tone]);
  const work = sayWork({ draft, frames, resume, ranked, proofs, self });
  sayRest({ draft, frames, resume, ranked, work });
  sayClose({ draft, frames, job, ranked, names, thin: work.said.length < 2, tone: options.tone });

  draft.line(draft.first("signOff", frames.signOff));
  if (resume.contact.name !== null) draft.below(sayPerson(resume.contact.name.value));
  return draft.finish();
}
