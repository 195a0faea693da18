import * as z from "zod/mini";
import { letterChoices } from "./letter-plan.ts";
import { TONES } from "./letter-wishes.ts";
import {
  MAX_LABEL_CHARACTERS,
  MAX_LETTER_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_SEARCH_CHARACTERS,
} from "./limits.ts";
import { documentLook } from "./resume-document.ts";

export const tone = z.enum(TONES);
export type LetterTone = z.infer<typeof tone>;

/** Where a sentence's facts stand. Offsets are UTF-16 code units of `resumeText` or of the ad. */
export const letterEvidence = z.object({
  source: z.enum(["resume", "job"]),
  quote: z.string(),
  start: z.number(),
  end: z.number(),
});
export type LetterEvidence = z.infer<typeof letterEvidence>;

/** A sentence at its place in the letter, with what vouches for it; no evidence where it states no fact. */
export const letterSentence = z.object({
  text: z.string(),
  start: z.number(),
  end: z.number(),
  evidence: z.array(letterEvidence),
  /** In the person's own words, for which they vouch themselves. */
  own: z.optional(z.literal(true)),
});

/** Why a sentence is not vouched for: what kind of fact, and the words that were not found, or not found together. */
export const letterReason = z.object({ code: z.string(), detail: z.string() });
export type LetterReason = z.infer<typeof letterReason>;

export const checkedSentence = z.extend(letterSentence, {
  vouched: z.boolean(),
  /**
   * 'contradicted': a line that otherwise says the same has another number, employer, date or title. 'doubtful': vouched for
   * by a value of which it is not sure that it was read rightly.
   */
  verdict: z.optional(z.enum(["supported", "doubtful", "not-found", "contradicted"])),
  /** The values in doubt. */
  doubts: z.optional(
    z.array(z.object({ what: z.enum(["employer", "title", "school", "degree"]), value: z.string() })),
  ),
  reasons: z.array(letterReason),
});
export type CheckedSentence = z.infer<typeof checkedSentence>;

const optionalText = z.nullable(z.string());
const MOST_CONTACTS = 8;

/** Who writes, as a letter's head says it: what was surely read of the resume, each value once. */
const sender = z.object({ name: optionalText, contacts: z.array(z.string()) });
export type LetterSender = z.infer<typeof sender>;

const writtenBy = z.enum(["composer", "model"]);

/** Answer of `POST /api/generate-cover-letter`. The ad is the one that was sent, with line ends of one character. */
export const letterAnswer = z.object({
  coverLetter: z.string(),
  sentences: z.array(letterSentence),
  /** Who chose the words; whoever did, each sentence is vouched for. */
  writtenBy,
  resumeText: z.string(),
  /** As the letter uses them: what the person gave, else what the ad says. */
  jobTitle: optionalText,
  company: optionalText,
  /** Cards that the letter tells, in its order; what was in doubt or not shown is for the person to say (`letterPlan`). */
  cards: z.optional(z.array(z.string())),
  points: z.optional(z.array(z.object({ need: z.string() }))),
  sender: z.optional(sender),
  /** Under which it is kept; null for a person who is not signed in, of whom nothing is kept. */
  id: optionalText,
});
export type LetterAnswer = z.infer<typeof letterAnswer>;

/** Answer of `POST /api/check-letter`, and of keeping an edited letter. */
export const letterCheck = z.object({ sentences: z.array(checkedSentence), resumeText: z.string() });
export type LetterCheck = z.infer<typeof letterCheck>;

/** Title and company as an ad says them, before anything is written. */
export const readAdRequest = z.object({ jobDescription: z.string() });
/** A wording of the ad that may be the title or the company, and how often such a one is right, 0 to 1. */
export const nameGuess = z.object({
  text: z.string(),
  start: z.number(),
  end: z.number(),
  confidence: z.number(),
});
/** What is sure enough to be filled in, else null; and the likeliest wordings, best first, at most three of each. */
export const adNames = z.object({
  jobTitle: optionalText,
  company: optionalText,
  titles: z.array(nameGuess),
  companies: z.array(nameGuess),
});
export type AdNames = z.infer<typeof adNames>;

/** Whether a language model helps with the words, by its name; null where the engine writes alone. */
export const letterModel = z.object({ model: optionalText });
/** The exact text that would leave this server for the model. */
export const letterPreview = z.object({ text: z.string() });

export const letterPdfRequest = z.object({
  letter: z.string().check(z.maxLength(MAX_LETTER_CHARACTERS)),
  /** What the file is called, without its ending. */
  name: z.optional(z.string().check(z.maxLength(MAX_NAME_CHARACTERS))),
  /** A4 unless said. */
  paper: z.optional(z.enum(["a4", "letter"])),
  /** The look of a resume's template, with a head; the letter alone without one. */
  look: z.optional(
    z.extend(z.pick(documentLook, { template: true, accent: true }), {
      name: z.string().check(z.maxLength(MAX_NAME_CHARACTERS)),
      contacts: z
        .array(z.string().check(z.maxLength(MAX_LABEL_CHARACTERS)))
        .check(z.maxLength(MOST_CONTACTS)),
    }),
  ),
});
export type LetterPdfRequest = z.infer<typeof letterPdfRequest>;

/** A kept letter, with what its evidence points into. */
export const keptLetter = z.object({
  id: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  resumeFileName: z.string(),
  coverLetter: z.string(),
  sentences: z.array(checkedSentence),
  writtenBy,
  tone,
  resumeText: z.string(),
  jobDescription: z.string(),
  jobTitle: optionalText,
  company: optionalText,
  /** What its person said before it was written: later edits are checked with it. */
  choices: z.optional(letterChoices),
  /** Letters that were kept before it was noted have none. */
  sender: z.optional(sender),
});
export type KeptLetter = z.infer<typeof keptLetter>;

export const saveLetterRequest = z.object({
  coverLetter: z.string().check(z.maxLength(MAX_LETTER_CHARACTERS)),
});

/** One kept letter, as the list shows it. */
export const letterSummary = z.object({
  id: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  resumeFileName: z.string(),
  jobTitle: optionalText,
  company: optionalText,
});
export type LetterSummary = z.infer<typeof letterSummary>;

/** As `scanListRequest`. */
export const letterListRequest = z.object({
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_CHARACTERS))),
  after: z.optional(z.string().check(z.maxLength(100))),
});
export const letterPage = z.object({ letters: z.array(letterSummary), next: optionalText });
export type LetterPage = z.infer<typeof letterPage>;

/** What is kept of a letter beside the columns of its list. */
export type StoredLetter = Omit<KeptLetter, "id" | "createdAt" | "resumeFileName" | "jobTitle" | "company">;
