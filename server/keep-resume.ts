import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { resumes, users } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";

export type ResumeToKeep = { userId: string; sha256: string; fileName: string; pdf: Uint8Array; now: Date };

/**
 * Keeps a resume once, however many reports and letters are made from it. To be called within the transaction that keeps
 * whatever needs it.
 *
 * @throws Problem 'session-expired' when the person has deleted their account meanwhile.
 */
export async function keepResume(
  store: Store,
  { userId, sha256, fileName, pdf, now }: ResumeToKeep,
): Promise<void> {
  // A deletion of the account either is seen here, or waits until what is being kept can go with it.
  const [person] = await store
    .db()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("key share");
  if (person === undefined) throw new Problem("session-expired");
  await store
    .db()
    .insert(resumes)
    .values({ userId, sha256, fileName, content: pdf, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({ target: [resumes.userId, resumes.sha256], set: { fileName, lastUsedAt: now } });
}
