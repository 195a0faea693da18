import type { BillingInvoice } from "#contract/billing.ts";
import type { PaymentServices } from "./billing-services.ts";
import { findCustomer } from "./find-subscriptions.ts";
import { expectValue } from "./payments-failure.ts";

const MOST = 24;

/** What was asked of the user so far, newest first; nothing when they never paid. */
export async function listInvoices(
  { store, payments }: PaymentServices,
  userId: string,
): Promise<BillingInvoice[]> {
  const customerId = await findCustomer(store, userId);
  if (customerId === null) return [];
  const { invoices } = expectValue(await payments.listInvoices(customerId, MOST));
  return invoices
    .filter(({ status }) => status === "paid" || status === "open" || status === "uncollectible")
    .map(({ invoiceId, createdAt, amount, currency, status, refunded, url }) => ({
      id: invoiceId,
      createdAt: createdAt.toISOString(),
      amount,
      currency,
      status,
      refunded,
      url,
    }));
}
