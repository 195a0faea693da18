import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { resumes, scans } from "#server/adapters/store/schema.ts";
import { and, eq, isNull } from "#server/adapters/store/sql.ts";

export type SavedResume = { pdf: Uint8Array; fileName: string };

/**
 * The file behind one of the user's own reports, under the name it had then.
 *
 * @throws Problem 'scan-not-found', or 'resume-not-found' when the report has outlived its file.
 */
export async function findSavedResume(store: Store, userId: string, scanId: string): Promise<SavedResume> {
  const [found] = await store
    .db()
    .select({ fileName: scans.resumeFileName, pdf: resumes.content })
    .from(scans)
    .leftJoin(resumes, and(eq(resumes.userId, scans.userId), eq(resumes.sha256, scans.resumeSha256)))
    .where(and(eq(scans.userId, userId), eq(scans.id, scanId), isNull(scans.deletedAt)));
  if (found === undefined) throw new Problem("scan-not-found");
  if (found.pdf === null) throw new Problem("resume-not-found");
  return { pdf: found.pdf, fileName: found.fileName };
}
