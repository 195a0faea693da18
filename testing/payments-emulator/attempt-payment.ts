import { type Circumstances, decideCharge } from "./decide-charge.ts";
import type { EmulatorState } from "./emulator-state.ts";
import type { CardRow, ChargeRow, PaymentIntentRow } from "./rows.ts";
import { noteUnpaid, settleInvoice } from "./settle-invoice.ts";
import { showCard } from "./show-customer.ts";
import { showCharge, showPaymentIntent } from "./show-intent.ts";
import { showInvoice } from "./show-invoice.ts";
import type { Decline } from "./test-cards.ts";

/** Asks the bank for an intent's money. What came of it stands in the intent, its invoice and subscription. */
export function attemptPayment(
  stand: EmulatorState,
  intent: PaymentIntentRow,
  card: CardRow,
  circumstances: Circumstances,
): void {
  const decision = decideCharge(card, circumstances);
  intent.card = card.id;
  intent.failure = null;
  if (decision.says === "authenticate") askPerson(stand, intent, circumstances);
  else if (decision.says === "no") decline(stand, intent, card, decision.decline);
  else charge(stand, intent, card, circumstances);
}

function askPerson(stand: EmulatorState, intent: PaymentIntentRow, { present }: Circumstances): void {
  intent.status = "requires_action";
  stand.emit("payment_intent.requires_action", showPaymentIntent(stand, intent));
  const invoice = invoiceOf(stand, intent);
  if (invoice && present) stand.emit("invoice.payment_action_required", showInvoice(stand, invoice));
  else if (invoice) noteUnpaid(stand, invoice, true);
}

function decline(stand: EmulatorState, intent: PaymentIntentRow, card: CardRow, refusal: Decline): void {
  const failed = addCharge(stand, intent, card, "failed");
  const failure = { type: "card_error" as const, ...refusal, charge: failed.id, card: card.id };
  failed.failure = failure;
  failIntent(stand, intent, failure, failed);
}

/** The user said no to their bank, or did not answer it. */
export function failAuthentication(stand: EmulatorState, intent: PaymentIntentRow): void {
  failIntent(stand, intent, {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    card: intent.card,
  });
}

function failIntent(
  stand: EmulatorState,
  intent: PaymentIntentRow,
  failure: NonNullable<PaymentIntentRow["failure"]>,
  failed?: ChargeRow,
): void {
  Object.assign(intent, { status: "requires_payment_method", card: null, failure });
  if (failed) {
    intent.latestCharge = failed.id;
    stand.emit("charge.failed", showCharge(stand, failed));
  }
  stand.emit("payment_intent.payment_failed", showPaymentIntent(stand, intent));
  const invoice = invoiceOf(stand, intent);
  if (invoice) noteUnpaid(stand, invoice, false);
}

function charge(
  stand: EmulatorState,
  intent: PaymentIntentRow,
  card: CardRow,
  { authenticated }: Circumstances,
): void {
  const paid = addCharge(stand, intent, card, "succeeded");
  Object.assign(intent, {
    status: "succeeded",
    amountReceived: intent.amount,
    latestCharge: paid.id,
  });
  if (intent.saveCard === "off_session" && authenticated) card.mandated = true;
  if (intent.saveCard !== null && intent.customer !== null) attachCard(stand, card, intent.customer);
  stand.emit("charge.succeeded", showCharge(stand, paid));
  stand.emit("payment_intent.succeeded", showPaymentIntent(stand, intent));
  const invoice = invoiceOf(stand, intent);
  if (invoice) settleInvoice(stand, invoice, intent);
}

export function attachCard(stand: EmulatorState, card: CardRow, customer: string): void {
  if (card.customer === customer) return;
  card.customer = customer;
  stand.emit("payment_method.attached", showCard(card));
}

function addCharge(
  stand: EmulatorState,
  intent: PaymentIntentRow,
  card: CardRow,
  status: ChargeRow["status"],
): ChargeRow {
  const row: ChargeRow = {
    id: stand.newId("ch"),
    created: stand.now(),
    amount: intent.amount,
    amountRefunded: 0,
    currency: intent.currency,
    customer: intent.customer,
    intent: intent.id,
    card: card.id,
    status,
    failure: null,
    description: intent.description,
  };
  stand.ledger.charges.set(row.id, row);
  return row;
}

function invoiceOf({ ledger }: EmulatorState, intent: PaymentIntentRow) {
  return intent.invoice === null ? undefined : ledger.invoices.get(intent.invoice);
}
