import type { CardRow, CustomerRow } from "./rows.ts";
import { findTestCard } from "./test-cards.ts";

type Shown = Record<string, unknown>;

export function showCustomer(row: CustomerRow): Shown {
  if (row.deleted) return { id: row.id, object: "customer", deleted: true };
  return {
    id: row.id,
    object: "customer",
    address: null,
    balance: 0,
    created: row.created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: row.description,
    email: row.email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: row.defaultCard,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: row.metadata,
    name: row.name,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}

const COUNTRY = "US";

/** A saved or loose card, as Stripe's PaymentMethod. */
export function showCard(row: CardRow): Shown {
  const { brand } = findTestCard(row.kind);
  const { name, email, phone, postalCode } = row.billing;
  return {
    id: row.id,
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: {
      address: { ...EMPTY_ADDRESS, postal_code: postalCode },
      email,
      name,
      phone,
      tax_id: null,
    },
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: row.cvcGiven && row.customer !== null ? "pass" : null,
      },
      country: COUNTRY,
      display_brand: brand,
      exp_month: row.expMonth,
      exp_year: row.expYear,
      fingerprint: `${row.last4}${row.kind.length}`.padEnd(16, "0"),
      funding: "credit",
      generated_from: null,
      last4: row.last4,
      networks: { available: [brand], preferred: null },
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: row.created,
    customer: row.customer,
    livemode: false,
    metadata: row.metadata,
    type: "card",
  };
}

const EMPTY_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
