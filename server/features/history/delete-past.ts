import { UNDO_MS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { and, eq, gt, isNull } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import type { PastKind } from "./past-kinds.ts";

/** Hides a past thing from its user at once; it can be brought back for `UNDO_MS`. @throws Problem: there is none. */
export async function deletePast(
  store: Store,
  runtime: Runtime,
  { table, absent }: PastKind,
  userId: string,
  id: string,
): Promise<void> {
  const deleted = await store
    .db()
    .update(table)
    .set({ deletedAt: runtime.now() })
    .where(and(eq(table.userId, userId), eq(table.id, id), isNull(table.deletedAt)))
    .returning({ id: table.id });
  if (deleted.length === 0) throw new Problem(absent);
}

/** Takes a deletion back. @throws Problem 'undo-too-late' when there is nothing left to bring back. */
export async function restorePast(
  store: Store,
  runtime: Runtime,
  { table }: PastKind,
  userId: string,
  id: string,
): Promise<void> {
  const since = new Date(runtime.now().getTime() - UNDO_MS);
  const restored = await store
    .db()
    .update(table)
    .set({ deletedAt: null })
    .where(and(eq(table.userId, userId), eq(table.id, id), gt(table.deletedAt, since)))
    .returning({ id: table.id });
  if (restored.length === 0) throw new Problem("undo-too-late");
}
