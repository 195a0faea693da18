import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { MAX_JOB_CHARACTERS, MAX_PROFILE_BYTES, MAX_PROFILE_CHARACTERS } from "#contract/limits.ts";
import { analyzeProfileRequest, type ProfileAnswers, profileAnswers } from "#contract/linkedin.ts";
import { Problem, type ProblemCode } from "#contract/problem.ts";
import type { ReviewInput } from "#engine/linkedin/full-review.ts";
import { readBody } from "#server/http/read-body.ts";
import { readParts } from "#server/http/read-parts.ts";

export type ReviewForm = Omit<ReviewInput, "resume">;

/** Texts of the form: how long each may be, and what is said of a longer one. */
const FIELDS: Readonly<Record<string, { most: number; tooLong: ProblemCode }>> = {
  linkedinUrl: { most: 2_000, tooLong: "request-malformed" },
  profileText: { most: MAX_PROFILE_CHARACTERS, tooLong: "profile-text-too-long" },
  answers: { most: 1_000, tooLong: "request-malformed" },
  jobDescription: { most: MAX_JOB_CHARACTERS, tooLong: "job-too-long" },
};
const BYTES_PER_CHARACTER = 4;
const LIMITS = {
  files: 1,
  fields: Object.keys(FIELDS).length,
  parts: Object.keys(FIELDS).length + 1,
  fileSize: MAX_PROFILE_BYTES,
  fieldSize: MAX_PROFILE_CHARACTERS * BYTES_PER_CHARACTER,
  fieldNameSize: 100,
  headerPairs: 20,
};

/**
 * A profile to review: JSON with its address, or a form with any of address, file, text, answers and ad.
 *
 * @throws Problem with the sentence of whatever is missing, too large or too much.
 */
export async function readReviewForm(request: FastifyRequest): Promise<ReviewForm> {
  if (request.isMultipart()) return readForm(request);
  const url = readBody(analyzeProfileRequest, request).linkedinUrl.trim();
  if (url === "") throw new Problem("profile-nothing-given");
  return { given: null, url, jobText: null, answers: {} };
}

async function readForm(request: FastifyRequest): Promise<ReviewForm> {
  const files: Uint8Array[] = [];
  const texts = new Map<string, string>();
  await readParts(request, { limits: LIMITS, tooLarge: "profile-too-large" }, async (part) => {
    if (part.type === "file" && part.fieldname === "profile" && files.length === 0) {
      const bytes = await part.toBuffer();
      // A form sends an empty part where no file was chosen.
      if (bytes.length > 0 || part.filename) files.push(bytes);
    } else if (part.type === "field" && part.fieldname in FIELDS && !texts.has(part.fieldname))
      texts.set(part.fieldname, readText(part.fieldname, part.value, part.valueTruncated));
    else throw new Problem("request-malformed");
  });
  const file = files[0] ?? null;
  const blankless = (name: string) => (texts.get(name)?.trim() ? texts.get(name)! : null);
  const url = blankless("linkedinUrl")?.trim() ?? null;
  const text = blankless("profileText");
  if (file === null && text === null && url === null) throw new Problem("profile-nothing-given");
  return {
    given: file === null ? (text === null ? null : { kind: "text", text }) : readFile(file),
    url,
    jobText: blankless("jobDescription"),
    answers: readAnswers(blankless("answers")),
  };
}

/** An entry, or the directory of an archive without any. */
const ZIP_STARTS = ["PK\u0003\u0004", "PK\u0005\u0006"];

/** A file is what its first bytes say, whatever it is called. */
function readFile(bytes: Uint8Array): ReviewInput["given"] {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (start.includes("%PDF-")) return { kind: "pdf", bytes };
  if (ZIP_STARTS.some((signature) => start.startsWith(signature))) return { kind: "zip", bytes };
  const text = decode(bytes);
  if (text === null || text.trim() === "") throw new Problem("profile-file-type");
  if (text.length > MAX_PROFILE_CHARACTERS) throw new Problem("profile-text-too-long");
  return { kind: "text", text };
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text.replace(/\r\n?/g, "\n");
  } catch {
    return null;
  }
}

function readAnswers(text: string | null): ProfileAnswers {
  if (text === null) return {};
  try {
    const parsed = z.safeParse(profileAnswers, JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Said below.
  }
  throw new Problem("request-malformed");
}

function readText(name: string, value: unknown, truncated: boolean): string {
  if (typeof value !== "string") throw new Problem("request-malformed");
  const text = value.replace(/\r\n?/g, "\n");
  const { most, tooLong } = FIELDS[name]!;
  if (truncated || text.length > most) throw new Problem(tooLong);
  return text;
}
