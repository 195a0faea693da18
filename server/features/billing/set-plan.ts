import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { subscriptions } from "#server/adapters/store/schema-billing.ts";
import { and, eq, gt } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";

/**
 * Makes the user's plan what their subscriptions give at this moment. Within a transaction that holds the user's row,
 * so that two findings never mix.
 *
 * @returns what changed, or null.
 */
export async function setPlan(
  store: Store,
  runtime: Runtime,
  { userId, before }: { userId: string; before: string },
): Promise<"granted" | "ended" | null> {
  const now = runtime.now();
  const giving = await store
    .db()
    .select({ id: subscriptions.subscriptionId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.planUntil, now)))
    .limit(1);
  const plan = giving.length > 0 ? "premium" : "free";
  if (plan === before) return null;
  await store.db().update(users).set({ subscription: plan, updatedAt: now }).where(eq(users.id, userId));
  return plan === "premium" ? "granted" : "ended";
}

/** The person with their row held until the transaction ends, or null when they are gone. */
export async function selectUserForUpdate(
  store: Store,
  userId: string,
): Promise<{ subscription: string } | null> {
  const [person] = await store
    .db()
    .select({ subscription: users.subscription })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return person ?? null;
}
