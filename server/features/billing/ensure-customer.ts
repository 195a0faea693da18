import { Problem } from "#contract/problem.ts";
import { users } from "#server/adapters/store/schema.ts";
import { billingCustomers } from "#server/adapters/store/schema-billing.ts";
import { and, eq, isNull } from "#server/adapters/store/sql.ts";
import type { BillingServices } from "./billing-services.ts";
import { expectValue } from "./payments-failure.ts";
import { readPlan } from "./read-plan.ts";
import { scheduleCustomerDeletion } from "./schedule-account-teardown.ts";

/**
 * The person's customer at the provider, made at the first payment. Its key is kept before the provider is asked: asked
 * twice, or again after a crash, it is the same customer.
 *
 * @throws Problem 'session-expired' when the user is gone, or that of the provider.
 */
export async function ensureCustomer(services: BillingServices, userId: string): Promise<string> {
  const { store, runtime, payments } = services;
  const [user] = await store.db().select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Problem("session-expired");
  try {
    await store.db().insert(billingCustomers).values({ userId, key: runtime.newId() }).onConflictDoNothing();
  } catch (error) {
    // The account may have been deleted since the line above.
    if ((await readPlan(store, userId)) === null) throw new Problem("session-expired");
    throw error;
  }
  const [row] = await store.db().select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  if (row === undefined) throw new Problem("session-expired");
  if (row.customerId !== null) return row.customerId;

  const made = await payments.ensureCustomer({ userId, email: user.email, key: row.key });
  // The key may have been used with another address: the next try has a new one.
  if (!made.ok && made.reason === "refused") await forgetCustomer(services, userId, null);
  const { customerId } = expectValue(made);
  const kept = await store
    .db()
    .update(billingCustomers)
    .set({ customerId })
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.key, row.key)))
    .returning({ customerId: billingCustomers.customerId });
  if (kept.length > 0) return customerId;
  // The account was deleted meanwhile.
  await scheduleCustomerDeletion(services, customerId, []);
  throw new Problem("session-expired");
}

/** The provider no longer knows this customer: the next payment makes another. */
export async function forgetCustomer(
  { store, runtime }: BillingServices,
  userId: string,
  customerId: string | null,
): Promise<void> {
  const same =
    customerId === null ? isNull(billingCustomers.customerId) : eq(billingCustomers.customerId, customerId);
  await store
    .db()
    .update(billingCustomers)
    .set({ customerId: null, key: runtime.newId() })
    .where(and(eq(billingCustomers.userId, userId), same));
}
