import { UNDO_MS } from "#contract/limits.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { resumes, scans } from "#server/adapters/store/schema.ts";
import { and, eq, lte, sql } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/runtime.ts";

/**
 * Clears away reports whose deletion can no longer be undone, and with the last report on a resume the resume: a file
 * that nobody can see any more is not kept.
 *
 * @returns how many reports are gone.
 */
export async function forgetDeletedScans(store: Store, runtime: Runtime): Promise<number> {
  const before = new Date(runtime.now().getTime() - UNDO_MS);
  return store.transaction(async () => {
    const gone = await store
      .db()
      .delete(scans)
      .where(lte(scans.deletedAt, before))
      .returning({ userId: scans.userId, sha256: scans.resumeSha256 });
    const files = new Map(gone.map((file) => [`${file.userId} ${file.sha256}`, file]));
    // In one order, so that two processes never wait for each other.
    for (const key of [...files.keys()].sort()) await forgetUnusedResume(store, files.get(key)!);
    return gone.length;
  });
}

async function forgetUnusedResume(
  store: Store,
  { userId, sha256 }: { userId: string; sha256: string },
): Promise<void> {
  const isThis = and(eq(resumes.userId, userId), eq(resumes.sha256, sha256));
  // A scan that is being kept holds this row: wait for it, then look whether its report needs the file.
  await store.db().select({ sha256: resumes.sha256 }).from(resumes).where(isThis).for("update");
  await store
    .db()
    .delete(resumes)
    .where(
      and(
        isThis,
        sql`not exists (select 1 from ${scans} where ${scans.userId} = ${userId} and ${scans.resumeSha256} = ${sha256})`,
      ),
    );
}
