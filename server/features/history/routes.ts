import type { FastifyInstance } from "fastify";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { type ScanPage, scanListRequest } from "#contract/history.ts";
import { type DocumentPage, documentListRequest } from "#contract/kept-document.ts";
import { type LetterPage, letterListRequest } from "#contract/letter.ts";
import { type ReviewPage, reviewListRequest } from "#contract/linkedin.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { readBody } from "#server/http/read-body.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { isUuid } from "#server/shared/is-uuid.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { deletePast, restorePast } from "./delete-past.ts";
import { listDocuments } from "./list-documents.ts";
import { listLetters } from "./list-letters.ts";
import { listReviews } from "./list-reviews.ts";
import { listScans } from "./list-scans.ts";
import {
  PAST_APPLICATIONS,
  PAST_DOCUMENTS,
  PAST_LETTERS,
  PAST_REVIEWS,
  PAST_SCANS,
  type PastKind,
} from "./past-kinds.ts";

export type HistoryServices = { store: Store; runtime: Runtime; sessions: Sessions };

type WithId = { Params: { id: string } };

/** A person's past scans, letters, reviews and edited resumes: the lists, deleting one, and taking that back. */
export function mountHistory(app: FastifyInstance, services: HistoryServices): void {
  const { store, sessions } = services;

  app.post(ENDPOINTS.listScans.path, async (request, reply): Promise<ScanPage> => {
    const userId = await sessions.require(request, reply);
    return listScans(store, userId, readBody(scanListRequest, request));
  });
  mountDeletion(app, services, PAST_SCANS, ENDPOINTS.deleteScan.path, ENDPOINTS.restoreScan.path);

  app.post(ENDPOINTS.listLetters.path, async (request, reply): Promise<LetterPage> => {
    const userId = await sessions.require(request, reply);
    return listLetters(store, userId, readBody(letterListRequest, request));
  });
  mountDeletion(app, services, PAST_LETTERS, ENDPOINTS.deleteLetter.path, ENDPOINTS.restoreLetter.path);

  app.post(ENDPOINTS.listReviews.path, async (request, reply): Promise<ReviewPage> => {
    const userId = await sessions.require(request, reply);
    return listReviews(store, userId, readBody(reviewListRequest, request));
  });
  mountDeletion(app, services, PAST_REVIEWS, ENDPOINTS.deleteReview.path, ENDPOINTS.restoreReview.path);

  app.post(ENDPOINTS.listDocuments.path, async (request, reply): Promise<DocumentPage> => {
    const userId = await sessions.require(request, reply);
    return listDocuments(store, userId, readBody(documentListRequest, request));
  });
  mountDeletion(app, services, PAST_DOCUMENTS, ENDPOINTS.deleteDocument.path, ENDPOINTS.restoreDocument.path);
  const { deleteApplication, restoreApplication } = ENDPOINTS;
  mountDeletion(app, services, PAST_APPLICATIONS, deleteApplication.path, restoreApplication.path);
}

function mountDeletion(
  app: FastifyInstance,
  { store, runtime, sessions }: HistoryServices,
  kind: PastKind,
  deletePath: string,
  restorePath: string,
): void {
  const requireId = (id: string) => {
    if (!isUuid(id)) throw new Problem(kind.absent);
    return id;
  };

  app.delete<WithId>(deletePath, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    await deletePast(store, runtime, kind, userId, requireId(request.params.id));
    return {};
  });

  app.post<WithId>(restorePath, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    await restorePast(store, runtime, kind, userId, requireId(request.params.id));
    return {};
  });
}
