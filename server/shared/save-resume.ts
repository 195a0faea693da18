import type { Store } from "#server/adapters/store/port.ts";
import { resumes } from "#server/adapters/store/schema.ts";

export type ResumeToSave = { userId: string; sha256: string; fileName: string; pdf: Uint8Array; now: Date };

/**
 * Keeps a resume once, however many reports and letters are made from it. To be called within the transaction that keeps
 * whatever needs it (`saveWithinStorage`).
 */
export async function saveResume(
  store: Store,
  { userId, sha256, fileName, pdf, now }: ResumeToSave,
): Promise<void> {
  await store
    .db()
    .insert(resumes)
    .values({ userId, sha256, fileName, content: pdf, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({ target: [resumes.userId, resumes.sha256], set: { fileName, lastUsedAt: now } });
}
