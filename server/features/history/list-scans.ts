import type { ScanPage } from "#contract/history.ts";
import { SCANS_PER_PAGE } from "#contract/limits.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { scans } from "#server/adapters/store/schema.ts";
import { desc } from "#server/adapters/store/sql.ts";
import { writeCursor } from "#server/shared/page-cursor.ts";
import { type PageRequest, pageConditions } from "./page-conditions.ts";

/**
 * The person's past scans, newest first, a page at a time. Every word of `search` must stand in the job's title, the
 * company or the file's name. Pages go by key, not by number: the last of ten thousand costs as little as the first.
 */
export async function listScans(store: Store, userId: string, request: PageRequest): Promise<ScanPage> {
  const found = await store
    .db()
    .select({
      id: scans.id,
      createdAt: scans.createdAt,
      resumeFileName: scans.resumeFileName,
      jobTitle: scans.jobTitle,
      company: scans.company,
      overallScore: scans.overallScore,
      jobSha256: scans.jobSha256,
      resumeSha256: scans.resumeSha256,
      stepsLeft: scans.stepsLeft,
    })
    .from(scans)
    .where(pageConditions(scans, userId, request))
    .orderBy(desc(scans.createdAt), desc(scans.id))
    .limit(SCANS_PER_PAGE + 1);
  const page = found.slice(0, SCANS_PER_PAGE);
  const last = page.at(-1);
  return {
    scans: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    next: found.length > page.length && last !== undefined ? writeCursor(last) : null,
  };
}
