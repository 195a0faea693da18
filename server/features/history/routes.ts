import type { FastifyInstance } from "fastify";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { type ScanPage, scanListRequest } from "#contract/history.ts";
import { type LetterPage, letterListRequest } from "#contract/letter.ts";
import { type ReviewPage, reviewListRequest } from "#contract/linkedin.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { readBody } from "#server/http/read-body.ts";
import { isUuid } from "#server/is-uuid.ts";
import type { Runtime } from "#server/runtime.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { deleteLetter, restoreLetter } from "./delete-letter.ts";
import { deleteReview, restoreReview } from "./delete-review.ts";
import { deleteScan, restoreScan } from "./delete-scan.ts";
import { listLetters } from "./list-letters.ts";
import { listReviews } from "./list-reviews.ts";
import { listScans } from "./list-scans.ts";

export type HistoryServices = { store: Store; runtime: Runtime; sessions: Sessions };

type WithId = { Params: { id: string } };

/** A person's past scans and letters: the lists, deleting one, and taking that back. */
export function mountHistory(app: FastifyInstance, services: HistoryServices): void {
  const { store, runtime, sessions } = services;
  mountReviews(app, services);

  app.post(ENDPOINTS.listScans.path, async (request, reply): Promise<ScanPage> => {
    const userId = await sessions.require(request, reply);
    return listScans(store, userId, readBody(scanListRequest, request));
  });

  app.delete<WithId>(ENDPOINTS.deleteScan.path, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    await deleteScan(store, runtime, userId, requireId(request.params.id));
    return {};
  });

  app.post<WithId>(ENDPOINTS.restoreScan.path, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    await restoreScan(store, runtime, userId, requireId(request.params.id));
    return {};
  });

  app.post(ENDPOINTS.listLetters.path, async (request, reply): Promise<LetterPage> => {
    const userId = await sessions.require(request, reply);
    return listLetters(store, userId, readBody(letterListRequest, request));
  });

  app.delete<WithId>(ENDPOINTS.deleteLetter.path, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    await deleteLetter(store, runtime, userId, requireId(request.params.id, "letter-not-found"));
    return {};
  });

  app.post<WithId>(ENDPOINTS.restoreLetter.path, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    await restoreLetter(store, runtime, userId, requireId(request.params.id, "letter-not-found"));
    return {};
  });
}

/** Reviews of LinkedIn profiles: the list, deleting one, and taking that back. */
function mountReviews(app: FastifyInstance, { store, runtime, sessions }: HistoryServices): void {
  const requireReview = (id: string) => requireId(id, "review-not-found");

  app.post(ENDPOINTS.listReviews.path, async (request, reply): Promise<ReviewPage> => {
    const userId = await sessions.require(request, reply);
    return listReviews(store, userId, readBody(reviewListRequest, request));
  });

  app.delete<WithId>(ENDPOINTS.deleteReview.path, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    await deleteReview(store, runtime, userId, requireReview(request.params.id));
    return {};
  });

  app.post<WithId>(ENDPOINTS.restoreReview.path, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    await restoreReview(store, runtime, userId, requireReview(request.params.id));
    return {};
  });
}

function requireId(
  id: string,
  absent: "scan-not-found" | "letter-not-found" | "review-not-found" = "scan-not-found",
): string {
  if (!isUuid(id)) throw new Problem(absent);
  return id;
}
