import type { FastifyInstance } from "fastify";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { type KeptDocument, type SavedDocument, saveDocumentRequest } from "#contract/kept-document.ts";
import { Problem } from "#contract/problem.ts";
import { MAX_DOCUMENT_CHARACTERS } from "#contract/resume-document.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { documents } from "#server/adapters/store/schema-documents.ts";
import { and, eq, isNull } from "#server/adapters/store/sql.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { readBody } from "#server/http/read-body.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { isUuid } from "#server/shared/is-uuid.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { saveDocument } from "./save-document.ts";

export type KeptDocumentServices = { store: Store; runtime: Runtime; sessions: Sessions; limit: Limit };

type WithId = { Params: { id: string } };

/** A document, the one that it is a version of, and an ad; in JSON one character takes up to six bytes. */
const BODY_BYTES = MAX_DOCUMENT_CHARACTERS * 6 * 3;

/** Edited resumes that are kept for a signed-in user. */
export function mountKeptDocuments(
  app: FastifyInstance,
  { store, runtime, sessions, limit }: KeptDocumentServices,
): void {
  app.get<WithId>(ENDPOINTS.readKeptDocument.path, async (request, reply): Promise<KeptDocument> => {
    const userId = await sessions.require(request, reply);
    return findDocument(store, userId, requireId(request.params.id));
  });

  app.put<WithId>(
    ENDPOINTS.saveDocument.path,
    { onRequest: limit, bodyLimit: BODY_BYTES },
    async (request, reply): Promise<SavedDocument> => {
      const userId = await sessions.require(request, reply);
      const id = requireId(request.params.id);
      return saveDocument(store, runtime, { ...readBody(saveDocumentRequest, request), userId, id });
    },
  );
}

function requireId(id: string): string {
  if (!isUuid(id)) throw new Problem("document-not-found");
  return id;
}

/** A document by its id, if it is this user's. @throws Problem 'document-not-found'. */
async function findDocument(store: Store, userId: string, id: string): Promise<KeptDocument> {
  const [found] = await store
    .db()
    .select({
      id: documents.id,
      seq: documents.seq,
      document: documents.document,
      origin: documents.origin,
    })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.id, id), isNull(documents.deletedAt)));
  if (found === undefined) throw new Problem("document-not-found");
  return found;
}
