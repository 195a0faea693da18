import { refuseRequest } from "./api-error.ts";
import type { EmulatorState } from "./emulator-state.ts";
import { showCard, showCustomer } from "./show-customer.ts";
import { showCharge, showPaymentIntent, showSetupIntent } from "./show-intent.ts";
import { listInvoicePayments, showConfirmationSecret, showInvoice } from "./show-invoice.ts";
import { showPrice, showProduct } from "./show-price.ts";
import { showSubscription } from "./show-subscription.ts";

type Shown = Record<string, unknown>;

const DEEPEST = 4;

/**
 * Puts the things themselves in place of their ids, along paths such as `data.latest_invoice.confirmation_secret`.
 *
 * @throws ApiError where a path leads to what cannot be expanded, or too deep.
 */
export function expand(stand: EmulatorState, shown: Shown, paths: readonly string[]): void {
  for (const path of paths) {
    const steps = path.split(".");
    if (steps.length > DEEPEST)
      throw refuseRequest(`You cannot expand more than ${DEEPEST} levels of a property. Property: ${path}`);
    follow(stand, shown, steps, path);
  }
}

function follow(stand: EmulatorState, shown: Shown, [step, ...rest]: readonly string[], path: string): void {
  // Of somebody who was deleted nothing is left to show.
  if (step === undefined || shown.deleted === true) return;
  if (step === "data" && shown.object === "list") {
    for (const entry of shown.data as Shown[]) follow(stand, entry, rest, path);
    return;
  }
  const value = shown[step];
  if (typeof value === "string") shown[step] = showById(stand, value) ?? refuse(path);
  else if (value === undefined) {
    const hidden = includeHidden(stand, shown, step);
    shown[step] = hidden === undefined ? refuse(path) : hidden;
  }
  const next = shown[step];
  if (next === null) return;
  if (rest.length > 0) follow(stand, next as Shown, rest, path);
}

function refuse(path: string): never {
  throw refuseRequest(
    `This property cannot be expanded (${path}). You may want to try expanding a different property.`,
    { param: "expand" },
  );
}

const VIEWS: Record<string, (stand: EmulatorState, id: string) => Shown | undefined> = {
  cus: ({ ledger }, id) => map(ledger.customers.get(id), showCustomer),
  prod: ({ ledger }, id) => map(ledger.products.get(id), showProduct),
  price: ({ ledger }, id) => map(ledger.prices.get(id), showPrice),
  pm: ({ ledger }, id) => map(ledger.cards.get(id), showCard),
  sub: (stand, id) => map(stand.ledger.subscriptions.get(id), (row) => showSubscription(stand, row)),
  in: (stand, id) => map(stand.ledger.invoices.get(id), (row) => showInvoice(stand, row)),
  pi: (stand, id) => map(stand.ledger.paymentIntents.get(id), (row) => showPaymentIntent(stand, row)),
  seti: (stand, id) => map(stand.ledger.setupIntents.get(id), (row) => showSetupIntent(stand, row)),
  ch: (stand, id) => map(stand.ledger.charges.get(id), (row) => showCharge(stand, row)),
};

function map<Row>(row: Row | undefined, show: (row: Row) => Shown): Shown | undefined {
  return row === undefined ? undefined : show(row);
}

function showById(stand: EmulatorState, id: string): Shown | undefined {
  return VIEWS[id.split("_", 1)[0]!]?.(stand, id);
}

/** What Stripe leaves out unless it is asked for. */
function includeHidden(stand: EmulatorState, shown: Shown, name: string): Shown | null | undefined {
  const { ledger } = stand;
  const invoice = shown.object === "invoice" ? ledger.invoices.get(shown.id as string) : undefined;
  if (invoice && name === "confirmation_secret") return showConfirmationSecret(stand, invoice);
  if (invoice && name === "payments") return listInvoicePayments(invoice);
  if (shown.object !== "customer" || name !== "subscriptions") return undefined;
  const rows = [...ledger.subscriptions.values()].filter(
    (row) => row.customer === shown.id && row.status !== "canceled",
  );
  return {
    object: "list",
    data: rows.reverse().map((row) => showSubscription(stand, row)),
    has_more: false,
    url: `/v1/customers/${shown.id}/subscriptions`,
  };
}
