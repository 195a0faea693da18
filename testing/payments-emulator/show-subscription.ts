import type { EmulatorState } from "./emulator-state.ts";
import type { PriceRow, SubscriptionRow } from "./rows.ts";
import { showPrice } from "./show-price.ts";

type Shown = Record<string, unknown>;

/** What Vouch never sets: the same in every subscription. */
const UNUSED = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { type: "flexible", flexible: null },
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: "charge_automatically",
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  invoice_settings: { account_tax_ids: null, issuer: { type: "self" } },
  livemode: false,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { missing_payment_method: "create_invoice" } },
  trial_start: null,
};

/** Without `current_period_end` of its own: since 2025 the period stands at its items. */
export function showSubscription({ ledger }: EmulatorState, row: SubscriptionRow): Shown {
  const price = ledger.prices.get(row.price)!;
  return {
    id: row.id,
    object: "subscription",
    ...UNUSED,
    ...showEnding(row),
    billing_cycle_anchor: row.anchor,
    created: row.created,
    currency: price.currency,
    customer: row.customer,
    default_payment_method: row.defaultCard,
    description: row.description,
    items: {
      object: "list",
      data: [showItem(row, price)],
      has_more: false,
      total_count: 1,
      url: `/v1/subscription_items?subscription=${row.id}`,
    },
    latest_invoice: row.latestInvoice,
    metadata: row.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ["card"],
      save_default_payment_method: row.saveCard ? "on_subscription" : "off",
    },
    start_date: row.created,
    status: row.status,
  };
}

function showEnding(row: SubscriptionRow): Shown {
  return {
    cancel_at: row.cancelAtPeriodEnd ? row.periodEnd : null,
    cancel_at_period_end: row.cancelAtPeriodEnd,
    canceled_at: row.canceledAt,
    cancellation_details: { comment: null, feedback: null, reason: row.endedBecause },
    ended_at: row.endedAt,
  };
}

function showItem(row: SubscriptionRow, price: PriceRow): Shown {
  return {
    id: row.item,
    object: "subscription_item",
    billing_thresholds: null,
    created: row.created,
    current_period_end: row.periodEnd,
    current_period_start: row.periodStart,
    discounts: [],
    metadata: {},
    price: showPrice(price),
    quantity: row.quantity,
    subscription: row.id,
    tax_rates: [],
  };
}
