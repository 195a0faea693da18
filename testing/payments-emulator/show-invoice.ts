import { invoiceUrl } from "./addresses.ts";
import type { EmulatorState } from "./emulator-state.ts";
import type { InvoiceRow } from "./rows.ts";

type Shown = Record<string, unknown>;

/** What Vouch never sets: the same in every invoice. */
const UNUSED = {
  account_country: "US",
  account_name: "Vouch, test payments",
  amount_overpaid: 0,
  collection_method: "charge_automatically",
  default_payment_method: null,
  description: null,
  due_date: null,
  invoice_pdf: null,
  last_finalization_error: null,
  livemode: false,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: ["card"],
  },
  receipt_number: null,
  starting_balance: 0,
  total_discount_amounts: [],
  total_taxes: [],
};

/** Stripe leaves `confirmation_secret` and `payments` out unless they are asked for. */
export function showInvoice(stand: EmulatorState, row: InvoiceRow): Shown {
  const subscription = stand.ledger.subscriptions.get(row.subscription)!;
  const customer = stand.ledger.customers.get(row.customer);
  const isDraft = row.status === "draft";
  return {
    id: row.id,
    object: "invoice",
    ...UNUSED,
    ...showAmounts(row),
    ...showAttempts(row),
    ...showStatus(row),
    billing_reason: row.reason,
    created: row.created,
    currency: row.currency,
    customer: row.customer,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    ending_balance: isDraft ? null : 0,
    hosted_invoice_url: isDraft ? null : invoiceUrl(row.id),
    lines: {
      object: "list",
      data: [showLine(stand, row, subscription.item)],
      has_more: false,
      total_count: 1,
      url: `/v1/invoices/${row.id}/lines`,
    },
    metadata: row.metadata,
    number: row.number,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: row.subscription },
    },
    period_end: row.created,
    period_start: row.reason === "subscription_create" ? row.created : subscription.periodStart,
    webhooks_delivered_at: row.created,
  };
}

function showAmounts(row: InvoiceRow): Shown {
  return {
    amount_due: row.amount,
    amount_paid: row.amountPaid,
    amount_remaining: row.amount - row.amountPaid,
    subtotal: row.amount,
    subtotal_excluding_tax: row.amount,
    total: row.amount,
    total_excluding_tax: row.amount,
  };
}

function showAttempts(row: InvoiceRow): Shown {
  return {
    attempt_count: row.attempts,
    attempted: row.attempts > 0,
    auto_advance: row.autoAdvance,
    next_payment_attempt: row.nextAttempt,
  };
}

function showStatus(row: InvoiceRow): Shown {
  return {
    automatically_finalizes_at: row.finalizesAt,
    effective_at: row.finalizedAt,
    status: row.status,
    status_transitions: {
      finalized_at: row.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: row.paidAt,
      voided_at: row.voidedAt,
    },
  };
}

function showLine({ ledger }: EmulatorState, row: InvoiceRow, item: string): Shown {
  const price = ledger.prices.get(row.price)!;
  return {
    id: `il_${row.id.slice(3)}`,
    object: "line_item",
    amount: row.amount,
    currency: row.currency,
    description: `${row.quantity} × ${ledger.products.get(price.product)!.name}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: row.id,
    livemode: false,
    metadata: {},
    parent: {
      type: "subscription_item_details",
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: row.subscription,
        subscription_item: item,
      },
    },
    period: { start: row.periodStart, end: row.periodEnd },
    pricing: {
      type: "price_details",
      price_details: { price: row.price, product: price.product },
      unit_amount_decimal: String(price.amount),
    },
    quantity: row.quantity,
    subtotal: row.amount,
    taxes: [],
  };
}

/** How an invoice was or will be paid: one intent each. */
export function showInvoicePayment(row: InvoiceRow): Shown {
  const status = row.status === "paid" ? "paid" : row.status === "void" ? "canceled" : "open";
  return {
    id: row.payment,
    object: "invoice_payment",
    amount_paid: row.status === "paid" ? row.amountPaid : null,
    amount_requested: row.amount,
    created: row.finalizedAt,
    currency: row.currency,
    invoice: row.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: row.intent },
    status,
    status_transitions: { canceled_at: row.voidedAt, paid_at: row.paidAt },
  };
}

export function listInvoicePayments(row: InvoiceRow): Shown {
  return {
    object: "list",
    data: row.intent === null ? [] : [showInvoicePayment(row)],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${row.id}`,
  };
}

export function showConfirmationSecret({ ledger }: EmulatorState, row: InvoiceRow): Shown | null {
  const intent = row.intent === null ? undefined : ledger.paymentIntents.get(row.intent);
  return intent ? { client_secret: intent.secret, type: "payment_intent" } : null;
}
