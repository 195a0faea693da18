import * as z from "zod/mini";
import { MAX_JOB_CHARACTERS } from "./limits.ts";
import { resumeDocument } from "./resume-document.ts";

/** A document, and the ad that it is to be worded for. */
export const wordingRequest = z.object({
  document: resumeDocument,
  jobDescription: z.string().check(z.maxLength(2 * MAX_JOB_CHARACTERS)),
});

/** What a language model proposes of one line, or of the summary: vouched for by `lines`, the document's own. */
export const wordingProposal = z.object({
  kind: z.enum(["model-wording", "model-summary"]),
  /** Where the line stands; of the summary, nowhere. */
  place: z.nullable(z.object({ section: z.string(), entry: z.string(), field: z.string() })),
  before: z.string(),
  after: z.string(),
  lines: z.array(z.string()),
  asked: z.array(z.string()),
});
export type WordingProposal = z.infer<typeof wordingProposal>;

/** `asked` is how many lines were asked about, `refused` how many wordings nothing vouched for. */
export const wordingAnswer = z.object({
  model: z.string(),
  proposals: z.array(wordingProposal),
  asked: z.number(),
  refused: z.number(),
});
export type WordingAnswer = z.infer<typeof wordingAnswer>;

/** The exact text that would leave this server for the model; null where no line would be asked about. */
export const wordingPreview = z.object({ text: z.nullable(z.string()) });
