import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DOCUMENT_FILE_PATH, ENDPOINTS } from "#contract/endpoints.ts";
import { Problem } from "#contract/problem.ts";
import {
  MAX_DOCUMENT_CHARACTERS,
  type ResumeFileFormat,
  readingProofRequest,
  resumeFileRequest,
} from "#contract/resume-document.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import { abortWhenLeft } from "#server/http/abort-when-left.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { nameCaller } from "#server/http/name-caller.ts";
import { nameDownload } from "#server/http/name-download.ts";
import { readBody } from "#server/http/read-body.ts";
import { readResumeUpload } from "#server/http/read-resume-upload.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import type { Work } from "#server/shared/work.ts";
import type { DocumentRefusal, DocumentWriter } from "./document-writer.ts";

export type DocumentServices = {
  writer: DocumentWriter;
  sessions: Sessions;
  limit: Limit;
};

/** In JSON one character takes up to six bytes. */
const BODY_BYTES = MAX_DOCUMENT_CHARACTERS * 6;
/** LinkedIn sends a data export as a ZIP. */
const ZIP_TYPES = new Set(["application/zip", "application/x-zip-compressed"]);
const TYPES: Record<ResumeFileFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml",
};

/** Documents that are edited: read from a PDF, set as files, read back. Nothing of them is kept here. */
export function mountDocuments(app: FastifyInstance, { writer, sessions, limit }: DocumentServices): void {
  const limited = { onRequest: limit, bodyLimit: BODY_BYTES };
  const beginWork = async (request: FastifyRequest, reply: FastifyReply): Promise<Work> => {
    const signal = abortWhenLeft(reply);
    return { caller: nameCaller(request, await sessions.find(request, reply)), signal };
  };

  app.post(ENDPOINTS.readDocument.path, { onRequest: limit }, async (request, reply) => {
    const work = await beginWork(request, reply);
    const outcome = await writer.read(await readResumeUpload(request, ZIP_TYPES), work);
    return outcome.ok ? { document: outcome.document } : refuse(outcome);
  });

  app.post(ENDPOINTS.proveReading.path, limited, async (request, reply) => {
    const work = await beginWork(request, reply);
    const { document, look } = readBody(readingProofRequest, request);
    const outcome = await writer.prove(document, look, work);
    return outcome.ok ? outcome.proof : refuse(outcome);
  });

  app.post(DOCUMENT_FILE_PATH, limited, async (request, reply) => {
    const work = await beginWork(request, reply);
    const { document, look, format } = readBody(resumeFileRequest, request);
    const outcome = await writer.write(document, look, format, work);
    if (!outcome.ok) return refuse(outcome);
    return reply
      .type(TYPES[format])
      .header("content-disposition", nameDownload(`${nameFile(document)}.${format}`))
      .send(Buffer.from(outcome.file));
  });
}

const nameFile = ({ basics }: ResumeDocument) => `${basics?.name?.trim() || "My"} Resume`;

function refuse({ code, values }: DocumentRefusal): never {
  throw new Problem(code, values === undefined ? {} : { values });
}
