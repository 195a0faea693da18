import type * as z from "zod/mini";
import type { applicationPage } from "#contract/application.ts";
import { APPLICATIONS_PER_PAGE } from "#contract/application-terms.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { applications } from "#server/adapters/store/schema-applications.ts";
import { and, desc, eq, isNull } from "#server/adapters/store/sql.ts";
import { isOlder } from "#server/shared/list-key.ts";
import { readCursor, writeCursor } from "#server/shared/page-cursor.ts";
import { findTasks, SUMMARY_COLUMNS, writeSummary } from "./application-row.ts";

/** The person's applications, newest first, by key; a page searches and sorts what it has of them by itself. */
export async function listApplications(
  store: Store,
  userId: string,
  after: string | undefined,
  most = APPLICATIONS_PER_PAGE,
): Promise<z.infer<typeof applicationPage>> {
  const key = after === undefined ? null : readCursor(after);
  const found = await store
    .db()
    .select(SUMMARY_COLUMNS)
    .from(applications)
    .where(and(eq(applications.userId, userId), isNull(applications.deletedAt), isOlder(applications, key)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(most + 1);
  const page = found.slice(0, most);
  const tasks = await findTasks(
    store,
    userId,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  return {
    applications: page.map((row) => writeSummary(row, tasks.get(row.id) ?? [])),
    next: found.length > page.length && last !== undefined ? writeCursor(last) : null,
  };
}
