import type { FactAnswer } from "#engine/facts/fact.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { resumes, scans } from "#server/adapters/store/schema.ts";
import { and, desc, eq, isNull } from "#server/adapters/store/sql.ts";
import { findFactAnswers } from "#server/shared/find-fact-answers.ts";

export type LastResume = { pdf: Uint8Array; told: readonly FactAnswer[] };

/** The PDF of the resume that the person scanned last, and what they say of its values; null without one. */
export async function findLastResume(store: Store, userId: string): Promise<LastResume | null> {
  const [found] = await store
    .db()
    .select({ pdf: resumes.content, resumeSha256: scans.resumeSha256, jobSha256: scans.jobSha256 })
    .from(scans)
    .innerJoin(resumes, and(eq(resumes.userId, scans.userId), eq(resumes.sha256, scans.resumeSha256)))
    .where(and(eq(scans.userId, userId), isNull(scans.deletedAt)))
    .orderBy(desc(scans.createdAt), desc(scans.id))
    .limit(1);
  if (found === undefined) return null;
  const { pdf, ...documents } = found;
  return { pdf, told: (await findFactAnswers(store, { userId, ...documents })).resume };
}
