import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { MAX_JOB_CHARACTERS, MAX_RESUME_BYTES } from "#contract/limits.ts";
import { Problem, type ProblemCode } from "#contract/problem.ts";
import { readParts } from "./read-parts.ts";

export type Upload = {
  pdf: Uint8Array;
  fileName: string;
  /** As typed, with line ends of one character. */
  jobText: string;
};

/** A text that a form may bring beside resume and ad. */
export type TextField = { mostCharacters: number; tooLong: ProblemCode };

/** One character takes up to three bytes in UTF-8, and forms send two for a line end. */
const BYTES_PER_CHARACTER = 4;
const MAX_NAME_LENGTH = 200;
/** What a sender calls a PDF, or any file whose kind it does not know; then its first bytes tell. */
export const PDF_TYPES = new Set(["application/pdf", "application/octet-stream"]);
const JOB: TextField = { mostCharacters: MAX_JOB_CHARACTERS, tooLong: "job-too-long" };

/**
 * Takes exactly one file `resume`, one text `jobDescription`, and at most one of each text in `more`.
 *
 * @throws Problem with the sentence of whatever is missing, too large or too much.
 */
export async function readUpload<Name extends string = never>(
  request: FastifyRequest,
  more: Readonly<Record<Name, TextField>> = {} as Readonly<Record<Name, TextField>>,
): Promise<Upload & { texts: Partial<Record<Name, string>> }> {
  const known = new Map<string, TextField>([["jobDescription", JOB], ...Object.entries<TextField>(more)]);
  const texts = new Map<string, string>();
  const files: { part: MultipartFile; bytes: Uint8Array }[] = [];
  await readParts(request, { limits: limitParts(known), tooLarge: "pdf-too-large" }, async (part) => {
    const field = part.type === "field" ? known.get(part.fieldname) : undefined;
    if (part.type === "file" && part.fieldname === "resume" && files.length === 0)
      files.push({ part, bytes: await part.toBuffer() });
    else if (part.type === "field" && field !== undefined && !texts.has(part.fieldname))
      texts.set(part.fieldname, readText(part.value, part.valueTruncated, field));
    else throw new Problem("request-malformed");
  });
  const [resume] = files;
  if (resume === undefined || (resume.bytes.length === 0 && !resume.part.filename))
    throw new Problem("pdf-missing");
  const { jobDescription: jobText, ...rest } = Object.fromEntries(texts);
  if (jobText === undefined || jobText.trim() === "") throw new Problem("job-missing");
  if (!PDF_TYPES.has(resume.part.mimetype)) throw new Problem("pdf-not-a-pdf");
  return {
    pdf: resume.bytes,
    fileName: cleanFileName(resume.part.filename),
    jobText,
    texts: rest as Partial<Record<Name, string>>,
  };
}

/**
 * An ad that came by itself, as typed.
 *
 * @throws Problem 'job-missing' or 'job-too-long'.
 */
export function checkJob(text: string): string {
  const job = readText(text, false, JOB);
  if (job.trim() === "") throw new Problem("job-missing");
  return job;
}

/** Forms send every line end as two characters; the user typed one, and the same ad should stay the same ad. */
function readText(value: unknown, truncated: boolean, { mostCharacters, tooLong }: TextField): string {
  if (typeof value !== "string") throw new Problem("request-malformed");
  const text = value.replace(/\r\n?/g, "\n");
  if (truncated || text.length > mostCharacters) throw new Problem(tooLong);
  return text;
}

function limitParts(fields: ReadonlyMap<string, TextField>) {
  return {
    files: 1,
    fields: fields.size,
    parts: fields.size + 1,
    fileSize: MAX_RESUME_BYTES,
    fieldSize: Math.max(...[...fields.values()].map((field) => field.mostCharacters)) * BYTES_PER_CHARACTER,
    fieldNameSize: 100,
    headerPairs: 20,
  };
}

/** The name alone, without folders and without characters that are not shown. */
function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1)!;
  return last.replace(/\p{C}/gu, "").trim().slice(-MAX_NAME_LENGTH) || "resume.pdf";
}
