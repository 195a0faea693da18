import type { FastifyRequest } from "fastify";
import { tone as toneSchema } from "#contract/letter.ts";
import { MAX_LETTER_CHARACTERS, MAX_NAME_CHARACTERS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import { readUpload, type Upload } from "#server/http/read-upload.ts";
import type { LetterOptions } from "./letter-writer.ts";

const SHORT = { mostCharacters: 20, tooLong: "request-malformed" } as const;
const NAME = { mostCharacters: MAX_NAME_CHARACTERS, tooLong: "letter-name-too-long" } as const;
const LETTER = { mostCharacters: MAX_LETTER_CHARACTERS, tooLong: "letter-too-long" } as const;

export type LetterForm = {
  upload: Upload;
  options: LetterOptions;
  /** The person wants no language model to see anything. */
  composerOnly: boolean;
};

/** @throws Problem with the sentence of whatever is missing, too large or too much. */
export async function readLetterForm(request: FastifyRequest): Promise<LetterForm> {
  const { texts, ...upload } = await readUpload(request, {
    tone: SHORT,
    company: NAME,
    jobTitle: NAME,
    writer: SHORT,
  });
  const tone = toneSchema.safeParse(texts.tone ?? "professional");
  if (!tone.success || !["composer", undefined].includes(texts.writer))
    throw new Problem("request-malformed");
  const options = { tone: tone.data, company: flatten(texts.company), jobTitle: flatten(texts.jobTitle) };
  return { upload, options, composerOnly: texts.writer !== undefined };
}

/** @throws Problem with the sentence of whatever is missing, too large or too much. */
export async function readCheckForm(
  request: FastifyRequest,
): Promise<{ upload: Upload; letter: string; named: Pick<LetterOptions, "company" | "jobTitle"> }> {
  const { texts, ...upload } = await readUpload(request, { letter: LETTER, company: NAME, jobTitle: NAME });
  const { letter } = texts;
  if (letter === undefined || letter.trim() === "") throw new Problem("letter-missing");
  return { upload, letter, named: { company: flatten(texts.company), jobTitle: flatten(texts.jobTitle) } };
}

/** A name in one line; an empty one says that the letter should name nobody, null that nothing was said. */
function flatten(name: string | undefined): string | null {
  return name === undefined ? null : name.replace(/\s+/g, " ").trim();
}
