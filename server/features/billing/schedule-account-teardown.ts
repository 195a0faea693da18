import { billingCustomers, paymentEndings, paymentSearches } from "#server/adapters/store/schema-billing.ts";
import { eq } from "#server/adapters/store/sql.ts";
import type { BillingServices } from "./billing-services.ts";
import { findSubscriptions } from "./find-subscriptions.ts";

const HOUR = 3_600_000;
/** Longer than any call for a customer takes, and than the provider needs until its search finds one. */
const SEARCH_AFTER = HOUR;

/**
 * Writes down, within the transaction that deletes an account, what has to end at the provider: the customer of whoever
 * once began to pay, and any that was made for them unknown to us. The row is held until the account is gone: who wants
 * to write a new customer into it meanwhile waits, finds no row, and promises that customer's end itself.
 */
export async function scheduleAccountTeardown(services: BillingServices, userId: string): Promise<void> {
  const { store, runtime } = services;
  const [held] = await store
    .db()
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
    .for("update");
  if (held === undefined) return;
  const nextTryAt = new Date(runtime.now().getTime() + SEARCH_AFTER);
  await store.db().insert(paymentSearches).values({ userId, nextTryAt });
  if (held.customerId === null) return;
  const paidFor = await findSubscriptions(store, userId);
  const settled = paidFor.flatMap(({ grantedAt, state }) =>
    grantedAt !== null && state.paidInvoiceId !== null ? [state.paidInvoiceId] : [],
  );
  await scheduleCustomerDeletion(services, held.customerId, settled);
}

/**
 * Writes down that a customer has to end, without saying whose it was.
 *
 * @param settled invoices that were paid for a plan that was given. Whatever else was taken is given back.
 */
export async function scheduleCustomerDeletion(
  { store, runtime }: BillingServices,
  customerId: string,
  settled: string[],
): Promise<void> {
  const now = runtime.now();
  await store
    .db()
    .insert(paymentEndings)
    .values({ customerId, settled, createdAt: now, nextTryAt: now })
    .onConflictDoNothing();
}
