import type Stripe from "stripe";
import type { Card, Failure, Invoice, SubscriptionState, SubscriptionStatus } from "../port.ts";
import { refuse } from "./ask-stripe.ts";

const STATUSES: Record<string, SubscriptionStatus> = {
  incomplete: "incomplete",
  incomplete_expired: "expired",
  trialing: "active",
  active: "active",
  past_due: "past-due",
  unpaid: "unpaid",
  paused: "unpaid",
  canceled: "ended",
};

/** What `readState` needs to find in a subscription. */
const STATE_PARTS = [
  "latest_invoice.confirmation_secret",
  "latest_invoice.payments",
  "default_payment_method",
  "customer.invoice_settings.default_payment_method",
];

export async function readSubscription(
  stripe: Stripe,
  subscriptionId: string,
): Promise<SubscriptionState | Failure> {
  return readState(stripe, await stripe.subscriptions.retrieve(subscriptionId, { expand: STATE_PARTS }));
}

/** @param stripe for what has been given back, which Stripe keeps elsewhere. */
async function readState(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<SubscriptionState | Failure> {
  const item = subscription.items.data[0];
  const status = STATUSES[subscription.status];
  if (item === undefined || status === undefined) return refuse("unknown-shape");
  const latest = subscription.latest_invoice as Stripe.Invoice | null;
  const isFirst = latest === null || latest.billing_reason === "subscription_create";
  const isWaiting = status === "incomplete" || status === "past-due" || status === "unpaid";
  const secret = latest?.confirmation_secret?.client_secret;
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer)!,
    status,
    priceKey: item.price.lookup_key,
    amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: item.price.currency,
    startedAt: toDate(subscription.start_date),
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    endsAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at === null ? null : toDate(subscription.ended_at),
    firstInvoicePaid: isFirst ? latest?.status === "paid" : true,
    lastInvoice: latest === null ? null : toInvoice(latest, await readRefunded(stripe, latest)),
    openInvoice:
      isWaiting && latest?.status === "open" && secret
        ? { invoiceId: latest.id, amount: latest.amount_remaining, confirmation: secret }
        : null,
    card: readPayingCard(subscription),
  };
}

export function toInvoice(invoice: Stripe.Invoice, refunded: number): Invoice {
  return {
    invoiceId: invoice.id,
    subscriptionId: subscriptionOf(invoice),
    createdAt: toDate(invoice.created),
    amount: invoice.total,
    currency: invoice.currency,
    status: (invoice.status ?? "draft") as Invoice["status"],
    paid: invoice.amount_paid,
    refunded,
    url: invoice.hosted_invoice_url ?? null,
  };
}

/** The intent that paid an invoice, or tries to. */
export function intentOf(invoice: Stripe.Invoice): string | null {
  const payments = invoice.payments?.data ?? [];
  const payment = payments.find(({ status }) => status === "paid") ?? payments[0];
  return idOf(payment?.payment.payment_intent ?? null);
}

async function readRefunded(stripe: Stripe, invoice: Stripe.Invoice): Promise<number> {
  const intent = invoice.amount_paid > 0 ? intentOf(invoice) : null;
  if (intent === null) return 0;
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ["latest_charge"],
  });
  return (charge as Stripe.Charge | null)?.amount_refunded ?? 0;
}

function readPayingCard({ default_payment_method: own, customer }: Stripe.Subscription): Card | null {
  const isThere = typeof customer === "object" && !customer.deleted;
  const method = own ?? (isThere ? customer.invoice_settings.default_payment_method : null);
  return typeof method === "object" ? toCard(method) : null;
}

export function toCard(method: Stripe.PaymentMethod | null): Card | null {
  const card = method?.card;
  return card
    ? { brand: card.brand, last4: card.last4, expiresMonth: card.exp_month, expiresYear: card.exp_year }
    : null;
}

export function subscriptionOf(invoice: Pick<Stripe.Invoice, "parent">): string | null {
  return idOf(invoice.parent?.subscription_details?.subscription ?? null);
}

export function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === "string" ? thing : (thing?.id ?? null);
}

export function toDate(second: number): Date {
  return new Date(second * 1000);
}
