import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { MAX_EDITED_CHARACTERS } from "#contract/limits.ts";
import { keepTextRequest, notAskedRequest, type OwnWords, type ScanReading } from "#contract/own-words.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { abortWhenLeft } from "#server/http/abort-when-left.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { readBody } from "#server/http/read-body.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { isUuid } from "#server/shared/is-uuid.ts";
import { findOwnReport } from "./find-report.ts";
import { findSavedResume } from "./find-saved-resume.ts";
import { findOwnWords, keepOwnText, noteNotAsked } from "./own-words.ts";
import type { Scanner } from "./scanner.ts";

type Services = { store: Store; scanner: Scanner; sessions: Sessions; limit: Limit };

/** In JSON one character takes up to six bytes. */
const MAX_TEXT_BYTES = MAX_EDITED_CHARACTERS * 6 + 1000;

/** What a user tries out and says beside a scan; none of it is a scan, and none changes one. */
export function mountOwnWords(app: FastifyInstance, { store, scanner, sessions, limit }: Services): void {
  const { readScanReading: reading, readOwnWords: read, keepOwnText: keep, noteNotAsked: note } = ENDPOINTS;
  const findScan = async (request: FastifyRequest, reply: FastifyReply) => {
    const userId = await sessions.require(request, reply);
    const { id } = request.params as { id: string };
    if (!isUuid(id)) throw new Problem("scan-not-found");
    return { userId, id };
  };

  app.get(reading.path, { onRequest: limit }, async (request, reply): Promise<ScanReading> => {
    const { userId, id } = await findScan(request, reply);
    const signal = abortWhenLeft(reply);
    const { pdf } = await findSavedResume(store, userId, id);
    const report = await findOwnReport(store, userId, id);
    if (report === null) throw new Problem("scan-not-found");
    const outcome = await scanner.read(pdf, report.result.scannedJobDescription, { caller: userId, signal });
    if (!outcome.ok) throw new Problem(outcome.code);
    return { engine: scanner.engine, ...outcome.reading };
  });

  app.get(read.path, async (request, reply): Promise<OwnWords> => {
    const { userId, id } = await findScan(request, reply);
    return findOwnWords(store, userId, id);
  });

  app.put(keep.path, { bodyLimit: MAX_TEXT_BYTES }, async (request, reply) => {
    const { userId, id } = await findScan(request, reply);
    return keepOwnText(store, userId, id, readBody(keepTextRequest, request));
  });

  app.post(note.path, async (request, reply): Promise<OwnWords> => {
    const { userId, id } = await findScan(request, reply);
    return noteNotAsked(store, userId, id, readBody(notAskedRequest, request));
  });
}
