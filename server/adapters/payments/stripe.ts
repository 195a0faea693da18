import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { CatalogPrice, Payments, PaymentsInBrowser } from "./port.ts";
import { askStripe } from "./stripe/ask-stripe.ts";
import { changeCard } from "./stripe/change-card.ts";
import { endCustomer, endNow, refundInvoice, refundLastPayment } from "./stripe/end-payments.ts";
import { findPrice } from "./stripe/find-price.ts";
import { listAll, listChanges } from "./stripe/list-changes.ts";
import { listInvoices, payOpenInvoice } from "./stripe/pay-invoices.ts";
import { readWebhook } from "./stripe/read-event.ts";
import { readState, STATE_PARTS } from "./stripe/read-state.ts";

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  browser: PaymentsInBrowser;
  price: CatalogPrice;
  /** Makes the price with a product of this name when Stripe has none under its key; null leaves that to a person. */
  productName: string | null;
  /** Where something that speaks as Stripe does listens; Stripe itself when left out. */
  address?: () => Promise<{ host: string; port: number }>;
  /** Carries the calls in place of the network. */
  fetch?: typeof fetch;
  /** Milliseconds for one try, and how many more there may be. */
  patience?: { timeout: number; retries: number };
};

const PATIENCE = { timeout: 10_000, retries: 2 };

/** Payments by Stripe (https://docs.stripe.com/billing/subscriptions), through its own SDK, loaded at the first call. */
export function createStripePayments(options: StripeOptions): Payments {
  const { browser, price, productName, webhookSecret } = options;
  let opened: Promise<Stripe> | null = null;
  const connect = () => {
    opened ??= openStripe(options).catch((error) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const ask: Ask = (run) => askStripe(connect, run);

  return {
    browser,
    ensureCustomer: (request) =>
      ask(async (stripe) => ({ customerId: await ensureCustomer(stripe, request) })),
    findCustomers: (personId) =>
      ask(async (stripe) => {
        // https://docs.stripe.com/search#search-query-language
        const query = `metadata['personId']:'${personId}'`;
        const found = await stripe.customers.search({ query, limit: 100 });
        return { customerIds: found.data.map(({ id }) => id) };
      }),
    deleteCustomer: async (customerId) => {
      const deleted = await ask((stripe) => endCustomer(stripe, customerId));
      return deleted.ok || deleted.reason === "not-found" ? { ok: true, value: null } : deleted;
    },
    startSubscription: ({ customerId, personId, key }) =>
      ask(async (stripe) => {
        const found = await findPrice(stripe, price, productName);
        if ("ok" in found) return found;
        const started = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: found.priceId }],
            payment_behavior: "default_incomplete",
            payment_settings: {
              save_default_payment_method: "on_subscription",
              payment_method_types: ["card"],
            },
            metadata: { personId },
            expand: ["latest_invoice.confirmation_secret"],
          },
          { idempotencyKey: key },
        );
        const invoice = started.latest_invoice as Stripe.Invoice;
        return { subscriptionId: started.id, confirmation: invoice.confirmation_secret!.client_secret };
      }),
    readSubscription: (subscriptionId) =>
      ask(async (stripe) =>
        readState(stripe, await stripe.subscriptions.retrieve(subscriptionId, { expand: STATE_PARTS })),
      ),
    listSubscriptions: (customerId) =>
      ask(async (stripe) => ({
        subscriptionIds: (await listAll(stripe, customerId)).map(({ id }) => id),
      })),
    listChangedSubscriptions: (since) =>
      ask(async (stripe) => ({ subscriptionIds: await listChanges(stripe, since) })),

    endAtPeriodEnd: (subscriptionId) => setEnding(ask, subscriptionId, true),
    resume: (subscriptionId) => setEnding(ask, subscriptionId, false),
    endNow: (subscriptionId) => ask((stripe) => endNow(stripe, subscriptionId)),
    refundInvoice: (invoiceId) => ask((stripe) => refundInvoice(stripe, invoiceId)),
    refundLastPayment: (subscriptionId) => ask((stripe) => refundLastPayment(stripe, subscriptionId)),

    startCardChange: ({ customerId, key }) =>
      ask(async (stripe) => {
        const setup = await stripe.setupIntents.create(
          { customer: customerId, usage: "off_session", allowed_payment_method_types: ["card"] },
          { idempotencyKey: key },
        );
        return { setupId: setup.id, confirmation: setup.client_secret! };
      }),
    setCard: (request) => ask((stripe) => changeCard(stripe, request)),
    payOpenInvoice: (subscriptionId) => ask((stripe) => payOpenInvoice(stripe, subscriptionId)),
    listInvoices: (customerId, limit) => ask((stripe) => listInvoices(stripe, customerId, limit)),
    readWebhook: (request) => readWebhook(webhookSecret, request),
  };
}

type Ask = <T>(run: Parameters<typeof askStripe<T>>[1]) => ReturnType<typeof askStripe<T>>;

async function openStripe(options: StripeOptions): Promise<Stripe> {
  const { timeout, retries } = options.patience ?? PATIENCE;
  const address = await options.address?.();
  const { Stripe: Client } = await import("stripe");
  return new Client(options.secretKey, {
    timeout,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(address ? { host: address.host, port: address.port, protocol: "http" as const } : {}),
    ...(options.fetch ? { httpClient: Client.createFetchHttpClient(options.fetch) } : {}),
  });
}

/** Found by address and person; the key sees to it that two who look at once do not both make one. */
async function ensureCustomer(
  stripe: Stripe,
  { personId, email, key }: { personId: string; email: string; key: string },
): Promise<string> {
  const known = await stripe.customers.list({ email, limit: 100 });
  const own = known.data.filter(({ metadata }) => metadata.personId === personId).at(-1);
  if (own) return own.id;
  // An address that changed in between is another request, and would be refused under the same key.
  const idempotencyKey = `${key}/${createHash("sha256").update(email).digest("hex").slice(0, 16)}`;
  return (await stripe.customers.create({ email, metadata: { personId } }, { idempotencyKey })).id;
}

function setEnding(ask: Ask, subscriptionId: string, isEnding: boolean) {
  return ask(async (stripe) => {
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isEnding });
    return null;
  });
}
