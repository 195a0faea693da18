import type { Store } from "#server/adapters/store/port.ts";
import { billingCustomers, paymentEvents, subscriptions } from "#server/adapters/store/schema-billing.ts";
import { eq } from "#server/adapters/store/sql.ts";

/** What is kept of a user's payments: who they are at the provider, each subscription, and what the ledger tells of it. */
export async function* readMyPayments(store: Store, userId: string): AsyncGenerator<object> {
  const db = () => store.db();
  const [customer] = await db()
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  const own = await db().select().from(subscriptions).where(eq(subscriptions.userId, userId));
  for (const { subscriptionId, state, grantedAt, planUntil } of own) {
    const events = await db()
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.subscriptionId, subscriptionId))
      .orderBy(paymentEvents.receivedAt);
    yield {
      customerId: customer?.customerId ?? null,
      subscriptionId,
      ...state,
      grantedAt,
      planUntil,
      ledger: events,
    };
  }
}
