import type { Store } from "#server/adapters/store/port.ts";
import { billingCustomers, subscriptions } from "#server/adapters/store/schema-billing.ts";
import { eq, sql } from "#server/adapters/store/sql.ts";
import { isOver } from "./check-subscription.ts";

export type KeptSubscription = typeof subscriptions.$inferSelect;

/** The person's subscriptions, the latest first. */
export async function findSubscriptions(store: Store, userId: string): Promise<KeptSubscription[]> {
  return store
    .db()
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(sql`${subscriptions.state} ->> 'startedAt' desc`, subscriptions.subscriptionId);
}

/** Something can still happen in it. */
export function isOpen({ state, pendingAction }: KeptSubscription): boolean {
  return !isOver(state.status) || pendingAction !== null;
}

export async function findOpenSubscriptions(store: Store, userId: string): Promise<KeptSubscription[]> {
  return (await findSubscriptions(store, userId)).filter(isOpen);
}

export async function findSubscription(
  store: Store,
  subscriptionId: string,
): Promise<KeptSubscription | null> {
  const [found] = await store
    .db()
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.subscriptionId, subscriptionId));
  return found ?? null;
}

/** Whose customer this is, or null when it is nobody's of ours. */
export async function findOwner(store: Store, customerId: string): Promise<string | null> {
  const [found] = await store
    .db()
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  return found?.userId ?? null;
}

export async function findCustomer(store: Store, userId: string): Promise<string | null> {
  const [found] = await store
    .db()
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  return found?.customerId ?? null;
}
