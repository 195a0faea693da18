import type { LetterAnswer, StoredLetter } from "#contract/letter.ts";
import { Problem } from "#contract/problem.ts";
import type { LetterChoices } from "#engine/letter/choices.ts";
import type { Letter } from "#engine/letter/letter.ts";
import type { Store } from "#server/adapters/store/port.ts";
import type { Upload } from "#server/http/read-upload.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import type { Work } from "#server/shared/work.ts";
import { insertLetter } from "./insert-letter.ts";
import type {
  LetterOptions,
  LetterReading,
  LetterWriter,
  ModelLetter,
  ModelWriter,
} from "./letter-writer.ts";
import { readSender } from "./read-sender.ts";
import { tellOptions } from "./tell-options.ts";

export type LetterServices = {
  store: Store;
  runtime: Runtime;
  writer: LetterWriter;
  /** Null where no language model is set up: the engine's own letter is served. */
  writeWithModel: ModelWriter | null;
};

/** Its signal: the user gave up, or went away. */
export type LetterRequest = Work & {
  /** Null for a user who is not signed in; nothing of them is kept. */
  userId: string | null;
  upload: Upload;
  options: LetterOptions;
  composerOnly: boolean;
  /** It is kept nowhere. */
  draft: boolean;
  onText?: (partial: string) => void;
};

/**
 * Writes a letter, and keeps it for a signed-in user.
 *
 * @throws Problem with the engine's refusal; the signal's reason when it was given up.
 */
export async function generateLetter(
  { store, runtime, writer, writeWithModel }: LetterServices,
  { userId, upload, options: chosen, composerOnly, draft, onText, caller, signal }: LetterRequest,
): Promise<LetterAnswer> {
  signal.throwIfAborted();
  const options = await tellOptions(store, userId, upload, chosen);
  const outcome = await writer.compose(upload.pdf, upload.jobText, options, { caller, signal });
  if (!outcome.ok) throw new Problem(outcome.code);
  const { resume, job, composed } = outcome;
  const model = composerOnly ? null : writeWithModel;
  const letter: ModelLetter =
    model === null
      ? { ...composed, writtenBy: "composer" }
      : await model.write({ resume, job, options, composed, caller, signal, ...(onText ? { onText } : {}) });
  signal.throwIfAborted();
  const names = nameJob(options, outcome);
  const sentences = plainSentences(letter);
  const sender = readSender(resume);
  const id =
    userId === null || draft
      ? null
      : await insertLetter(store, runtime, {
          userId,
          upload,
          options,
          names,
          letter: {
            coverLetter: letter.coverLetter,
            sentences: sentences.map((sentence) => ({ ...sentence, vouched: true, reasons: [] })),
            writtenBy: letter.writtenBy,
            tone: options.tone,
            resumeText: resume.text,
            jobDescription: upload.jobText,
            sender,
            ...(options.choices === undefined ? {} : { choices: asKept(options.choices) }),
          },
        }).catch(forgiveAbsence);
  const { coverLetter, writtenBy } = letter;
  const cards = composed.cards.map((card) => card.id);
  const points = composed.points.map(({ need }) => ({ need }));
  return { coverLetter, sentences, writtenBy, resumeText: resume.text, ...names, cards, points, sender, id };
}

function asKept({ facts, cards, own }: LetterChoices): NonNullable<StoredLetter["choices"]> {
  return { facts: [...facts], cards: cards === null ? null : [...cards], own: [...own] };
}

/** Whoever deleted their account meanwhile gets the letter all the same; it is only not kept. */
function forgiveAbsence(error: unknown): null {
  if (error instanceof Problem && error.code === "session-expired") return null;
  throw error;
}

/** Title and company as the letter uses them. */
export function nameJob(
  { company, jobTitle }: Pick<LetterOptions, "company" | "jobTitle">,
  { job }: Pick<LetterReading, "job">,
): { jobTitle: string | null; company: string | null } {
  return {
    jobTitle: (jobTitle ?? job.title?.quote ?? "") || null,
    company: (company ?? job.company?.quote ?? "") || null,
  };
}

/** The contract's own fields and no more. */
function plainSentences({ sentences }: Letter): LetterAnswer["sentences"] {
  return sentences.map(({ text, start, end, evidence, own }) => ({
    text,
    start,
    end,
    evidence,
    ...(own ? { own } : {}),
  }));
}
