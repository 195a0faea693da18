import { attemptPayment } from "./attempt-payment.ts";
import type { EmulatorState } from "./emulator-state.ts";
import type { CardRow, InvoiceRow, SubscriptionRow } from "./rows.ts";
import { noteUnpaid } from "./settle-invoice.ts";

/** The card that pays when nobody names one. */
export function findPayingCard({ ledger }: EmulatorState, subscription: SubscriptionRow): CardRow | null {
  const id = subscription.defaultCard ?? ledger.customers.get(subscription.customer)?.defaultCard ?? null;
  return id === null ? null : (ledger.cards.get(id) ?? null);
}

/** Tries to take an open invoice's money. */
export function payInvoice(
  stand: EmulatorState,
  invoice: InvoiceRow,
  card: CardRow | null,
  present = false,
): void {
  const intent = stand.ledger.paymentIntents.get(invoice.intent!)!;
  if (card === null) noteUnpaid(stand, invoice, false);
  else attemptPayment(stand, intent, card, { present, authenticated: false });
}
