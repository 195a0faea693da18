import * as z from "zod";
import { cardChoice, chooseCard } from "./add-card.ts";
import { missThing, refuseRequest } from "./api-error.ts";
import { checkSecret, confirmPayment } from "./confirm-intent.ts";
import { findCustomer } from "./customers.ts";
import type { EmulatorState } from "./emulator-state.ts";
import { cancelPaymentIntent } from "./end-subscription.ts";
import { listRows } from "./list-rows.ts";
import { boolean, listParams, mergeMetadata, metadata, nothing, wholeNumber } from "./read-params.ts";
import { publicRoute, type Route, route } from "./route.ts";
import type { PaymentIntentRow } from "./rows.ts";
import { showPaymentIntent } from "./show-intent.ts";

/** Both kinds of intents say what they take in the same words. */
export const intentFields = {
  customer: z.string().optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  allowed_payment_method_types: z.array(z.literal("card")).optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: boolean, allow_redirects: z.string().optional() })
    .optional(),
  payment_method_types: z.unknown().optional(),
  confirm: boolean.default(false),
  return_url: z.string().optional(),
  ...cardChoice,
};

const fields = z.strictObject({
  ...intentFields,
  amount: wholeNumber.pipe(z.int().min(1)),
  currency: z.string().regex(/^[a-z]{3}$/),
  off_session: boolean.default(false),
  setup_future_usage: z.enum(["off_session", "on_session"]).optional(),
});

export const confirmFields = z.strictObject({
  ...cardChoice,
  return_url: z.string().optional(),
  off_session: boolean.default(false),
  use_stripe_sdk: boolean.optional(),
});

/** The API of 2026 does not take the older name any more. */
export function refuseOldTypes(params: { payment_method_types?: unknown }): void {
  if (params.payment_method_types === undefined) return;
  throw refuseRequest(
    "`payment_method_types` can no longer be set. Use `allowed_payment_method_types` instead.",
    {
      code: "payment_method_types_no_longer_supported",
      param: "payment_method_types",
    },
  );
}

function findIntent({ ledger }: EmulatorState, id: string): PaymentIntentRow {
  const row = ledger.paymentIntents.get(id);
  if (!row) throw missThing("payment_intent", id, "intent");
  return row;
}

export const PAYMENT_INTENT_ROUTES: Route[] = [
  route("POST", "payment_intents", fields, (stand, params) => {
    refuseOldTypes(params);
    if (params.customer !== undefined) findCustomer(stand, params.customer);
    const card = chooseCard(stand, params, params.customer ?? null);
    const id = stand.newId("pi");
    const row: PaymentIntentRow = {
      id,
      secret: stand.newId(`${id}_secret`),
      created: stand.now(),
      customer: params.customer ?? null,
      amount: params.amount,
      amountReceived: 0,
      currency: params.currency,
      status: card ? "requires_confirmation" : "requires_payment_method",
      card: card?.id ?? null,
      saveCard: params.setup_future_usage ?? null,
      failure: null,
      latestCharge: null,
      invoice: null,
      returnUrl: null,
      description: params.description ?? null,
      canceledAt: null,
      cancellationReason: null,
      metadata: mergeMetadata({}, params.metadata),
    };
    stand.ledger.paymentIntents.set(id, row);
    stand.emit("payment_intent.created", showPaymentIntent(stand, row));
    if (params.confirm)
      confirmPayment(stand, row, card, {
        returnUrl: params.return_url ?? null,
        offSession: params.off_session,
        isPublic: false,
      });
    return showPaymentIntent(stand, row);
  }),

  route(
    "GET",
    "payment_intents",
    z.strictObject({ ...listParams, customer: z.string().optional() }),
    (stand, params) =>
      listRows(
        stand.ledger.paymentIntents,
        params,
        "/v1/payment_intents",
        (row) => params.customer === undefined || row.customer === params.customer,
        (row) => showPaymentIntent(stand, row),
      ),
  ),

  publicRoute("GET", "payment_intents/:id", nothing, (stand, _, id, caller) => {
    const row = findIntent(stand, id);
    checkSecret(row, caller, "payment_intent");
    return showPaymentIntent(stand, row, caller.isPublic);
  }),

  publicRoute("POST", "payment_intents/:id/confirm", confirmFields, (stand, params, id, caller) => {
    const row = findIntent(stand, id);
    checkSecret(row, caller, "payment_intent");
    const card = chooseCard(stand, params, row.customer);
    confirmPayment(stand, row, card, {
      returnUrl: params.return_url ?? null,
      offSession: params.off_session && !caller.isPublic,
      isPublic: caller.isPublic,
    });
    return showPaymentIntent(stand, row, caller.isPublic);
  }),

  route(
    "POST",
    "payment_intents/:id/cancel",
    z.strictObject({ cancellation_reason: z.string().optional() }),
    (stand, params, id) => {
      const row = findIntent(stand, id);
      if (row.status === "succeeded" || row.status === "canceled" || row.invoice !== null)
        throw refuseRequest(
          `You cannot cancel this PaymentIntent because it has a status of ${row.status}.`,
          {
            code: "payment_intent_unexpected_state",
          },
        );
      cancelPaymentIntent(stand, row, params.cancellation_reason ?? "requested_by_customer");
      return showPaymentIntent(stand, row);
    },
  ),
];
