import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { scanHolds, users } from "#server/adapters/store/schema.ts";
import { and, eq, gt, sql } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { releaseWhenPossible } from "./release-scan.ts";

/** Longer than any scan takes. After it, a hold belongs to nobody and its scan is given back. */
const HOLD_LIFETIME = 10 * 60_000;

/**
 * Takes one scan from a free user's count, before the work (product spec, section 5). One guarded statement, so that
 * many requests at once never take more than there are. The hold is written with it: should this process end now, the
 * scan can still be given back.
 *
 * @returns the hold, or null for a premium person, who is not counted.
 * @throws Problem 'scans-used-up', 'scan-count-not-saved', or 'session-expired' when the user is gone.
 */
export async function reserveScan(store: Store, runtime: Runtime, userId: string): Promise<string | null> {
  const id = runtime.newId();
  try {
    return await store.transaction(() => takeCounted(store, runtime, userId, id));
  } catch (error) {
    if (error instanceof Problem) throw error;
    // Where the line broke at the commit, it may have been taken all the same.
    void releaseWhenPossible(store, runtime, userId, id);
    throw new Problem("scan-count-not-saved", { cause: error });
  }
}

async function takeCounted(
  store: Store,
  runtime: Runtime,
  userId: string,
  id: string,
): Promise<string | null> {
  const now = runtime.now();
  const taken = await store
    .db()
    .update(users)
    .set({ resumeScan: sql`${users.resumeScan} - 1`, updatedAt: now })
    .where(and(eq(users.id, userId), sql`${users.subscription} <> 'premium'`, gt(users.resumeScan, 0)))
    .returning({ left: users.resumeScan });
  if (taken.length === 0) {
    await refuseUnlessPremium(store, userId);
    return null;
  }
  const expiresAt = new Date(now.getTime() + HOLD_LIFETIME);
  await store.db().insert(scanHolds).values({ userId, id, createdAt: now, expiresAt });
  return id;
}

async function refuseUnlessPremium(store: Store, userId: string): Promise<void> {
  const [user] = await store
    .db()
    .select({ subscription: users.subscription })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw new Problem("session-expired");
  if (user.subscription !== "premium") throw new Problem("scans-used-up");
}
