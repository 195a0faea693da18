import { UNDO_MS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { letters } from "#server/adapters/store/schema.ts";
import { and, eq, gt, isNull } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/runtime.ts";

/** Hides a letter from its person at once; it can be brought back for `UNDO_MS`. @throws Problem 'letter-not-found'. */
export async function deleteLetter(
  store: Store,
  runtime: Runtime,
  userId: string,
  id: string,
): Promise<void> {
  const deleted = await store
    .db()
    .update(letters)
    .set({ deletedAt: runtime.now() })
    .where(and(eq(letters.userId, userId), eq(letters.id, id), isNull(letters.deletedAt)))
    .returning({ id: letters.id });
  if (deleted.length === 0) throw new Problem("letter-not-found");
}

/** Takes a deletion back. @throws Problem 'undo-too-late' when there is nothing left to bring back. */
export async function restoreLetter(
  store: Store,
  runtime: Runtime,
  userId: string,
  id: string,
): Promise<void> {
  const since = new Date(runtime.now().getTime() - UNDO_MS);
  const restored = await store
    .db()
    .update(letters)
    .set({ deletedAt: null })
    .where(and(eq(letters.userId, userId), eq(letters.id, id), gt(letters.deletedAt, since)))
    .returning({ id: letters.id });
  if (restored.length === 0) throw new Problem("undo-too-late");
}
