import type { Store } from "#server/adapters/store/port.ts";
import { resumes, scans } from "#server/adapters/store/schema.ts";
import { and, desc, eq, isNull } from "#server/adapters/store/sql.ts";

/** The PDF of the resume that the person scanned last; null without one. */
export async function findLastResume(store: Store, userId: string): Promise<Uint8Array | null> {
  const [found] = await store
    .db()
    .select({ pdf: resumes.content })
    .from(scans)
    .innerJoin(resumes, and(eq(resumes.userId, scans.userId), eq(resumes.sha256, scans.resumeSha256)))
    .where(and(eq(scans.userId, userId), isNull(scans.deletedAt)))
    .orderBy(desc(scans.createdAt), desc(scans.id))
    .limit(1);
  return found?.pdf ?? null;
}
