import type Stripe from "stripe";
import type { Failure } from "../port.ts";
import { codeOf, refuse } from "./ask-stripe.ts";
import { listAll } from "./list-changes.ts";
import { intentOf } from "./read-state.ts";

const ENDED = new Set(["canceled", "incomplete_expired"]);

/** Ends a subscription and takes its open invoices back, so that nobody can pay for what has ended. */
export async function endNow(stripe: Stripe, subscriptionId: string): Promise<null> {
  const { status } = await stripe.subscriptions.retrieve(subscriptionId);
  if (!ENDED.has(status))
    await stripe.subscriptions.cancel(subscriptionId).catch((error) => {
      // Somebody else was faster.
      if (codeOf(error) !== "resource_missing") throw error;
    });
  await voidOpen(stripe, { subscription: subscriptionId });
  return null;
}

/**
 * Deletes a customer. Stripe then ends its subscriptions, but what is owed stays open, and a bank that was asked before
 * could still say yes to it: so that is taken back first.
 */
export async function endCustomer(stripe: Stripe, customer: string): Promise<null> {
  for (const { id, status } of await listAll(stripe, customer))
    if (!ENDED.has(status)) await endNow(stripe, id);
  await voidOpen(stripe, { customer });
  await stripe.customers.del(customer);
  return null;
}

async function voidOpen(
  stripe: Stripe,
  whose: { subscription: string } | { customer: string },
): Promise<void> {
  const open = await stripe.invoices.list({ ...whose, status: "open", limit: 100 });
  for (const { id } of open.data)
    await stripe.invoices.voidInvoice(id).catch((error) => {
      // Paid or taken back in this very moment: what it is now, the next reading says.
      if (codeOf(error) !== "invoice_not_editable") throw error;
    });
}

/** Lets it end with the period that is paid for, or takes that back. */
export async function setEnding(stripe: Stripe, subscriptionId: string, isEnding: boolean): Promise<null> {
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isEnding });
  return null;
}

/** Gives the money of the last paid invoice back. */
export async function refundLastPayment(stripe: Stripe, subscriptionId: string): Promise<null | Failure> {
  const paid = await stripe.invoices.list({
    subscription: subscriptionId,
    status: "paid",
    limit: 1,
    expand: ["data.payments"],
  });
  return refund(stripe, paid.data[0]);
}

/** Gives the money of this invoice back. */
export async function refundInvoice(stripe: Stripe, invoiceId: string): Promise<null | Failure> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ["payments"] });
  return refund(stripe, invoice.status === "paid" ? invoice : undefined);
}

async function refund(stripe: Stripe, invoice: Stripe.Invoice | undefined): Promise<null | Failure> {
  const intent = invoice ? intentOf(invoice) : null;
  if (intent === null) return refuse("nothing-paid");
  await stripe.refunds
    .create({ payment_intent: intent }, { idempotencyKey: `refund/${intent}` })
    .catch((error) => {
      if (codeOf(error) !== "charge_already_refunded") throw error;
    });
  return null;
}
