import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { MAX_JOB_CHARACTERS, MAX_RESUME_BYTES } from "#contract/limits.ts";
import { Problem, type ProblemCode } from "#contract/problem.ts";

export type Upload = {
  pdf: Uint8Array;
  fileName: string;
  /** As typed, with line ends of one character. */
  jobText: string;
};

/** One character takes up to three bytes in UTF-8, and forms send two for a line end. */
const MAX_JOB_BYTES = MAX_JOB_CHARACTERS * 4;
const MAX_NAME_LENGTH = 200;

const LIMITS = {
  files: 1,
  fields: 1,
  parts: 2,
  fileSize: MAX_RESUME_BYTES,
  fieldSize: MAX_JOB_BYTES,
  fieldNameSize: 100,
  headerPairs: 20,
};

/**
 * Takes exactly one file `resume` and one text `jobDescription` from a form.
 *
 * @throws Problem with the sentence of whatever is missing, too large or too much.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem("request-malformed");
  let resume: { part: MultipartFile; bytes: Uint8Array } | null = null;
  let job: string | null = null;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === "file" && part.fieldname === "resume" && resume === null)
        resume = { part, bytes: await part.toBuffer() };
      else if (part.type === "field" && part.fieldname === "jobDescription" && job === null)
        job = readJob(part.value, part.valueTruncated);
      else throw new Problem("request-malformed");
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(nameFault(error), { cause: error });
  }
  if (resume === null || (resume.bytes.length === 0 && !resume.part.filename))
    throw new Problem("pdf-missing");
  if (job === null || job.trim() === "") throw new Problem("job-missing");
  if (resume.part.mimetype !== "application/pdf") throw new Problem("pdf-not-a-pdf");
  return { pdf: resume.bytes, fileName: cleanFileName(resume.part.filename), jobText: job };
}

/**
 * An ad that came by itself, as typed.
 *
 * @throws Problem 'job-missing' or 'job-too-long'.
 */
export function checkJob(text: string): string {
  const job = readJob(text, false);
  if (job.trim() === "") throw new Problem("job-missing");
  return job;
}

/** Forms send every line end as two characters; the person typed one, and the same ad should stay the same ad. */
function readJob(value: unknown, truncated: boolean): string {
  if (typeof value !== "string") throw new Problem("request-malformed");
  const text = value.replace(/\r\n?/g, "\n");
  if (truncated || text.length > MAX_JOB_CHARACTERS) throw new Problem("job-too-long");
  return text;
}

function nameFault(error: unknown): ProblemCode {
  const { code } = error as { code?: unknown };
  return code === "FST_REQ_FILE_TOO_LARGE" ? "pdf-too-large" : "request-malformed";
}

/** The name alone, without folders and without characters that are not shown. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1)!;
  return last.replace(/\p{C}/gu, "").trim().slice(-MAX_NAME_LENGTH) || "resume.pdf";
}
