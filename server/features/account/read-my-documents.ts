import type { Store } from "#server/adapters/store/port.ts";
import { documents } from "#server/adapters/store/schema-documents.ts";
import { and, desc, eq, isNull } from "#server/adapters/store/sql.ts";
import { isOlder, type ListKey } from "#server/shared/list-key.ts";
import { readAllPages } from "./read-all-pages.ts";

/** Documents held in memory at once. */
const AT_ONCE = 5;

/** The person's edited resumes and versions with all that is kept of them, newest first. */
export function readMyDocuments(store: Store, userId: string) {
  return readAllPages(AT_ONCE, (after) => readPage(store, userId, after));
}

function readPage(store: Store, userId: string, after: ListKey | null) {
  return store
    .db()
    .select({
      id: documents.id,
      createdAt: documents.createdAt,
      updatedAt: documents.updatedAt,
      document: documents.document,
      origin: documents.origin,
    })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNull(documents.deletedAt), isOlder(documents, after)))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(AT_ONCE);
}
