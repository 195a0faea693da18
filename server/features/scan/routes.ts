import type { FastifyInstance } from "fastify";
import { ENDPOINTS, RESUME_FILE_PATH } from "#contract/endpoints.ts";
import { scanAgainRequest } from "#contract/history.ts";
import { MAX_JOB_CHARACTERS, MAX_NAME_CHARACTERS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import type { Scan, ScanAnswer } from "#contract/scan.ts";
import { abortWhenLeft } from "#server/http/abort-when-left.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { nameDownload } from "#server/http/name-download.ts";
import { readBody } from "#server/http/read-body.ts";
import { checkJob, readUpload } from "#server/http/read-upload.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { isUuid } from "#server/shared/is-uuid.ts";
import { findLatestReport, findOwnReport, type StoredReport } from "./find-report.ts";
import { findSavedResume } from "./find-saved-resume.ts";
import { type ScanServices, scanResume } from "./scan-resume.ts";

export type ScanRouteServices = ScanServices & { sessions: Sessions; limit: Limit };

const NAME = { mostCharacters: MAX_NAME_CHARACTERS, tooLong: "letter-name-too-long" } as const;

/** In JSON one character takes up to six bytes. */
const MAX_AGAIN_BYTES = MAX_JOB_CHARACTERS * 6 + 1000;

export function mountScan(app: FastifyInstance, services: ScanRouteServices): void {
  const { store, sessions, limit } = services;
  const { scanResume: post, readLatestScan: latest, readScan: one, scanAgain: again } = ENDPOINTS;

  app.post(post.path, { onRequest: limit }, async (request, reply): Promise<ScanAnswer> => {
    const userId = await sessions.require(request, reply);
    const signal = abortWhenLeft(reply);
    const { texts: said, ...upload } = await readUpload(request, { jobTitle: NAME, company: NAME });
    const stillSignedIn = () => sessions.stillHolds(request);
    return scanResume(services, { userId, upload, said, signal, stillSignedIn });
  });

  const againOptions = { onRequest: limit, bodyLimit: MAX_AGAIN_BYTES };
  app.post(again.path, againOptions, async (request, reply): Promise<ScanAnswer> => {
    const userId = await sessions.require(request, reply);
    const signal = abortWhenLeft(reply);
    const { scanId, jobDescription } = readBody(scanAgainRequest, request);
    const jobText = checkJob(jobDescription);
    if (!isUuid(scanId)) throw new Problem("scan-not-found");
    const resume = await findSavedResume(store, userId, scanId);
    const stillSignedIn = () => sessions.stillHolds(request);
    return scanResume(services, { userId, upload: { ...resume, jobText }, signal, stillSignedIn });
  });

  app.get<{ Params: { id: string } }>(RESUME_FILE_PATH, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    const { id } = request.params;
    if (!isUuid(id)) throw new Problem("scan-not-found");
    const { pdf, fileName } = await findSavedResume(store, userId, id);
    return reply
      .type("application/pdf")
      .header("content-disposition", nameDownload(fileName))
      .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  });

  app.get(latest.path, async (request, reply): Promise<Scan> => {
    return toScan(await findLatestReport(store, await sessions.require(request, reply)));
  });

  app.get<{ Params: { id: string } }>(one.path, async (request, reply): Promise<Scan> => {
    const userId = await sessions.require(request, reply);
    const { id } = request.params;
    return toScan(isUuid(id) ? await findOwnReport(store, userId, id) : null);
  });
}

/** A report of somebody else is answered as one that does not exist. */
function toScan(report: StoredReport | null): Scan {
  if (report === null) throw new Problem("scan-not-found");
  return { ...report, createdAt: report.createdAt.toISOString() };
}
