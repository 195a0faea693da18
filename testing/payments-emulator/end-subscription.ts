import { changeSubscription } from "./change-subscription.ts";
import type { EmulatorState } from "./emulator-state.ts";
import type { InvoiceRow, PaymentIntentRow, SubscriptionRow } from "./rows.ts";
import { showPaymentIntent } from "./show-intent.ts";
import { showInvoice } from "./show-invoice.ts";

export function hasEnded({ status }: SubscriptionRow): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

/** Ends it at once. An incomplete one cannot be paid any more; what else is owed stays open, but is not asked for again. */
export function endSubscription(
  stand: EmulatorState,
  row: SubscriptionRow,
  because: SubscriptionRow["endedBecause"],
): void {
  const wasIncomplete = row.status === "incomplete";
  for (const invoice of stand.ledger.invoices.values()) {
    if (invoice.subscription !== row.id) continue;
    if (wasIncomplete && invoice.status === "open") voidInvoice(stand, invoice);
    invoice.autoAdvance = false;
    invoice.nextAttempt = null;
    invoice.finalizesAt = null;
  }
  const now = stand.now();
  const end = {
    status: wasIncomplete ? ("incomplete_expired" as const) : ("canceled" as const),
    canceledAt: row.canceledAt ?? now,
    endedAt: now,
    endedBecause: because,
  };
  // The first payment that never came is a change of state; everything else is an end.
  if (wasIncomplete && because === null) changeSubscription(stand, row, end);
  else changeSubscription(stand, row, end, "customer.subscription.deleted");
}

export function voidInvoice(stand: EmulatorState, invoice: InvoiceRow): void {
  Object.assign(invoice, { status: "void", voidedAt: stand.now(), nextAttempt: null, autoAdvance: false });
  const intent = invoice.intent === null ? undefined : stand.ledger.paymentIntents.get(invoice.intent);
  if (intent && intent.status !== "succeeded") cancelPaymentIntent(stand, intent, "void_invoice");
  stand.emit("invoice.voided", showInvoice(stand, invoice));
}

export function cancelPaymentIntent(stand: EmulatorState, intent: PaymentIntentRow, reason: string): void {
  Object.assign(intent, { status: "canceled", canceledAt: stand.now(), cancellationReason: reason });
  stand.emit("payment_intent.canceled", showPaymentIntent(stand, intent));
}
