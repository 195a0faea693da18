import type { Failure, Invoice, Outcome } from "#server/adapters/payments/port.ts";
import { paymentEndings } from "#server/adapters/store/schema-billing.ts";
import { eq, sql } from "#server/adapters/store/sql.ts";
import type { BillingServices } from "./billing-services.ts";
import { recordEvent } from "./record-event.ts";

const MINUTE = 60_000;
/** Longer than one ending takes: meanwhile no other process takes it up. */
const LEASE = 5 * MINUTE;
const LONGEST_WAIT = 6 * 60 * MINUTE;
const AT_ONCE = 20;
const MOST_INVOICES = 100;

/** Ends what is due. Each is taken up by one process; one that fails is tried again, ever more rarely, until it is done. */
export async function endCustomers(services: BillingServices): Promise<void> {
  const { store, runtime } = services;
  const now = runtime.now();
  const due = await store
    .db()
    .update(paymentEndings)
    .set({
      nextTryAt: new Date(now.getTime() + LEASE),
      attempts: sql`${paymentEndings.attempts} + 1`,
    })
    .where(
      sql`${paymentEndings.customerId} in (select customer_id from payment_endings
        where next_try_at <= ${now.toISOString()}::timestamptz order by next_try_at limit ${AT_ONCE}
        for update skip locked)`,
    )
    .returning();
  for (const ending of due) {
    const { customerId, attempts } = ending;
    const ended = await endCustomer(services, ending);
    if (ended.ok) {
      await store.db().delete(paymentEndings).where(eq(paymentEndings.customerId, customerId));
      continue;
    }
    const wait = Math.min(MINUTE * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT);
    await store
      .db()
      .update(paymentEndings)
      .set({ nextTryAt: new Date(now.getTime() + wait) })
      .where(eq(paymentEndings.customerId, customerId));
  }
}

/** Ends every subscription, gives back what was taken for no plan, then deletes the customer with its cards. */
async function endCustomer(
  services: BillingServices,
  { customerId, settled }: { customerId: string; settled: string[] },
): Promise<Outcome<null>> {
  const { store, runtime, payments } = services;
  const listed = await payments.listSubscriptions(customerId);
  if (!listed.ok) return gone(listed) ?? listed;
  for (const subscriptionId of listed.value.subscriptionIds) {
    const ended = await payments.endNow(subscriptionId);
    if (!ended.ok && ended.reason !== "not-found") return ended;
  }
  const invoices = await payments.listInvoices(customerId, MOST_INVOICES);
  if (!invoices.ok) return invoices;
  for (const subscriptionId of listed.value.subscriptionIds) {
    const own = invoices.value.invoices.filter((invoice) => invoice.subscriptionId === subscriptionId);
    const owed = findOwed(own, settled);
    for (const { invoiceId } of owed) {
      const refunded = await payments.refundInvoice(invoiceId);
      if (!refunded.ok) return refunded;
    }
    await recordEvent(store, runtime, {
      id: `${subscriptionId}/account-ended`,
      source: "page",
      type: "account deleted",
      subscriptionId,
      outcome: owed.length > 0 ? "end-and-refund" : "ended",
    });
  }
  const deleted = await payments.deleteCustomer(customerId);
  return deleted.ok ? deleted : (gone(deleted) ?? deleted);
}

/** Paid after the last one that was paid for a plan; of a subscription that never gave one, all. */
function findOwed(newestFirst: Invoice[], settled: string[]): Invoice[] {
  const last = newestFirst.findIndex(({ invoiceId }) => settled.includes(invoiceId));
  const later = last === -1 ? newestFirst : newestFirst.slice(0, last);
  return later.filter(({ paid, refunded }) => paid > refunded);
}

/** A customer that the provider does not know has ended. */
function gone(failure: Failure): Outcome<null> | null {
  return failure.reason === "not-found" ? { ok: true, value: null } : null;
}
