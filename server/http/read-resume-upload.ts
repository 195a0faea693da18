import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { MAX_RESUME_BYTES } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import { readParts } from "./read-parts.ts";
import { PDF_TYPES } from "./read-upload.ts";

const LIMITS = { files: 1, fields: 0, fileSize: MAX_RESUME_BYTES, parts: 1 };

/**
 * A resume that comes by itself: exactly one file `resume`, a PDF or of one of the types in `more`.
 *
 * @throws Problem with the sentence of whatever is missing or too large.
 */
export async function readResumeUpload(
  request: FastifyRequest,
  more: ReadonlySet<string> = new Set(),
): Promise<Uint8Array> {
  const files: { part: MultipartFile; bytes: Uint8Array }[] = [];
  await readParts(request, { limits: LIMITS, tooLarge: "pdf-too-large" }, async (part) => {
    if (part.type !== "file" || part.fieldname !== "resume") throw new Problem("request-malformed");
    files.push({ part, bytes: await part.toBuffer() });
  });
  const [resume] = files;
  if (resume === undefined || resume.bytes.length === 0) throw new Problem("pdf-missing");
  if (!PDF_TYPES.has(resume.part.mimetype) && !more.has(resume.part.mimetype))
    throw new Problem("pdf-not-a-pdf");
  return resume.bytes;
}
