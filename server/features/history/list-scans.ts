import type { ScanPage } from "#contract/history.ts";
import { SCANS_PER_PAGE } from "#contract/limits.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { scans } from "#server/adapters/store/schema.ts";
import { and, desc, eq, isNull, sql } from "#server/adapters/store/sql.ts";
import { foldSearch } from "#server/fold-search.ts";
import { readCursor, writeCursor } from "./page-cursor.ts";

/** More words than this make no search clearer, and each costs a look at every row. */
const MOST_WORDS = 8;

/**
 * The person's past scans, newest first, a page at a time. Every word of `search` must stand in the job's title, the
 * company or the file's name. Pages go by key, not by number: the last of ten thousand costs as little as the first.
 */
export async function listScans(
  store: Store,
  userId: string,
  { search = "", after }: { search?: string | undefined; after?: string | undefined },
): Promise<ScanPage> {
  const words = foldSearch(search).split(" ").slice(0, MOST_WORDS);
  const cursor = after === undefined ? null : readCursor(after);
  const found = await store
    .db()
    .select({
      id: scans.id,
      createdAt: scans.createdAt,
      resumeFileName: scans.resumeFileName,
      jobTitle: scans.jobTitle,
      company: scans.company,
      overallScore: scans.overallScore,
    })
    .from(scans)
    .where(
      and(
        eq(scans.userId, userId),
        isNull(scans.deletedAt),
        ...words.filter((word) => word !== "").map((word) => sql`strpos(${scans.searchText}, ${word}) > 0`),
        cursor === null
          ? undefined
          : sql`(${scans.createdAt}, ${scans.id}) < (${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`,
      ),
    )
    .orderBy(desc(scans.createdAt), desc(scans.id))
    .limit(SCANS_PER_PAGE + 1);
  const page = found.slice(0, SCANS_PER_PAGE);
  const last = page.at(-1);
  return {
    scans: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    next: found.length > page.length && last !== undefined ? writeCursor(last) : null,
  };
}
