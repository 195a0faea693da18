import type { PriceRow, ProductRow } from "./rows.ts";

export function showProduct(row: ProductRow): Record<string, unknown> {
  return {
    id: row.id,
    object: "product",
    active: row.active,
    created: row.created,
    default_price: null,
    description: row.description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: row.metadata,
    name: row.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    type: "service",
    unit_label: null,
    updated: row.created,
    url: null,
  };
}

export function showPrice(row: PriceRow): Record<string, unknown> {
  return {
    id: row.id,
    object: "price",
    active: row.active,
    billing_scheme: "per_unit",
    created: row.created,
    currency: row.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: row.lookupKey,
    metadata: row.metadata,
    nickname: row.nickname,
    product: row.product,
    recurring: row.recurring && {
      interval: row.recurring.interval,
      interval_count: row.recurring.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: row.recurring ? "recurring" : "one_time",
    unit_amount: row.amount,
    unit_amount_decimal: String(row.amount),
  };
}
