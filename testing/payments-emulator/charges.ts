import * as z from "zod";
import { missThing, refuseRequest } from "./api-error.ts";
import type { EmulatorState } from "./emulator-state.ts";
import { listRows } from "./list-rows.ts";
import {
  createdParam,
  listParams,
  mergeMetadata,
  metadata,
  nothing,
  wasCreatedIn,
  wholeNumber,
} from "./read-params.ts";
import { type Route, route } from "./route.ts";
import type { ChargeRow, RefundRow } from "./rows.ts";
import { showCharge, showRefund } from "./show-intent.ts";

const search = z.strictObject({
  ...listParams,
  customer: z.string().optional(),
  payment_intent: z.string().optional(),
  created: createdParam,
});

const refundSearch = z.strictObject({
  ...listParams,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

const refundFields = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: wholeNumber.pipe(z.int().min(1)).optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: metadata.optional(),
});

function findCharge({ ledger }: EmulatorState, params: z.infer<typeof refundFields>): ChargeRow {
  if (params.charge !== undefined) {
    const charge = ledger.charges.get(params.charge);
    if (!charge) throw missThing("charge", params.charge, "charge");
    return charge;
  }
  if (params.payment_intent === undefined)
    throw refuseRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const intent = ledger.paymentIntents.get(params.payment_intent);
  if (!intent) throw missThing("payment_intent", params.payment_intent, "payment_intent");
  const charge = ledger.charges.get(intent.latestCharge ?? "");
  if (charge?.status !== "succeeded")
    throw refuseRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  return charge;
}

export const CHARGE_ROUTES: Route[] = [
  route("GET", "charges", search, (stand, params) =>
    listRows(
      stand.ledger.charges,
      params,
      "/v1/charges",
      (row) =>
        (params.customer === undefined || params.customer === row.customer) &&
        (params.payment_intent === undefined || params.payment_intent === row.intent) &&
        wasCreatedIn(row.created, params.created),
      (row) => showCharge(stand, row),
    ),
  ),

  route("GET", "charges/:id", nothing, (stand, _, id) => {
    const row = stand.ledger.charges.get(id);
    if (!row) throw missThing("charge", id);
    return showCharge(stand, row);
  }),

  route("POST", "refunds", refundFields, (stand, params) => {
    const charge = findCharge(stand, params);
    const left = charge.amount - charge.amountRefunded;
    if (left === 0)
      throw refuseRequest(`Charge ${charge.id} has already been refunded.`, {
        code: "charge_already_refunded",
      });
    const amount = params.amount ?? left;
    if (amount > left)
      throw refuseRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
        param: "amount",
      });
    const row: RefundRow = {
      id: stand.newId("re"),
      created: stand.now(),
      amount,
      currency: charge.currency,
      charge: charge.id,
      intent: charge.intent,
      reason: params.reason ?? null,
      metadata: mergeMetadata({}, params.metadata),
    };
    stand.ledger.refunds.set(row.id, row);
    const before = { amount_refunded: charge.amountRefunded, refunded: false };
    charge.amountRefunded += amount;
    stand.emit("refund.created", showRefund(row));
    stand.emit("charge.refunded", showCharge(stand, charge), before);
    return showRefund(row);
  }),

  route("GET", "refunds", refundSearch, ({ ledger }, params) =>
    listRows(
      ledger.refunds,
      params,
      "/v1/refunds",
      (row) =>
        (params.charge === undefined || params.charge === row.charge) &&
        (params.payment_intent === undefined || params.payment_intent === row.intent),
      showRefund,
    ),
  ),
];
