import { createHash } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { PAYMENT_WEBHOOK_PATH } from "#contract/endpoints.ts";
import { PREMIUM_PRICE } from "#contract/plans.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { paymentEvents, paymentMarks, subscriptions } from "#server/adapters/store/schema-billing.ts";
import { eq } from "#server/adapters/store/sql.ts";
import type { PaymentServices } from "#server/features/billing/billing-services.ts";
import { confirmPayment } from "#server/features/billing/confirm-payment.ts";
import { findCustomer } from "#server/features/billing/find-subscriptions.ts";
import { startPayment } from "#server/features/billing/start-payment.ts";
import { makeSync } from "#server/features/billing/sync-subscription.ts";
import { mountWebhook } from "#server/features/billing/webhook-route.ts";
import { answerProblems } from "#server/http/answer-problems.ts";
import type { PaymentsEmulator } from "#testing/payments-emulator/emulator.ts";
import { aPaymentProvider } from "./a-payment-provider.ts";
import { aRuntime } from "./a-runtime.ts";
import { aUserRow } from "./a-user-row.ts";

/** The payment provider and the browsers of its customers, on one clock with us. */
export type Provider = ReturnType<typeof aPaymentProvider> & {
  runtime: ReturnType<typeof aRuntime>;
  /** Takes the webhooks; null when nobody listens. */
  webhooksTo: FastifyInstance | null;
  /** Time passes on both sides, and what it makes due happens. */
  pass: (milliseconds: number) => void;
};

/** @param seed what is drawn by chance depends on it alone. */
export function aProvider(seed = "till"): Provider {
  const runtime = aRuntime();
  const provider: Provider = {
    ...aPaymentProvider({
      clock: () => runtime.now().getTime(),
      random: drawFrom(seed),
      deliver: async ({ body, headers }) => {
        if (provider.webhooksTo === null) throw new Error("nobody listens");
        const request = { method: "POST", url: PAYMENT_WEBHOOK_PATH, payload: body, headers } as const;
        return (await provider.webhooksTo.inject(request)).statusCode;
      },
      patience: { timeout: 60, retries: 0 },
    }),
    runtime,
    webhooksTo: null,
    pass: (milliseconds) => {
      runtime.pass(milliseconds);
      provider.emulator.catchUp();
    },
  };
  return provider;
}

function drawFrom(seed: string): (size: number) => Uint8Array {
  let drawn = 0;
  const draw = () => {
    drawn += 1;
    return createHash("sha256").update(`${seed}/${drawn}`).digest();
  };
  return (size) => Buffer.concat(Array.from({ length: Math.ceil(size / 32) }, draw)).subarray(0, size);
}

/** One process of ours with its own readings and webhook, on a store that others may share. */
export type BillingServer = {
  services: PaymentServices;
  webhook: FastifyInstance;
  close: () => Promise<void>;
};

/** From now on the provider's webhooks come here. */
export async function aBillingServer(provider: Provider, store: Store): Promise<BillingServer> {
  const { runtime, payments } = provider;
  const services = { store, runtime, payments, sync: makeSync({ store, runtime, payments }) };
  const webhook = fastify();
  answerProblems(webhook);
  mountWebhook(webhook, services);
  await webhook.ready();
  provider.webhooksTo = webhook;
  return { services, webhook, close: async () => webhook.close() };
}

async function planOf(store: Store, userId: string): Promise<string | undefined> {
  const [row] = await store.db().select({ plan: users.subscription }).from(users).where(eq(users.id, userId));
  return row?.plan;
}

export async function subscriptionsOf(store: Store, userId: string) {
  return store.db().select().from(subscriptions).where(eq(subscriptions.userId, userId));
}

/** What the ledger tells of one subscription: 'webhook invoice.paid: looked at the provider'. */
export async function storyOf(store: Store, subscriptionId: string): Promise<string[]> {
  const rows = await store
    .db()
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.subscriptionId, subscriptionId));
  return rows.map(({ source, type, outcome }) => `${source} ${type}: ${outcome}`);
}

/** Cents that the provider took and did not give back, of one customer or of all. */
export function moneyTaken({ ledger }: PaymentsEmulator, customerId?: string): number {
  let taken = 0;
  for (const { customer, status, amount, amountRefunded } of ledger.charges.values())
    if (status === "succeeded" && (customerId === undefined || customer === customerId))
      taken += amount - amountRefunded;
  return taken;
}

const DAY = 86_400_000;

/** A month and a bit: the renewal is due, and its invoice, which waits an hour, has been asked for. */
export const A_MONTH = 31 * DAY + 2 * 3_600_000;

/** A shop on a store: provider, one process of ours, and people who buy. */
export async function anEmulator(store: Store, seed?: string) {
  // Another shop on the same store may have looked at its own provider, on a clock of its own.
  await store.db().delete(paymentMarks);
  const provider = aProvider(seed);
  const till = await aBillingServer(provider, store);
  const { services } = till;

  const aPerson = async () => {
    const row = aUserRow({ createdAt: provider.runtime.now() });
    await store.db().insert(users).values(row);
    return row.id;
  };
  const start = (userId: string) => startPayment(services, userId, PREMIUM_PRICE);
  const pay = async (userId: string, number = GOOD_CARD, agrees = true) =>
    provider.browser.confirm(await start(userId), number, agrees);
  return {
    provider,
    services,
    webhook: till.webhook,
    close: till.close,
    aPerson,
    start,
    pay,
    /** Somebody who has paid and has Premium, with every webhook brought. */
    aPremiumPerson: async (number = GOOD_CARD) => {
      const userId = await aPerson();
      await pay(userId, number);
      await confirmPayment(services, userId);
      await provider.emulator.webhooks.deliverDue();
      const [subscription] = await subscriptionsOf(store, userId);
      const customerId = await findCustomer(store, userId);
      return { userId, subscriptionId: subscription!.subscriptionId, customerId: customerId! };
    },
    planOf: (userId: string) => planOf(store, userId),
    taken: async (userId: string) => {
      const customerId = await findCustomer(store, userId);
      return customerId === null ? 0 : moneyTaken(provider.emulator, customerId);
    },
  };
}

export const GOOD_CARD = "4242424242424242";
