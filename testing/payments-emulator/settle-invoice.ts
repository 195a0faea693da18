import { changeSubscription } from "./change-subscription.ts";
import type { EmulatorState } from "./emulator-state.ts";
import { hasEnded } from "./end-subscription.ts";
import type { InvoiceRow, PaymentIntentRow } from "./rows.ts";
import { showInvoice } from "./show-invoice.ts";

/** The money is there: the invoice is paid, and the subscription that waited for it runs. */
export function settleInvoice(stand: EmulatorState, invoice: InvoiceRow, intent: PaymentIntentRow): void {
  Object.assign(invoice, {
    status: "paid",
    amountPaid: intent.amountReceived,
    paidAt: stand.now(),
    attempts: invoice.attempts + 1,
    nextAttempt: null,
  });
  const subscription = stand.ledger.subscriptions.get(invoice.subscription)!;
  stand.emit("invoice.paid", showInvoice(stand, invoice));
  stand.emit("invoice.payment_succeeded", showInvoice(stand, invoice));
  if (hasEnded(subscription)) return;
  const isLatest = subscription.latestInvoice === invoice.id;
  changeSubscription(stand, subscription, {
    ...(isLatest ? { status: "active" } : {}),
    ...(subscription.saveCard && intent.card ? { defaultCard: intent.card } : {}),
  });
}

/** It was tried and not paid. A subscription that runs is past due from now on; a first invoice stays open. */
export function noteUnpaid(stand: EmulatorState, invoice: InvoiceRow, needsAction: boolean): void {
  invoice.attempts += 1;
  const shown = showInvoice(stand, invoice);
  stand.emit("invoice.payment_failed", shown);
  if (needsAction) stand.emit("invoice.payment_action_required", shown);
  const subscription = stand.ledger.subscriptions.get(invoice.subscription)!;
  if (subscription.status === "active") changeSubscription(stand, subscription, { status: "past_due" });
}
