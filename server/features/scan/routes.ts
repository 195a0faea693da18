import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { Problem } from "#contract/problem.ts";
import type { Scan, ScanAnswer } from "#contract/scan.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { findLatestReport, findOwnReport, type StoredReport } from "./find-report.ts";
import { readUpload } from "./read-upload.ts";
import { type ScanServices, scanResume } from "./scan-resume.ts";

export type ScanRouteServices = ScanServices & { sessions: Sessions; limit: Limit };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function mountScan(app: FastifyInstance, services: ScanRouteServices): void {
  const { store, sessions, limit } = services;
  const { scanResume: post, readLatestScan: latest, readScan: one } = ENDPOINTS;
  app.register(multipart);

  app.post(post.path, { onRequest: limit }, async (request, reply): Promise<ScanAnswer> => {
    const userId = await sessions.require(request, reply);
    const signal = abortWhenLeft(reply);
    const upload = await readUpload(request);
    const stillSignedIn = () => sessions.stillHolds(request);
    return scanResume(services, { userId, upload, signal, stillSignedIn });
  });

  app.get(latest.path, async (request, reply): Promise<Scan> => {
    return toScan(await findLatestReport(store, await sessions.require(request, reply)));
  });

  app.get<{ Params: { id: string } }>(one.path, async (request, reply): Promise<Scan> => {
    const userId = await sessions.require(request, reply);
    const { id } = request.params;
    return toScan(UUID.test(id) ? await findOwnReport(store, userId, id) : null);
  });
}

/** Aborts when the browser went away before it had its answer: the person cancelled. */
function abortWhenLeft(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** A report of somebody else is answered as one that does not exist. */
function toScan(report: StoredReport | null): Scan {
  if (report === null) throw new Problem("scan-not-found");
  return { ...report, createdAt: report.createdAt.toISOString() };
}
