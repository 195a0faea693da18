import * as z from "zod";
import { addCard, cardFields, findCard } from "./add-card.ts";
import { ApiError, refuseRequest } from "./api-error.ts";
import { attachCard } from "./attempt-payment.ts";
import { findCustomer } from "./customers.ts";
import { decideSave } from "./decide-charge.ts";
import { listRows } from "./list-rows.ts";
import { listParams, nothing } from "./read-params.ts";
import { publicRoute, type Route, route } from "./route.ts";
import { showCard } from "./show-customer.ts";

const search = z.strictObject({
  ...listParams,
  customer: z.string().optional(),
  type: z.string().optional(),
});

export const PAYMENT_METHOD_ROUTES: Route[] = [
  publicRoute("POST", "payment_methods", cardFields, (stand, params, _, { isPublic }) => {
    const shown = showCard(addCard(stand, params));
    if (isPublic) for (const name of ["customer", "metadata"]) delete shown[name];
    return shown;
  }),

  route("GET", "payment_methods", search, ({ ledger }, params) =>
    listRows(
      ledger.cards,
      params,
      "/v1/payment_methods",
      (row) => row.customer !== null && (params.customer === undefined || row.customer === params.customer),
      showCard,
    ),
  ),

  route("GET", "payment_methods/:id", nothing, (stand, _, id) => showCard(findCard(stand, id))),

  route(
    "POST",
    "payment_methods/:id/attach",
    z.strictObject({ customer: z.string() }),
    (stand, params, id) => {
      findCustomer(stand, params.customer);
      const card = findCard(stand, id);
      if (card.customer !== null && card.customer !== params.customer)
        throw refuseRequest("The payment method you provided has already been attached to a customer.");
      const decision = decideSave(card, { present: false, authenticated: true });
      if (decision.says === "no") throw new ApiError(402, { type: "card_error", ...decision.decline });
      attachCard(stand, card, params.customer);
      return showCard(card);
    },
  ),

  route("POST", "payment_methods/:id/detach", nothing, (stand, _, id) => {
    const card = findCard(stand, id);
    if (card.customer === null)
      throw refuseRequest(
        "The payment method you provided is not attached to a customer so detachment is impossible.",
      );
    const customer = card.customer;
    card.customer = null;
    const { ledger } = stand;
    for (const subscription of ledger.subscriptions.values())
      if (subscription.defaultCard === id) subscription.defaultCard = null;
    const owner = ledger.customers.get(customer);
    if (owner?.defaultCard === id) owner.defaultCard = null;
    stand.emit("payment_method.detached", showCard(card), { customer });
    return showCard(card);
  }),
];
