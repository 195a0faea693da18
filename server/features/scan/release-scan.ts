import type { Store } from "#server/adapters/store/port.ts";
import { scanHolds, users } from "#server/adapters/store/schema.ts";
import { and, eq, lte, sql } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";

/** Gives a held scan back to its user, once however often it is asked for. */
export async function releaseScan(
  store: Store,
  runtime: Runtime,
  userId: string,
  hold: string,
): Promise<void> {
  await store.transaction(async () => {
    const released = await store
      .db()
      .delete(scanHolds)
      .where(and(eq(scanHolds.userId, userId), eq(scanHolds.id, hold)))
      .returning({ id: scanHolds.id });
    if (released.length === 0) return;
    await store
      .db()
      .update(users)
      .set({ resumeScan: sql`${users.resumeScan} + 1`, updatedAt: runtime.now() })
      .where(eq(users.id, userId));
  });
}

const AGAIN_MS = 500;

/**
 * Gives a held scan back, now or as soon as the store takes it again: it may have been the store's failure that the scan
 * fell to. Never rejects. Should this process end first, maintenance gives the scan back when its hold is over.
 */
export async function releaseWhenPossible(
  store: Store,
  runtime: Runtime,
  userId: string,
  hold: string,
  triesLeft = 100,
): Promise<void> {
  try {
    await releaseScan(store, runtime, userId, hold);
  } catch {
    const again = () => void releaseWhenPossible(store, runtime, userId, hold, triesLeft - 1);
    if (triesLeft > 0) setTimeout(again, AGAIN_MS).unref();
  }
}

/**
 * Gives back what a crash left behind. At the start of a process that has the store for itself every hold is left
 * behind; otherwise those that have outlived any scan.
 *
 * @returns how many scans were given back.
 */
export async function releaseAbandonedScans(store: Store, runtime: Runtime, every: boolean): Promise<number> {
  const left = await store
    .db()
    .select({ userId: scanHolds.userId, id: scanHolds.id })
    .from(scanHolds)
    .where(every ? undefined : lte(scanHolds.expiresAt, runtime.now()));
  for (const { userId, id } of left) await releaseScan(store, runtime, userId, id);
  return left.length;
}
