import type Stripe from "stripe";
import type { Failure, Invoice, InvoicePayment } from "../port.ts";
import { codeOf, refuse } from "./ask-stripe.ts";
import { intentOf, toInvoice } from "./read-state.ts";

const NEEDS_PERSON = new Set([
  "invoice_payment_intent_requires_action",
  "authentication_required",
  "subscription_payment_intent_requires_action",
]);

/** Takes what is owed for the subscription from the card that pays. */
export async function payOpenInvoice(
  stripe: Stripe,
  subscriptionId: string,
): Promise<InvoicePayment | Failure> {
  const { latest_invoice } = await stripe.subscriptions.retrieve(subscriptionId, {
    expand: ["latest_invoice.confirmation_secret"],
  });
  const invoice = latest_invoice as Stripe.Invoice | null;
  if (invoice?.status === "paid") return { result: "paid" };
  if (invoice?.status !== "open") return refuse("no-open-invoice");
  try {
    const { status } = await stripe.invoices.pay(invoice.id);
    return status === "paid" ? { result: "paid" } : refuse("still-open");
  } catch (error) {
    const code = codeOf(error) ?? "";
    if (code === "invoice_already_paid") return { result: "paid" };
    if (NEEDS_PERSON.has(code))
      return { result: "needs-action", confirmation: invoice.confirmation_secret!.client_secret };
    const { type, message } = error as Stripe.errors.StripeError;
    if (type === "StripeCardError") return { result: "declined", message };
    throw error;
  }
}

/** Newest first. What was given back stands at the charges, which are read once for all of them. */
export async function listInvoices(
  stripe: Stripe,
  customer: string,
  limit: number,
): Promise<{ invoices: Invoice[] }> {
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ customer, limit, expand: ["data.payments"] }),
    stripe.charges.list({ customer, limit: 100 }),
  ]);
  const refunded = new Map<string | null, number>();
  for (const { payment_intent, amount_refunded } of charges.data)
    if (typeof payment_intent === "string")
      refunded.set(payment_intent, (refunded.get(payment_intent) ?? 0) + amount_refunded);
  return {
    invoices: invoices.data.map((invoice) => toInvoice(invoice, refunded.get(intentOf(invoice)) ?? 0)),
  };
}
