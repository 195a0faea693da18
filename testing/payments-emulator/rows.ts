/** What the emulator remembers, a row per thing; times are seconds since 1970, as in Stripe's API. */
export type Metadata = Record<string, string>;
type Row = { id: string; created: number };

export type CustomerRow = Row & {
  email: string | null;
  name: string | null;
  description: string | null;
  metadata: Metadata;
  defaultCard: string | null;
  deleted: boolean;
};

export type ProductRow = Row & {
  name: string;
  description: string | null;
  active: boolean;
  metadata: Metadata;
};

export type PriceRow = Row & {
  product: string;
  amount: number;
  currency: string;
  recurring: { interval: "day" | "week" | "month" | "year"; intervalCount: number } | null;
  lookupKey: string | null;
  nickname: string | null;
  active: boolean;
  metadata: Metadata;
};

export type CardRow = Row & {
  customer: string | null;
  /** A key of TEST_CARDS: full numbers are not kept. */
  kind: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  cvcGiven: boolean;
  /** The bank agreed to payments without the user. */
  mandated: boolean;
  billing: { name: string | null; email: string | null; phone: string | null; postalCode: string | null };
  metadata: Metadata;
};

export type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "active"
  | "past_due"
  | "unpaid"
  | "canceled";

export type SubscriptionRow = Row & {
  customer: string;
  item: string;
  price: string;
  quantity: number;
  status: SubscriptionStatus;
  anchor: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  endedBecause: "cancellation_requested" | "payment_failed" | null;
  defaultCard: string | null;
  saveCard: boolean;
  latestInvoice: string | null;
  description: string | null;
  metadata: Metadata;
};

export type InvoiceRow = Row & {
  customer: string;
  subscription: string;
  reason: "subscription_create" | "subscription_cycle";
  price: string;
  quantity: number;
  amount: number;
  amountPaid: number;
  currency: string;
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
  number: string | null;
  periodStart: number;
  periodEnd: number;
  intent: string | null;
  payment: string;
  attempts: number;
  /** Tries that nobody asked for: they decide when it is given up. */
  retries: number;
  nextAttempt: number | null;
  autoAdvance: boolean;
  finalizesAt: number | null;
  finalizedAt: number | null;
  paidAt: number | null;
  voidedAt: number | null;
  metadata: Metadata;
};

/** Why a card was not charged, as Stripe says it in `last_payment_error`. */
export type CardFailure = {
  type: "card_error" | "invalid_request_error";
  code: string;
  decline_code?: string;
  message: string;
  charge?: string;
  card: string | null;
};

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "succeeded"
  | "canceled";

type IntentRow = Row & {
  secret: string;
  customer: string | null;
  status: IntentStatus;
  card: string | null;
  failure: CardFailure | null;
  returnUrl: string | null;
  description: string | null;
  canceledAt: number | null;
  cancellationReason: string | null;
  metadata: Metadata;
};

export type PaymentIntentRow = IntentRow & {
  amount: number;
  amountReceived: number;
  currency: string;
  saveCard: "off_session" | "on_session" | null;
  latestCharge: string | null;
  invoice: string | null;
};

export type SetupIntentRow = IntentRow & { usage: "off_session" | "on_session" };

export type ChargeRow = Row & {
  amount: number;
  amountRefunded: number;
  currency: string;
  customer: string | null;
  intent: string;
  card: string;
  status: "succeeded" | "failed";
  failure: CardFailure | null;
  description: string | null;
};

export type RefundRow = Row & {
  amount: number;
  currency: string;
  charge: string;
  intent: string;
  reason: string | null;
  metadata: Metadata;
};

export type EventRow = Row & {
  type: string;
  object: Record<string, unknown>;
  before: Record<string, unknown> | null;
  request: { id: string | null; idempotency_key: string | null };
};

export type IdempotencyRow = { created: number; question: string; status: number; body: string };

/** One event on its way to one address. Times are the real clock's, in milliseconds. */
export type DeliveryRow = { event: string; attempts: number; dueAt: number };
