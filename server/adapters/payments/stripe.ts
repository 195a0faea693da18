import type Stripe from "stripe";
import type { Failure, Payments, PaymentsInBrowser } from "./port.ts";
import { askStripe } from "./stripe/ask-stripe.ts";
import { changeCard, startCardChange } from "./stripe/change-card.ts";
import { type ConnectionOptions, connectOnce } from "./stripe/connect-once.ts";
import { ensureCustomer, findCustomers } from "./stripe/customers.ts";
import { endCustomer, endNow, refundInvoice, refundLastPayment, setEnding } from "./stripe/end-payments.ts";
import { listAll, listChanges } from "./stripe/list-changes.ts";
import { listInvoices, payOpenInvoice } from "./stripe/pay-invoices.ts";
import { readWebhook } from "./stripe/read-event.ts";
import { readSubscription } from "./stripe/read-state.ts";
import { type Offer, startSubscription } from "./stripe/start-subscription.ts";

export type StripeOptions = ConnectionOptions & Offer & { webhookSecret: string; browser: PaymentsInBrowser };

/** Payments by Stripe (https://docs.stripe.com/billing/subscriptions), through its own SDK, loaded at the first call. */
export function createStripePayments(options: StripeOptions): Payments {
  const { browser, webhookSecret } = options;
  const connect = connectOnce(options);
  const ask = <Value>(run: (stripe: Stripe) => Promise<Value | Failure>) => askStripe(connect, run);

  return {
    browser,
    ensureCustomer: (request) =>
      ask(async (stripe) => ({ customerId: await ensureCustomer(stripe, request) })),
    findCustomers: (userId) => ask(async (stripe) => ({ customerIds: await findCustomers(stripe, userId) })),
    deleteCustomer: async (customerId) => {
      const deleted = await ask((stripe) => endCustomer(stripe, customerId));
      return deleted.ok || deleted.reason === "not-found" ? { ok: true, value: null } : deleted;
    },

    startSubscription: (request) => ask((stripe) => startSubscription(stripe, options, request)),
    readSubscription: (subscriptionId) => ask((stripe) => readSubscription(stripe, subscriptionId)),
    listSubscriptions: (customerId) =>
      ask(async (stripe) => ({
        subscriptionIds: (await listAll(stripe, customerId)).map(({ id }) => id),
      })),
    listChangedSubscriptions: (since) =>
      ask(async (stripe) => ({ subscriptionIds: await listChanges(stripe, since) })),

    endAtPeriodEnd: (subscriptionId) => ask((stripe) => setEnding(stripe, subscriptionId, true)),
    resume: (subscriptionId) => ask((stripe) => setEnding(stripe, subscriptionId, false)),
    endNow: (subscriptionId) => ask((stripe) => endNow(stripe, subscriptionId)),
    refundInvoice: (invoiceId) => ask((stripe) => refundInvoice(stripe, invoiceId)),
    refundLastPayment: (subscriptionId) => ask((stripe) => refundLastPayment(stripe, subscriptionId)),

    startCardChange: (request) => ask((stripe) => startCardChange(stripe, request)),
    setCard: (request) => ask((stripe) => changeCard(stripe, request)),
    payOpenInvoice: (subscriptionId) => ask((stripe) => payOpenInvoice(stripe, subscriptionId)),
    listInvoices: (customerId, limit) => ask((stripe) => listInvoices(stripe, customerId, limit)),
    readWebhook: (request) => readWebhook(webhookSecret, request),
  };
}
