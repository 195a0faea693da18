import * as z from "zod";
import { findCard } from "./add-card.ts";
import { findPeriodEnd } from "./add-months.ts";
import { ApiError, missThing, refuseRequest } from "./api-error.ts";
import { changeSubscription } from "./change-subscription.ts";
import { cardError } from "./confirm-intent.ts";
import { checkOwnCard, findCustomer } from "./customers.ts";
import type { EmulatorState } from "./emulator-state.ts";
import { endSubscription, hasEnded } from "./end-subscription.ts";
import { listRows } from "./list-rows.ts";
import { openInvoice } from "./open-invoice.ts";
import { findPayingCard, payInvoice } from "./pay-invoice.ts";
import {
  boolean,
  createdParam,
  listParams,
  mergeMetadata,
  metadata,
  nothing,
  wasCreatedIn,
  wholeNumber,
} from "./read-params.ts";
import { type Route, route } from "./route.ts";
import type { PriceRow, SubscriptionRow } from "./rows.ts";
import { showPaymentIntent } from "./show-intent.ts";
import { showSubscription } from "./show-subscription.ts";

const fields = z.strictObject({
  customer: z.string(),
  items: z
    .array(z.strictObject({ price: z.string(), quantity: wholeNumber.pipe(z.int().min(1)).default(1) }))
    .length(1),
  payment_behavior: z
    .enum(["default_incomplete", "allow_incomplete", "error_if_incomplete"])
    .default("allow_incomplete"),
  payment_settings: z
    .strictObject({
      save_default_payment_method: z.enum(["on_subscription", "off"]).optional(),
      payment_method_types: z.array(z.literal("card")).optional(),
    })
    .optional(),
  billing_mode: z.strictObject({ type: z.enum(["flexible", "classic"]) }).optional(),
  collection_method: z.literal("charge_automatically").optional(),
  default_payment_method: z.string().optional(),
  cancel_at_period_end: boolean.default(false),
  off_session: boolean.optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
});

const changes = z.strictObject({
  cancel_at_period_end: boolean.optional(),
  default_payment_method: z.string().optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  proration_behavior: z.enum(["none", "create_prorations", "always_invoice"]).optional(),
});

const search = z.strictObject({
  ...listParams,
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z
    .enum(["all", "ended", "active", "canceled", "incomplete", "incomplete_expired", "past_due", "unpaid"])
    .optional(),
  created: createdParam,
});

const cancelling = z.strictObject({
  invoice_now: boolean.optional(),
  prorate: boolean.optional(),
  cancellation_details: z
    .strictObject({ comment: z.string().optional(), feedback: z.string().optional() })
    .optional(),
});

function findSubscription({ ledger }: EmulatorState, id: string): SubscriptionRow {
  const row = ledger.subscriptions.get(id);
  if (!row) throw missThing("subscription", id);
  return row;
}

function findRecurringPrice({ ledger }: EmulatorState, id: string): PriceRow {
  const price = ledger.prices.get(id);
  if (!price) throw missThing("price", id, "items[0][price]");
  if (!price.active)
    throw refuseRequest("The price specified is inactive. This field only accepts active prices.", {
      param: "items[0][price]",
    });
  if (!price.recurring)
    throw refuseRequest(
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
      { param: "items[0][price]" },
    );
  return price;
}

function isWanted(
  row: SubscriptionRow,
  { customer, price, status, created }: z.infer<typeof search>,
): boolean {
  const isStatus =
    status === "all" ||
    (status === undefined && row.status !== "canceled") ||
    (status === "ended" && hasEnded(row)) ||
    status === row.status;
  return (
    isStatus &&
    (customer === undefined || customer === row.customer) &&
    (price === undefined || price === row.price) &&
    wasCreatedIn(row.created, created)
  );
}

/** The first invoice, tried at once with the card that is there, unless the caller wants to wait for the user. */
function collectFirst(
  stand: EmulatorState,
  row: SubscriptionRow,
  behavior: z.infer<typeof fields>["payment_behavior"],
): void {
  const invoice = openInvoice(stand, row, "subscription_create");
  const intent = stand.ledger.paymentIntents.get(invoice.intent!)!;
  const card = findPayingCard(stand, row);
  if (behavior === "default_incomplete") {
    if (card) Object.assign(intent, { status: "requires_confirmation", card: card.id });
    return;
  }
  payInvoice(stand, invoice, card);
  if (behavior === "error_if_incomplete" && intent.status !== "succeeded")
    throw intent.failure
      ? cardError(stand, intent.failure, false, "payment_intent", showPaymentIntent(stand, intent))
      : new ApiError(402, {
          type: "card_error",
          code: "subscription_payment_intent_requires_action",
          message:
            "Payment for this subscription requires additional user action before it can be completed.",
        });
}

export const SUBSCRIPTION_ROUTES: Route[] = [
  route("POST", "subscriptions", fields, (stand, params) => {
    const customer = findCustomer(stand, params.customer);
    const isPatient = params.payment_behavior === "default_incomplete";
    if (!isPatient && !params.default_payment_method && customer.defaultCard === null)
      throw refuseRequest(
        "This customer has no attached payment source or default payment method. Please consider adding a default " +
          "payment method.",
        { code: "resource_missing" },
      );
    const item = params.items[0]!;
    const price = findRecurringPrice(stand, item.price);
    if (params.default_payment_method) checkOwnCard(stand, params.default_payment_method, params.customer);
    const now = stand.now();
    const row: SubscriptionRow = {
      id: stand.newId("sub"),
      created: now,
      customer: params.customer,
      item: stand.newId("si", 14),
      price: price.id,
      quantity: item.quantity,
      status: "incomplete",
      anchor: now,
      periodStart: now,
      periodEnd: findPeriodEnd(price.recurring!, now, now),
      cancelAtPeriodEnd: params.cancel_at_period_end,
      canceledAt: null,
      endedAt: null,
      endedBecause: null,
      defaultCard: params.default_payment_method ?? null,
      saveCard: params.payment_settings?.save_default_payment_method === "on_subscription",
      latestInvoice: null,
      description: params.description ?? null,
      metadata: mergeMetadata({}, params.metadata),
    };
    stand.ledger.subscriptions.set(row.id, row);
    stand.emit("customer.subscription.created", showSubscription(stand, row));
    collectFirst(stand, row, params.payment_behavior);
    return showSubscription(stand, row);
  }),

  route("GET", "subscriptions", search, (stand, params) =>
    listRows(
      stand.ledger.subscriptions,
      params,
      "/v1/subscriptions",
      (row) => isWanted(row, params),
      (row) => showSubscription(stand, row),
    ),
  ),

  route("GET", "subscriptions/:id", nothing, (stand, _, id) =>
    showSubscription(stand, findSubscription(stand, id)),
  ),

  route("POST", "subscriptions/:id", changes, (stand, params, id) => {
    const row = findSubscription(stand, id);
    if (hasEnded(row)) {
      const touched = Object.keys(params).filter((name) => name !== "metadata");
      if (touched.length > 0)
        throw refuseRequest("A canceled subscription can only update its cancellation_details and metadata.");
    }
    if (params.default_payment_method)
      checkOwnCard(stand, findCard(stand, params.default_payment_method).id, row.customer);
    const { cancel_at_period_end: ending } = params;
    changeSubscription(stand, row, {
      metadata: mergeMetadata(row.metadata, params.metadata),
      description: params.description ?? row.description,
      defaultCard:
        params.default_payment_method === "" ? null : (params.default_payment_method ?? row.defaultCard),
      ...(ending === undefined || ending === row.cancelAtPeriodEnd
        ? {}
        : {
            cancelAtPeriodEnd: ending,
            canceledAt: ending ? stand.now() : null,
            endedBecause: ending ? ("cancellation_requested" as const) : null,
          }),
    });
    return showSubscription(stand, row);
  }),

  route("DELETE", "subscriptions/:id", cancelling, (stand, _, id) => {
    const row = findSubscription(stand, id);
    if (hasEnded(row)) throw missThing("subscription", id);
    endSubscription(stand, row, "cancellation_requested");
    return showSubscription(stand, row);
  }),
];
