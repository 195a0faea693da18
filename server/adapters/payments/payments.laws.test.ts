import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { beforeAll, describe, expect, test } from "vitest";
import { A_PRICE, aPaymentProvider } from "#testing/a-payment-provider.ts";
import type { Outcome, Payments } from "./port.ts";
import { createStripePayments } from "./stripe.ts";

type Bench = {
  payments: Payments;
  /** Pays or saves with Stripe's name of a test card, as the browser would with its number. */
  confirm: (confirmation: string, card: string) => Promise<void>;
};

const PATIENCE = { timeout: 30_000, retries: 2 };

function openStandIn(): Bench {
  const { payments, browser } = aPaymentProvider({ patience: PATIENCE });
  const numbers: Record<string, string> = {
    pm_card_visa: "4242424242424242",
    pm_card_mastercard: "5555555555554444",
    pm_card_chargeCustomerFail: "4000000000000341",
    pm_card_visa_chargeDeclined: "4000000000000002",
  };
  return {
    payments,
    confirm: async (secret, card) => void browser.confirm(secret, numbers[card]!),
  };
}

function openStripe(key: string): Bench {
  const stripe = new Stripe(key);
  return {
    payments: createStripePayments({
      secretKey: key,
      webhookSecret: "whsec_laws",
      browser: { publishableKey: "pk_test_laws", scriptUrl: null },
      price: { ...A_PRICE, lookupKey: "vouch_laws_monthly" },
      productName: "Vouch laws",
      patience: PATIENCE,
    }),
    confirm: async (secret, card) => {
      const id = secret.split("_secret_")[0]!;
      const kind = id.startsWith("seti_") ? stripe.setupIntents : stripe.paymentIntents;
      await kind
        .confirm(id, { payment_method: card, return_url: "https://vouch.example/payment" })
        .catch((error: unknown) => {
          if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
        });
    },
  };
}

const TEST_KEY = process.env.STRIPE_TEST_KEY;

describe.each([
  ["the emulator", openStandIn] as const,
  ...(TEST_KEY ? [["Stripe in test mode", () => openStripe(TEST_KEY)] as const] : []),
])("payments by %s", (_, open) => {
  let bench: Bench;
  let payments: Payments;
  beforeAll(() => {
    bench = open();
    payments = bench.payments;
  });

  const aPerson = () => ({
    userId: randomUUID(),
    email: `${randomUUID()}@mail.example`,
    key: randomUUID(),
  });

  async function begin() {
    const person = aPerson();
    const { customerId } = take(await payments.ensureCustomer(person));
    const started = take(
      await payments.startSubscription({ customerId, userId: person.userId, key: randomUUID() }),
    );
    return { ...started, customerId, person };
  }

  async function subscribe(card = "pm_card_visa") {
    const begun = await begin();
    await bench.confirm(begun.confirmation, card);
    return begun;
  }

  test("a person is one customer, however often and with whatever key they are made", async () => {
    const person = aPerson();
    const first = take(await payments.ensureCustomer(person));
    expect(take(await payments.ensureCustomer(person))).toEqual(first);
    expect(take(await payments.ensureCustomer({ ...person, key: randomUUID() }))).toEqual(first);
    const other = take(await payments.ensureCustomer({ ...person, userId: randomUUID(), key: randomUUID() }));
    expect(other).not.toEqual(first);
  });

  test("whoever was never a customer is not found as one", async () => {
    expect(take(await payments.findCustomers(randomUUID()))).toEqual({ customerIds: [] });
  });

  test("a subscription waits for its first payment, and says how it can be paid", async () => {
    const { subscriptionId, customerId, confirmation } = await begin();
    const state = take(await payments.readSubscription(subscriptionId));
    expect(state).toMatchObject({
      subscriptionId,
      customerId,
      status: "incomplete",
      amount: 2499,
      currency: "usd",
      firstInvoicePaid: false,
      endsAtPeriodEnd: false,
      endedAt: null,
      openInvoice: { amount: 2499, confirmation },
      lastInvoice: { amount: 2499, paid: 0, refunded: 0, status: "open", subscriptionId },
      card: null,
    });
  });

  test("the same key starts one subscription", async () => {
    const { customerId, person } = await begin();
    const request = { customerId, userId: person.userId, key: randomUUID() };
    const [first, second] = await Promise.all([
      payments.startSubscription(request),
      payments.startSubscription(request),
    ]);
    const started = [first, second].flatMap((one) => (one.ok ? [one.value.subscriptionId] : []));
    const again = take(await payments.startSubscription(request));
    expect(new Set([...started, again.subscriptionId]).size).toBe(1);
    expect(take(await payments.listSubscriptions(customerId)).subscriptionIds).toHaveLength(2);
  });

  test("a good card makes it run for a month", async () => {
    const { subscriptionId } = await subscribe();
    const state = take(await payments.readSubscription(subscriptionId));
    expect(state).toMatchObject({
      status: "active",
      firstInvoicePaid: true,
      openInvoice: null,
      lastInvoice: { status: "paid", paid: 2499, refunded: 0 },
      card: { brand: "visa", last4: "4242" },
    });
    const days = (state.periodEnd.getTime() - state.periodStart.getTime()) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
  });

  test("after a declined card a good one pays the same subscription", async () => {
    const { subscriptionId, confirmation } = await subscribe("pm_card_visa_chargeDeclined");
    expect(take(await payments.readSubscription(subscriptionId))).toMatchObject({
      status: "incomplete",
      firstInvoicePaid: false,
      openInvoice: { confirmation },
    });
    await bench.confirm(confirmation, "pm_card_visa");
    expect(take(await payments.readSubscription(subscriptionId)).status).toBe("active");
  });

  test("an end can be wished for and taken back, and keeps the time that is paid", async () => {
    const { subscriptionId } = await subscribe();
    const before = take(await payments.readSubscription(subscriptionId));
    take(await payments.endAtPeriodEnd(subscriptionId));
    const ending = take(await payments.readSubscription(subscriptionId));
    expect(ending).toMatchObject({ status: "active", endsAtPeriodEnd: true, periodEnd: before.periodEnd });
    take(await payments.resume(subscriptionId));
    expect(take(await payments.readSubscription(subscriptionId))).toEqual(before);
  });

  test("what is ended at once stays ended, and saying so twice is no fault", async () => {
    const { subscriptionId } = await subscribe();
    take(await payments.endNow(subscriptionId));
    take(await payments.endNow(subscriptionId));
    const state = take(await payments.readSubscription(subscriptionId));
    expect(state.status).toBe("ended");
    expect(state.endedAt).not.toBeNull();
    expect((await payments.resume(subscriptionId)).ok).toBe(false);
  });

  test("what was never paid cannot be paid once it is ended", async () => {
    const { subscriptionId, confirmation } = await begin();
    take(await payments.endNow(subscriptionId));
    await bench.confirm(confirmation, "pm_card_visa").catch(() => undefined);
    const state = take(await payments.readSubscription(subscriptionId));
    expect(["expired", "ended"]).toContain(state.status);
    expect(state).toMatchObject({ firstInvoicePaid: false, openInvoice: null, lastInvoice: { paid: 0 } });
  });

  test("the last payment is given back once", async () => {
    const { subscriptionId, customerId } = await subscribe();
    take(await payments.refundLastPayment(subscriptionId));
    take(await payments.refundLastPayment(subscriptionId));
    expect(take(await payments.readSubscription(subscriptionId)).lastInvoice).toMatchObject({
      status: "paid",
      paid: 2499,
      refunded: 2499,
    });
    expect(take(await payments.listInvoices(customerId, 10)).invoices).toMatchObject([
      { subscriptionId, paid: 2499, refunded: 2499, status: "paid" },
    ]);
  });

  test("a confirmed new card is the one that pays", async () => {
    const { subscriptionId, customerId } = await subscribe();
    const { setupId, confirmation } = take(await payments.startCardChange({ customerId, key: randomUUID() }));
    expect(await payments.setCard({ customerId, subscriptionId, setupId })).toMatchObject({
      reason: "refused",
    });
    await bench.confirm(confirmation, "pm_card_mastercard");
    const used = take(await payments.setCard({ customerId, subscriptionId, setupId }));
    expect(used.card).toMatchObject({ brand: "mastercard", last4: "4444" });
    expect(take(await payments.readSubscription(subscriptionId)).card).toEqual(used.card);
    const stranger = await begin();
    expect(
      await payments.setCard({ customerId: stranger.customerId, subscriptionId, setupId }),
    ).toMatchObject({ ok: false, reason: "refused" });
  });

  test("a customer goes with all that belongs to them, and may be gone already", async () => {
    const { subscriptionId, customerId } = await subscribe();
    take(await payments.deleteCustomer(customerId));
    take(await payments.deleteCustomer(customerId));
    expect(take(await payments.readSubscription(subscriptionId)).status).toBe("ended");
    expect(
      await payments.startSubscription({ customerId, userId: randomUUID(), key: randomUUID() }),
    ).toMatchObject({ ok: false, reason: "not-found" });
  });

  test("what changed can be read without a webhook", async () => {
    const since = new Date(Date.now() - 60_000);
    const { subscriptionId } = await subscribe();
    expect(take(await payments.listChangedSubscriptions(since)).subscriptionIds).toContain(subscriptionId);
  });

  test("what it does not know is not found", async () => {
    expect(await payments.readSubscription("sub_none")).toMatchObject({ ok: false, reason: "not-found" });
    expect(await payments.endNow("sub_none")).toMatchObject({ ok: false, reason: "not-found" });
  });
});

function take<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.reason}: ${outcome.detail}`);
  return outcome.value;
}
