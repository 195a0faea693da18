import type { FastifyRequest } from "fastify";
import { tone as toneSchema } from "#contract/letter.ts";
import { type LetterChoices, letterChoices, MOST_CHOICES } from "#contract/letter-plan.ts";
import { MAX_LETTER_CHARACTERS, MAX_NAME_CHARACTERS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import { readUpload, type Upload } from "#server/http/read-upload.ts";
import type { LetterOptions, Said } from "./letter-writer.ts";

const SHORT = { mostCharacters: 20, tooLong: "request-malformed" } as const;
const NAME = { mostCharacters: MAX_NAME_CHARACTERS, tooLong: "letter-name-too-long" } as const;
const CHOICES = { mostCharacters: MOST_CHOICES, tooLong: "request-malformed" } as const;
const LETTER = { mostCharacters: MAX_LETTER_CHARACTERS, tooLong: "letter-too-long" } as const;

export type LetterForm = {
  upload: Upload;
  options: LetterOptions;
  /** The person wants no language model to see anything. */
  composerOnly: boolean;
  /** Another wording, to be taken over in part: it is kept nowhere. */
  draft: boolean;
};

/** @throws Problem with the sentence of whatever is missing, too large or too much. */
export async function readLetterForm(request: FastifyRequest): Promise<LetterForm> {
  const { texts, ...upload } = await readUpload(request, {
    tone: SHORT,
    company: NAME,
    jobTitle: NAME,
    writer: SHORT,
    choices: CHOICES,
    variant: SHORT,
    draft: SHORT,
  });
  const tone = toneSchema.safeParse(texts.tone ?? "professional");
  if (!tone.success || !["composer", undefined].includes(texts.writer))
    throw new Problem("request-malformed");
  const options = {
    tone: tone.data,
    company: flatten(texts.company),
    jobTitle: flatten(texts.jobTitle),
    ...readChoices(texts.choices),
    ...readVariant(texts.variant),
  };
  return { upload, options, composerOnly: texts.writer !== undefined, draft: texts.draft !== undefined };
}

/** @throws Problem with the sentence of whatever is missing, too large or too much. */
export async function readCheckForm(
  request: FastifyRequest,
): Promise<{ upload: Upload; letter: string; said: Said }> {
  const { texts, ...upload } = await readUpload(request, {
    letter: LETTER,
    company: NAME,
    jobTitle: NAME,
    choices: CHOICES,
  });
  const { letter } = texts;
  if (letter === undefined || letter.trim() === "") throw new Problem("letter-missing");
  const named = { company: flatten(texts.company), jobTitle: flatten(texts.jobTitle) };
  return { upload, letter, said: { ...named, ...readChoices(texts.choices) } };
}

/** What the user said of the plan, as JSON. @throws Problem where it is none. */
function readChoices(json: string | undefined): { choices?: LetterChoices } {
  if (json === undefined) return {};
  const read = letterChoices.safeParse(parseJson(json));
  if (!read.success) throw new Problem("request-malformed");
  return { choices: read.data };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function readVariant(text: string | undefined): { variant?: number } {
  if (text === undefined) return {};
  if (!/^\d{1,2}$/.test(text)) throw new Problem("request-malformed");
  return { variant: Number(text) };
}

/** A name in one line; an empty one says that the letter should name nobody, null that nothing was said. */
function flatten(name: string | undefined): string | null {
  return name === undefined ? null : name.replace(/\s+/g, " ").trim();
}
