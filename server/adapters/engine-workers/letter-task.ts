import { applyFacts } from "#engine/facts/apply-facts.ts";
import type { FactAnswer } from "#engine/facts/fact.ts";
import type { Job } from "#engine/job/model/job.ts";
import { readJob } from "#engine/job/read-job.ts";
import type { FactCard } from "#engine/letter/cards/card.ts";
import type { LetterChoices } from "#engine/letter/choices.ts";
import { composeLetter } from "#engine/letter/compose-letter.ts";
import { composeNote, type NoteOptions } from "#engine/letter/compose-note.ts";
import type { LetterPoint, LetterSentence, Tone } from "#engine/letter/letter.ts";
import { type LetterPlan, planLetter } from "#engine/letter/plan-letter.ts";
import { type DraftVerdict, verifyDrafts } from "#engine/letter/verify-drafts.ts";
import { type VerifiedSentence, verifyLetter } from "#engine/letter/verify-letter.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import type { PdfRefusal } from "../pdf/port.ts";

export type Refused = { ok: false } & PdfRefusal;

type ResumeReading = { ok: true; resume: Resume } | Refused;
type ReadPdf = (input: { pdf: Uint8Array }) => Promise<ResumeReading>;

type LetterInput = ({ pdf: Uint8Array } | { resumeText: string }) & {
  jobText: string;
  company?: string | null;
  jobTitle?: string | null;
  /** What the user says of the resume's values, and what they chose for this letter. */
  told?: readonly FactAnswer[];
  choices?: LetterChoices;
} & ({ tone: Tone; variant?: number } | { letter: string });

/** A sentence of a written letter has evidence only; one that was checked also says whether it is vouched for. */
type CheckedSentence = LetterSentence &
  Partial<Pick<VerifiedSentence, "vouched" | "verdict" | "doubts" | "reasons">>;

type LetterOutput = {
  ok: true;
  resume: Resume;
  job: Job;
  resumeText: string;
  coverLetter: string;
  sentences: CheckedSentence[];
  /** Of a letter that was composed. */
  cards: FactCard[];
  points: LetterPoint[];
};

/** A letter, or the check of one; with what was read, whose texts evidence points into. */
export function makeLetterTask(readPdf: ReadPdf) {
  return async (input: LetterInput): Promise<LetterOutput | Refused> => {
    const reading = await readGiven(readPdf, input);
    if (!reading.ok) return reading;
    const resume = applyFacts(reading.resume, input.told ?? []);
    const job = readJob(input.jobText);
    return { ok: true, resume, job, resumeText: resume.text, ...writeOrCheck(input, resume, job) };
  };
}

type PlanInput = {
  pdf: Uint8Array;
  jobText: string;
  tone: Tone;
  company: string | null;
  jobTitle: string | null;
  told?: readonly FactAnswer[];
};

/** What a letter means to say, before it is written. */
export function makePlanTask(readPdf: ReadPdf) {
  return async (input: PlanInput): Promise<{ ok: true; job: Job; plan: LetterPlan } | Refused> => {
    const reading = await readGiven(readPdf, { ...input, letter: "" });
    if (!reading.ok) return reading;
    const job = readJob(input.jobText);
    return { ok: true, job, plan: planLetter(applyFacts(reading.resume, input.told ?? []), job, input) };
  };
}

type NoteInput = NoteOptions & { pdf: Uint8Array; jobText: string; told?: readonly FactAnswer[] };

/** The note after an application or an interview. */
export function makeNoteTask(readPdf: ReadPdf) {
  return async (input: NoteInput): Promise<{ ok: true; note: string } | Refused> => {
    const reading = await readGiven(readPdf, { ...input, letter: "" });
    if (!reading.ok) return reading;
    const resume = applyFacts(reading.resume, input.told ?? []);
    return { ok: true, note: composeNote(resume, readJob(input.jobText), input).coverLetter };
  };
}

async function readGiven(readPdf: ReadPdf, input: LetterInput): Promise<ResumeReading> {
  if (!("pdf" in input)) return { ok: true, resume: readResume(readPlainText(input.resumeText)) };
  const reading = await readPdf(input);
  return reading.ok && !reading.resume.textLayer ? { ok: false, code: "pdf-no-text" } : reading;
}

function writeOrCheck(
  input: LetterInput,
  resume: Resume,
  job: Job,
): Pick<LetterOutput, "coverLetter" | "sentences" | "cards" | "points"> {
  if (!("letter" in input)) return composeLetter(resume, job, input);
  const { sentences } = verifyLetter(input.letter, resume, job, input, input.choices);
  return { coverLetter: input.letter, sentences, cards: [], points: [] };
}

/** Sentences of a language model, each judged by itself against what was read before. */
export async function judge(input: {
  sentences: string[];
  resume: Resume;
  job: Job;
  company: string | null;
  jobTitle: string | null;
  choices?: LetterChoices;
}): Promise<{ ok: true; verdicts: DraftVerdict[] } | Refused> {
  const { sentences, resume, job, choices } = input;
  return { ok: true, verdicts: verifyDrafts(sentences, resume, job, input, choices) };
}
