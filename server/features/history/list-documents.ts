import type { DocumentPage } from "#contract/kept-document.ts";
import { DOCUMENTS_PER_PAGE } from "#contract/limits.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { documents } from "#server/adapters/store/schema-documents.ts";
import { and, desc, eq } from "#server/adapters/store/sql.ts";
import { writeCursor } from "#server/shared/page-cursor.ts";
import { type PageRequest, pageConditions } from "./page-conditions.ts";

/** The person's edited resumes and their versions, newest first, a page at a time; found by words as scans are. */
export async function listDocuments(
  store: Store,
  userId: string,
  { scan, ...request }: PageRequest & { scan?: string | undefined },
): Promise<DocumentPage> {
  const found = await store
    .db()
    .select({
      id: documents.id,
      createdAt: documents.createdAt,
      updatedAt: documents.updatedAt,
      name: documents.name,
      label: documents.label,
      isVersion: documents.isVersion,
      jobTitle: documents.jobTitle,
      company: documents.company,
    })
    .from(documents)
    .where(
      and(
        pageConditions(documents, userId, request),
        scan === undefined ? undefined : eq(documents.scanId, scan),
      ),
    )
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(DOCUMENTS_PER_PAGE + 1);
  const page = found.slice(0, DOCUMENTS_PER_PAGE);
  const last = page.at(-1);
  return {
    documents: page.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    })),
    next: found.length > page.length && last !== undefined ? writeCursor(last) : null,
  };
}
