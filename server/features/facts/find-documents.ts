import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { resumes, scans } from "#server/adapters/store/schema.ts";
import { and, eq, isNull } from "#server/adapters/store/sql.ts";
import type { OwnDocuments } from "#server/shared/find-fact-answers.ts";

export type ScanDocuments = OwnDocuments & { pdf: Uint8Array; jobText: string };

/**
 * The resume and the ad of one of the person's own scans.
 *
 * @throws Problem 'scan-not-found', or 'resume-not-found' when the report has outlived its file.
 */
export async function findDocuments(store: Store, userId: string, scanId: string): Promise<ScanDocuments> {
  const [found] = await store
    .db()
    .select({
      resumeSha256: scans.resumeSha256,
      jobSha256: scans.jobSha256,
      result: scans.result,
      pdf: resumes.content,
    })
    .from(scans)
    .leftJoin(resumes, and(eq(resumes.userId, scans.userId), eq(resumes.sha256, scans.resumeSha256)))
    .where(isOwnScan(userId, scanId));
  if (found === undefined) throw new Problem("scan-not-found");
  const { pdf, result, ...documents } = found;
  if (pdf === null) throw new Problem("resume-not-found");
  return { userId, ...documents, pdf, jobText: result.scannedJobDescription };
}

export function isOwnScan(userId: string, scanId: string) {
  return and(eq(scans.userId, userId), eq(scans.id, scanId), isNull(scans.deletedAt));
}
