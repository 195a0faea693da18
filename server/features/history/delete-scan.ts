import { UNDO_MS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { scans } from "#server/adapters/store/schema.ts";
import { and, eq, gt, isNull } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/runtime.ts";

/** Hides a report from its person at once; it can be brought back for `UNDO_MS`. @throws Problem 'scan-not-found'. */
export async function deleteScan(store: Store, runtime: Runtime, userId: string, id: string): Promise<void> {
  const deleted = await store
    .db()
    .update(scans)
    .set({ deletedAt: runtime.now() })
    .where(and(eq(scans.userId, userId), eq(scans.id, id), isNull(scans.deletedAt)))
    .returning({ id: scans.id });
  if (deleted.length === 0) throw new Problem("scan-not-found");
}

/** Takes a deletion back. @throws Problem 'undo-too-late' when there is nothing left to bring back. */
export async function restoreScan(store: Store, runtime: Runtime, userId: string, id: string): Promise<void> {
  const since = new Date(runtime.now().getTime() - UNDO_MS);
  const restored = await store
    .db()
    .update(scans)
    .set({ deletedAt: null })
    .where(and(eq(scans.userId, userId), eq(scans.id, id), gt(scans.deletedAt, since)))
    .returning({ id: scans.id });
  if (restored.length === 0) throw new Problem("undo-too-late");
}
