import { paymentSearches } from "#server/adapters/store/schema-billing.ts";
import { eq, sql } from "#server/adapters/store/sql.ts";
import type { BillingServices } from "./billing-services.ts";
import { scheduleCustomerDeletion } from "./schedule-account-teardown.ts";

/** Milliseconds. */
const NEXT_TRY = 24 * 3_600_000;
const AT_ONCE = 20;

/**
 * Customers of people who have left that were never written down here: the line was cut while one was made, or the process
 * killed. Each search is taken up by one process, and tried again a day later until the provider has answered.
 */
export async function deleteOrphanedCustomers(services: BillingServices): Promise<void> {
  const { store, runtime, payments } = services;
  const now = runtime.now();
  const due = await store
    .db()
    .update(paymentSearches)
    .set({ nextTryAt: new Date(now.getTime() + NEXT_TRY) })
    .where(
      sql`${paymentSearches.userId} in (select person_id from payment_searches
        where next_try_at <= ${now.toISOString()}::timestamptz order by next_try_at limit ${AT_ONCE}
        for update skip locked)`,
    )
    .returning({ userId: paymentSearches.userId });
  for (const { userId } of due) {
    const found = await payments.findCustomers(userId);
    if (!found.ok) continue;
    await store.transaction(async () => {
      for (const customerId of found.value.customerIds)
        await scheduleCustomerDeletion(services, customerId, []);
      await store.db().delete(paymentSearches).where(eq(paymentSearches.userId, userId));
    });
  }
}
