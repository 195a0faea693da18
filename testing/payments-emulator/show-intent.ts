import { bankUrl } from "./addresses.ts";
import type { EmulatorState } from "./emulator-state.ts";
import type { CardFailure, ChargeRow, PaymentIntentRow, RefundRow, SetupIntentRow } from "./rows.ts";
import { showCard } from "./show-customer.ts";

type Shown = Record<string, unknown>;

/** @param isPublic for the browser: who pays and what we noted of it stay out. */
export function showPaymentIntent(stand: EmulatorState, row: PaymentIntentRow, isPublic = false): Shown {
  const common = {
    ...showIntent(row),
    object: "payment_intent",
    amount: row.amount,
    currency: row.currency,
    capture_method: "automatic_async",
    confirmation_method: "automatic",
    last_payment_error: showFailure(stand, row.failure, isPublic),
    processing: null,
    receipt_email: null,
    setup_future_usage: row.saveCard,
    shipping: null,
  };
  if (isPublic) return common;
  return {
    ...common,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: row.amountReceived,
    application: null,
    application_fee_amount: null,
    customer: row.customer,
    latest_charge: row.latestCharge,
    metadata: row.metadata,
    on_behalf_of: null,
    payment_details:
      row.invoice === null
        ? {}
        : { order_reference: stand.ledger.invoices.get(row.invoice)?.number ?? row.invoice },
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    review: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  };
}

export function showSetupIntent(stand: EmulatorState, row: SetupIntentRow, isPublic = false): Shown {
  const common = {
    ...showIntent(row),
    object: "setup_intent",
    last_setup_error: showFailure(stand, row.failure, isPublic),
    usage: row.usage,
  };
  if (isPublic) return common;
  return {
    ...common,
    application: null,
    customer: row.customer,
    latest_attempt: null,
    mandate: null,
    metadata: row.metadata,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    single_use_mandate: null,
  };
}

function showIntent(row: PaymentIntentRow | SetupIntentRow): Shown {
  return {
    id: row.id,
    allowed_payment_method_types: ["card"],
    automatic_payment_methods: null,
    canceled_at: row.canceledAt,
    cancellation_reason: row.cancellationReason,
    client_secret: row.secret,
    created: row.created,
    description: row.description,
    livemode: false,
    next_action: showNextAction(row),
    payment_method: row.card,
    payment_method_types: ["card"],
    status: row.status,
  };
}

function showNextAction(row: PaymentIntentRow | SetupIntentRow): Shown | null {
  if (row.status !== "requires_action") return null;
  const url = bankUrl(row.secret);
  if (row.returnUrl !== null)
    return { type: "redirect_to_url", redirect_to_url: { url, return_url: row.returnUrl } };
  return { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url } };
}

export function showFailure(
  stand: EmulatorState,
  failure: CardFailure | null,
  isPublic: boolean,
): Shown | null {
  if (failure === null) return null;
  const { card: cardId, charge, ...said } = failure;
  const card = cardId === null ? undefined : stand.ledger.cards.get(cardId);
  const shownCard = card && showCard(card);
  if (isPublic && shownCard) for (const name of ["customer", "metadata"]) delete shownCard[name];
  return {
    ...said,
    ...(charge && !isPublic ? { charge } : {}),
    doc_url: `https://stripe.com/docs/error-codes/${said.code.replaceAll("_", "-")}`,
    ...(shownCard ? { payment_method: shownCard } : {}),
  };
}

export function showCharge({ ledger }: EmulatorState, row: ChargeRow): Shown {
  const card = ledger.cards.get(row.card);
  const paid = row.status === "succeeded";
  return {
    id: row.id,
    object: "charge",
    amount: row.amount,
    amount_captured: paid ? row.amount : 0,
    amount_refunded: row.amountRefunded,
    balance_transaction: null,
    billing_details: card ? showCard(card).billing_details : null,
    captured: paid,
    created: row.created,
    currency: row.currency,
    customer: row.customer,
    description: row.description,
    disputed: false,
    failure_code: row.failure?.code ?? null,
    failure_message: row.failure?.message ?? null,
    livemode: false,
    metadata: {},
    outcome: paid
      ? { network_status: "approved_by_network", reason: null, type: "authorized" }
      : {
          network_status: "declined_by_network",
          reason: row.failure?.decline_code ?? null,
          type: "issuer_declined",
        },
    paid,
    payment_intent: row.intent,
    payment_method: row.card,
    payment_method_details: card ? { type: "card", card: showCard(card).card } : null,
    receipt_url: null,
    refunded: paid && row.amountRefunded === row.amount,
    status: row.status,
  };
}

export function showRefund(row: RefundRow): Shown {
  return {
    id: row.id,
    object: "refund",
    amount: row.amount,
    balance_transaction: null,
    charge: row.charge,
    created: row.created,
    currency: row.currency,
    destination_details: { type: "card", card: { type: "refund" } },
    metadata: row.metadata,
    payment_intent: row.intent,
    reason: row.reason,
    receipt_number: null,
    status: "succeeded",
  };
}
