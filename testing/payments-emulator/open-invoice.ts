import type { EmulatorState } from "./emulator-state.ts";
import type { InvoiceRow, PaymentIntentRow, SubscriptionRow } from "./rows.ts";
import { showPaymentIntent } from "./show-intent.ts";
import { showInvoice } from "./show-invoice.ts";

const HOUR = 3600;

/** An invoice over the subscription's period. A first one is final at once; a renewal's waits an hour as a draft. */
export function openInvoice(
  stand: EmulatorState,
  subscription: SubscriptionRow,
  reason: InvoiceRow["reason"],
): InvoiceRow {
  const price = stand.ledger.prices.get(subscription.price)!;
  const now = stand.now();
  const row: InvoiceRow = {
    id: stand.newId("in"),
    created: now,
    customer: subscription.customer,
    subscription: subscription.id,
    reason,
    price: price.id,
    quantity: subscription.quantity,
    amount: price.amount * subscription.quantity,
    amountPaid: 0,
    currency: price.currency,
    status: "draft",
    number: null,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    intent: null,
    payment: stand.newId("inpay"),
    attempts: 0,
    retries: 0,
    nextAttempt: null,
    autoAdvance: true,
    finalizesAt: now + HOUR,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    metadata: {},
  };
  stand.ledger.invoices.set(row.id, row);
  subscription.latestInvoice = row.id;
  stand.emit("invoice.created", showInvoice(stand, row));
  if (reason === "subscription_create") finalizeInvoice(stand, row);
  return row;
}

/** From now on it can be paid, by the intent made here. */
export function finalizeInvoice(stand: EmulatorState, invoice: InvoiceRow): void {
  const now = stand.now();
  const subscription = stand.ledger.subscriptions.get(invoice.subscription)!;
  const id = stand.newId("pi");
  const intent: PaymentIntentRow = {
    id,
    secret: stand.newId(`${id}_secret`),
    created: now,
    customer: invoice.customer,
    amount: invoice.amount,
    amountReceived: 0,
    currency: invoice.currency,
    status: "requires_payment_method",
    card: null,
    saveCard: subscription.saveCard ? "off_session" : null,
    failure: null,
    latestCharge: null,
    invoice: invoice.id,
    returnUrl: null,
    description: invoice.reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    canceledAt: null,
    cancellationReason: null,
    metadata: {},
  };
  stand.ledger.paymentIntents.set(id, intent);
  stand.ledger.invoiceNumber += 1;
  Object.assign(invoice, {
    status: "open",
    number: `TEST-${String(stand.ledger.invoiceNumber).padStart(4, "0")}`,
    intent: id,
    finalizedAt: now,
    finalizesAt: null,
  });
  stand.emit("invoice.finalized", showInvoice(stand, invoice));
  stand.emit("payment_intent.created", showPaymentIntent(stand, intent));
}
