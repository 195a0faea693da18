import type { Job } from "#engine/job/model/job.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import { rankRequirements } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { hashText } from "#engine/text/hash-text.ts";
import { NOTE_TEMPLATES } from "../knowledge/letters/note-templates.ts";
import { LETTER_TEMPLATES } from "../knowledge/letters/templates.ts";
import { readCards } from "./cards/read-cards.ts";
import { readJobNames } from "./cards/read-job-names.ts";
import { chooseCards } from "./choose-cards.ts";
import type { Letter } from "./letter.ts";
import { realizeEmployer, realizeName, realizePerson } from "./names/realize-names.ts";
import { type LetterDraft, openDraft } from "./open-draft.ts";
import { realizeEvidence } from "./realize-evidence.ts";
import { isRealizable } from "./realize-term.ts";
import { weighWords } from "./relevance/weigh-words.ts";
import { openSource } from "./verify/source.ts";

export type NoteKind = "follow-up" | "thank-you";

export type NoteOptions = { kind: NoteKind; company: string | null; jobTitle: string | null };

/** A note recalls one line of work: it is read between two other mails. */
const PROOFS = 1;

/**
 * Writes the short note after an application or an interview, in which every sentence is vouched for as in a letter: what
 * is asked and thanked for, and one line of the resume that shows what the ad asks for. Pure.
 */
export function composeNote(resume: Resume, job: Job, options: NoteOptions): Letter {
  const source = openSource(resume, job, options);
  const draft = openDraft(source, hashText(`${options.kind}\n${job.text}\n${resume.text}`));
  const templates = NOTE_TEMPLATES[options.kind];
  draft.line("Dear Hiring Team,");
  draft.paragraph();
  realizeOpening(draft, templates.opening, source, options);
  realizeProof(draft, resume, job);
  draft.paragraph();
  draft.say("closing", templates.closing, {});
  draft.line(draft.first("signOff", LETTER_TEMPLATES.professional.signOff));
  const signature = realizePerson(resume.contact.name?.value ?? "");
  if (signature !== null) draft.below(signature);
  return draft.finish();
}

/** With title and company where both are vouched for, else with less. */
function realizeOpening(
  draft: LetterDraft,
  templates: readonly string[],
  source: { jobTitle: string | null },
  options: NoteOptions,
): void {
  const title = realizeName(options.jobTitle ?? source.jobTitle);
  const company = realizeEmployer(options.company);
  const at = company === null ? "" : ` at ${company}`;
  const named =
    title === null
      ? null
      : `the ${title} ${/\b(?:role|position|job|post)$/i.test(title) ? "" : "role"}`.trim();
  const roles = [named === null ? null : named + at, named, `the role${at}`, "the role"];
  for (const role of roles) if (role !== null && draft.say("opening", templates, { role })) return;
}

function realizeProof(draft: LetterDraft, resume: Resume, job: Job): void {
  const ranked = rankRequirements(matchResume(resume, job))
    .filter(({ term, shown }) => shown > 0 && isRealizable(term))
    .sort((a, b) => b.shown - a.shown);
  const proofs = chooseCards(readCards(resume), resume, job, ranked, weighWords(job)).slice(0, PROOFS);
  realizeEvidence({ draft, proofs, names: readJobNames(resume), introduced: null, hasWork: true });
}
