import * as z from "zod";
import { findCard } from "./add-card.ts";
import { ApiError, missThing, refuseRequest } from "./api-error.ts";
import { cardError } from "./confirm-intent.ts";
import type { EmulatorState } from "./emulator-state.ts";
import { voidInvoice } from "./end-subscription.ts";
import { listRows } from "./list-rows.ts";
import { findPayingCard, payInvoice } from "./pay-invoice.ts";
import { boolean, createdParam, listParams, nothing, wasCreatedIn } from "./read-params.ts";
import { type Route, route } from "./route.ts";
import type { InvoiceRow } from "./rows.ts";
import { showPaymentIntent } from "./show-intent.ts";
import { showInvoice, showInvoicePayment } from "./show-invoice.ts";

const search = z.strictObject({
  ...listParams,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(["draft", "open", "paid", "void", "uncollectible"]).optional(),
  created: createdParam,
});

const paying = z.strictObject({
  payment_method: z.string().optional(),
  off_session: boolean.default(true),
});

const paymentSearch = z.strictObject({
  ...listParams,
  invoice: z.string().optional(),
  payment: z
    .strictObject({ type: z.literal("payment_intent"), payment_intent: z.string().optional() })
    .optional(),
  status: z.enum(["open", "paid", "canceled"]).optional(),
});

function findInvoice({ ledger }: EmulatorState, id: string): InvoiceRow {
  const row = ledger.invoices.get(id);
  if (!row) throw missThing("invoice", id, "invoice");
  return row;
}

function pay(
  stand: EmulatorState,
  invoice: InvoiceRow,
  { payment_method, off_session }: z.infer<typeof paying>,
): void {
  if (invoice.status === "paid")
    throw refuseRequest("Invoice is already paid", { code: "invoice_already_paid" });
  if (invoice.status !== "open")
    throw refuseRequest(`This invoice has the status ${invoice.status}; only an open invoice can be paid.`, {
      code: "invoice_not_editable",
    });
  const subscription = stand.ledger.subscriptions.get(invoice.subscription)!;
  const card = payment_method ? findCard(stand, payment_method) : findPayingCard(stand, subscription);
  if (card === null)
    throw refuseRequest(
      "There is no `default_payment_method` set on this Customer or Invoice. Please add one to pay the invoice.",
      { code: "missing" },
    );
  payInvoice(stand, invoice, card, !off_session);
  const intent = stand.ledger.paymentIntents.get(invoice.intent!)!;
  if (intent.failure)
    throw cardError(stand, intent.failure, false, "payment_intent", showPaymentIntent(stand, intent));
  if (intent.status === "requires_action")
    throw new ApiError(402, {
      type: "card_error",
      code: "invoice_payment_intent_requires_action",
      message:
        "Payment for this invoice requires additional user action before it can be completed successfully. Payment " +
        "can be completed using the PaymentIntent associated with the invoice.",
    });
}

export const INVOICE_ROUTES: Route[] = [
  route("GET", "invoices", search, (stand, params) =>
    listRows(
      stand.ledger.invoices,
      params,
      "/v1/invoices",
      (row) =>
        (params.customer === undefined || params.customer === row.customer) &&
        (params.subscription === undefined || params.subscription === row.subscription) &&
        (params.status === undefined || params.status === row.status) &&
        wasCreatedIn(row.created, params.created),
      (row) => showInvoice(stand, row),
    ),
  ),

  route("GET", "invoices/:id", nothing, (stand, _, id) => showInvoice(stand, findInvoice(stand, id))),

  route("POST", "invoices/:id/pay", paying, (stand, params, id) => {
    const row = findInvoice(stand, id);
    pay(stand, row, params);
    return showInvoice(stand, row);
  }),

  route("POST", "invoices/:id/void", nothing, (stand, _, id) => {
    const row = findInvoice(stand, id);
    if (row.status !== "open")
      throw refuseRequest(
        `You can only pass in open invoices. This invoice isn't open: it is ${row.status}.`,
        {
          code: "invoice_not_editable",
        },
      );
    voidInvoice(stand, row);
    return showInvoice(stand, row);
  }),

  route("GET", "invoice_payments", paymentSearch, ({ ledger }, params) => {
    const intent = params.payment?.payment_intent;
    return listRows(
      ledger.invoices,
      params,
      "/v1/invoice_payments",
      (row) =>
        row.intent !== null &&
        (params.invoice === undefined || params.invoice === row.id) &&
        (intent === undefined || intent === row.intent) &&
        (params.status === undefined || params.status === showInvoicePayment(row).status),
      showInvoicePayment,
    );
  }),
];
