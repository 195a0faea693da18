import * as z from "zod";
import { missThing, refuseRequest } from "./api-error.ts";
import type { EmulatorState } from "./emulator-state.ts";
import { endSubscription, hasEnded } from "./end-subscription.ts";
import { listRows } from "./list-rows.ts";
import { createdParam, listParams, mergeMetadata, metadata, nothing, wasCreatedIn } from "./read-params.ts";
import { type Route, route } from "./route.ts";
import type { CustomerRow } from "./rows.ts";
import { showCard, showCustomer } from "./show-customer.ts";

const fields = z.strictObject({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  description: z.string().max(350).optional(),
  metadata: metadata.optional(),
  invoice_settings: z.strictObject({ default_payment_method: z.string().optional() }).optional(),
});

const filter = z.strictObject({ ...listParams, email: z.string().optional(), created: createdParam });

const search = z.strictObject({ query: z.string().max(1000), limit: listParams.limit });
/** Of Stripe's query language, the one question that we ask. */
const BY_PERSON = /^metadata\['personId'\]:'([^'"\\]+)'$/u;
/** Seconds until a search finds what was made. */
const SEARCHED_AFTER = 60;

/** @throws ApiError when there is none, or it was deleted. */
export function findCustomer({ ledger }: EmulatorState, id: string, param = "customer"): CustomerRow {
  const row = ledger.customers.get(id);
  if (!row || row.deleted) throw missThing("customer", id, param);
  return row;
}

export const CUSTOMER_ROUTES: Route[] = [
  route("POST", "customers", fields, (stand, params) => {
    const row: CustomerRow = {
      id: stand.newId("cus", 14),
      created: stand.now(),
      email: params.email ?? null,
      name: params.name ?? null,
      description: params.description ?? null,
      metadata: mergeMetadata({}, params.metadata),
      defaultCard: null,
      deleted: false,
    };
    stand.ledger.customers.set(row.id, row);
    stand.emit("customer.created", showCustomer(row));
    return showCustomer(row);
  }),

  route("GET", "customers", filter, ({ ledger }, params) =>
    listRows(
      ledger.customers,
      params,
      "/v1/customers",
      (row) =>
        !row.deleted &&
        (params.email === undefined || row.email === params.email) &&
        wasCreatedIn(row.created, params.created),
      showCustomer,
    ),
  ),

  route("GET", "customers/search", search, (stand, { query, limit }) => {
    const personId = BY_PERSON.exec(query)?.[1];
    if (personId === undefined) throw refuseRequest("This query is not understood.", { param: "query" });
    const found = [...stand.ledger.customers.values()].filter(
      ({ deleted, created, metadata }) =>
        !deleted && metadata.personId === personId && created + SEARCHED_AFTER <= stand.now(),
    );
    return {
      object: "search_result",
      data: found.slice(0, limit).map(showCustomer),
      has_more: found.length > limit,
      next_page: null,
      url: "/v1/customers/search",
    };
  }),

  route("GET", "customers/:id", nothing, ({ ledger }, _, id) => {
    const row = ledger.customers.get(id);
    if (!row) throw missThing("customer", id);
    return showCustomer(row);
  }),

  route("POST", "customers/:id", fields, (stand, params, id) => {
    const row = findCustomer(stand, id, "id");
    const before = showCustomer(row);
    const card = params.invoice_settings?.default_payment_method;
    if (card) checkOwnCard(stand, card, id);
    Object.assign(row, {
      email: params.email ?? row.email,
      name: params.name ?? row.name,
      description: params.description ?? row.description,
      metadata: mergeMetadata(row.metadata, params.metadata),
      defaultCard: card === "" ? null : (card ?? row.defaultCard),
    });
    const after = showCustomer(row);
    const changed = Object.keys(after).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    if (changed.length > 0)
      stand.emit("customer.updated", after, Object.fromEntries(changed.map((name) => [name, before[name]])));
    return after;
  }),

  route("DELETE", "customers/:id", nothing, (stand, _, id) => {
    const row = findCustomer(stand, id, "id");
    for (const subscription of stand.ledger.subscriptions.values())
      if (subscription.customer === id && !hasEnded(subscription))
        endSubscription(stand, subscription, "cancellation_requested");
    const shown = showCustomer(row);
    for (const card of stand.ledger.cards.values()) if (card.customer === id) card.customer = null;
    // Nothing of the user stays.
    Object.assign(row, { deleted: true, email: null, name: null, metadata: {}, defaultCard: null });
    stand.emit("customer.deleted", shown);
    return showCustomer(row);
  }),

  route(
    "GET",
    "customers/:id/payment_methods",
    z.strictObject({ ...listParams, type: z.string().optional() }),
    (stand, params, id) => {
      findCustomer(stand, id, "id");
      return listRows(
        stand.ledger.cards,
        params,
        `/v1/customers/${id}/payment_methods`,
        (card) => card.customer === id,
        showCard,
      );
    },
  ),
];

/** @throws ApiError when the card is unknown, or not attached to this customer. */
export function checkOwnCard({ ledger }: EmulatorState, card: string, customer: string): void {
  const row = ledger.cards.get(card);
  if (!row) throw missThing("PaymentMethod", card, "default_payment_method");
  if (row.customer !== customer)
    throw refuseRequest(
      "The customer does not have a payment method with the ID " +
        `${card}. The payment method must be attached to the customer.`,
      { code: "resource_missing", param: "default_payment_method" },
    );
}
