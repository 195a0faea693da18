import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { A_PRICE, aPaymentProvider, STAND_IN_KEYS } from "#testing/a-payment-provider.ts";
import type { CallFault } from "../../../testing/payments-emulator/fail-calls.ts";
import type { Outcome } from "./port.ts";
import { createStripePayments } from "./stripe.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const VISA = "4242424242424242";

function take<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.reason}: ${outcome.detail}`);
  return outcome.value;
}

/** Somebody who subscribed, and a clock. */
async function aSubscriber(number: string | null = VISA) {
  let now = Date.parse("2026-01-31T10:00:00Z");
  const provider = aPaymentProvider({ clock: () => now });
  const { payments, browser } = provider;
  const userId = randomUUID();
  const customer = { userId, email: "maria.silva@mail.example", key: randomUUID() };
  const { customerId } = take(await payments.ensureCustomer(customer));
  const started = take(await payments.startSubscription({ customerId, userId, key: randomUUID() }));
  if (number !== null) browser.confirm(started.confirmation, number);
  const { subscriptionId } = started;
  const setCard = async (card: string) => {
    const { setupId, confirmation } = take(await payments.startCardChange({ customerId, key: randomUUID() }));
    browser.confirm(confirmation, card);
    return take(await payments.setCard({ customerId, subscriptionId, setupId }));
  };
  return {
    ...provider,
    ...started,
    customerId,
    userId,
    setCard,
    read: async () => take(await payments.readSubscription(subscriptionId)),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe("a renewal that fails", () => {
  test("leaves the paid time behind, and is paid by a new card", async () => {
    const { read, pass, payments, subscriptionId, setCard } = await aSubscriber();
    const paidUntil = (await read()).periodEnd;
    await setCard("4000000000000341");
    pass(28 * DAY + 2 * HOUR);
    const owed = await read();
    expect(owed).toMatchObject({
      status: "past-due",
      firstInvoicePaid: true,
      periodStart: paidUntil,
      lastInvoice: { status: "open", paid: 0 },
      openInvoice: { amount: 2499 },
      card: { last4: "0341" },
    });
    expect(take(await payments.payOpenInvoice(subscriptionId))).toEqual({
      result: "declined",
      message: "Your card was declined.",
    });
    await setCard("5555555555554444");
    expect(take(await payments.payOpenInvoice(subscriptionId))).toEqual({ result: "paid" });
    expect(take(await payments.payOpenInvoice(subscriptionId))).toEqual({ result: "paid" });
    expect(await read()).toMatchObject({ status: "active", openInvoice: null, card: { last4: "4444" } });
  });

  test("because the bank wants to ask is paid once it was asked", async () => {
    const { read, pass, payments, subscriptionId, browser } = await aSubscriber("4000002760003184");
    pass(28 * DAY + 2 * HOUR);
    const payment = take(await payments.payOpenInvoice(subscriptionId));
    const { openInvoice } = await read();
    expect(payment).toEqual({ result: "needs-action", confirmation: openInvoice!.confirmation });
    expect(browser.confirm(openInvoice!.confirmation, "4000002760003184").status).toBe("succeeded");
    expect((await read()).status).toBe("active");
  });

  test("and is never paid ends the subscription", async () => {
    const { read, pass, setCard } = await aSubscriber();
    await setCard("4000000000000341");
    pass(28 * DAY + 2 * HOUR);
    expect((await read()).status).toBe("past-due");
    pass(16 * DAY);
    expect(await read()).toMatchObject({ status: "ended", openInvoice: null });
  });

  test("cannot be paid after it was ended", async () => {
    const { read, pass, setCard, payments, subscriptionId, browser } = await aSubscriber();
    await setCard("4000000000000341");
    pass(28 * DAY + 2 * HOUR);
    const { openInvoice } = await read();
    take(await payments.endNow(subscriptionId));
    expect(browser.confirm(openInvoice!.confirmation, VISA).error?.code).toBe(
      "payment_intent_unexpected_state",
    );
    expect(await read()).toMatchObject({ status: "ended", lastInvoice: { status: "void", paid: 0 } });
  });
});

test("of somebody who is gone nothing can be taken, even if their bank says yes afterwards", async () => {
  const { read, pass, payments, emulator, subscriptionId, customerId } =
    await aSubscriber("4000002760003184");
  pass(28 * DAY + 2 * HOUR);
  expect(take(await payments.payOpenInvoice(subscriptionId))).toMatchObject({ result: "needs-action" });
  const { openInvoice } = await read();
  take(await payments.deleteCustomer(customerId));
  expect(() => emulator.answerBank(openInvoice!.confirmation, true)).toThrow();
  expect(await read()).toMatchObject({ status: "ended", lastInvoice: { status: "void", paid: 0 } });
});

describe("trouble with the provider", () => {
  const kinds = ["error", "error-after", "cut", "cut-after", "silence", "silence-after"] as const;

  test.each(kinds)("'%s' is said as unreachable, never thrown", async (kind) => {
    const { payments, emulator, customerId, subscriptionId } = await aSubscriber();
    const trouble = (call: string): CallFault => ({ kind, call, times: 5 });
    emulator.calls.add(trouble("GET subscriptions"));
    emulator.calls.add(trouble("POST customers"));
    for (const outcome of [
      await payments.readSubscription(subscriptionId),
      await payments.listSubscriptions(customerId),
      await payments.ensureCustomer({ userId: "p", email: "new@mail.example", key: "k" }),
    ])
      expect(outcome).toMatchObject({ ok: false, reason: "unreachable" });
  });

  test.each(["cut-after", "silence-after"] as const)(
    "a start whose answer was lost by '%s' is found under its key, not made again",
    async (kind) => {
      const { payments, emulator, customerId, userId } = await aSubscriber(null);
      emulator.calls.add({ kind, call: "POST subscriptions", times: 2 });
      const request = { customerId, userId, key: randomUUID() };
      expect(await payments.startSubscription(request)).toMatchObject({ reason: "unreachable" });
      emulator.calls.clear();
      const { subscriptionId } = take(await payments.startSubscription(request));
      const { subscriptionIds } = take(await payments.listSubscriptions(customerId));
      expect(subscriptionIds).toHaveLength(2);
      expect(subscriptionIds[0]).toBe(subscriptionId);
    },
  );

  test("a provider that is down, and a key that it does not take, are told apart", async () => {
    const { payments, emulator, subscriptionId } = await aSubscriber();
    emulator.setDown(true);
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({ reason: "unreachable" });
    emulator.setDown(false);
    emulator.keys.secret = "sk_test_another";
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({ reason: "refused" });
  });

  test("what a failure says of itself quotes nobody", async () => {
    const { payments } = aPaymentProvider();
    const failure = await payments.readSubscription("maria.silva@mail.example");
    expect(JSON.stringify(failure)).not.toContain("maria");
  });
});

describe("the price", () => {
  const begin = async (
    emulator: ReturnType<typeof aPaymentProvider>["emulator"],
    price = A_PRICE,
    productName: string | null = null,
  ) => {
    const { askInProcess } = await import("../../../testing/payments-emulator/ask-in-process.ts");
    const payments = createStripePayments({
      secretKey: STAND_IN_KEYS.secret,
      webhookSecret: STAND_IN_KEYS.webhook,
      browser: { publishableKey: STAND_IN_KEYS.publishable, scriptUrl: null },
      price,
      productName,
      fetch: askInProcess(emulator),
    });
    const { customerId } = take(
      await payments.ensureCustomer({ userId: "p", email: "p@mail.example", key: "k" }),
    );
    return payments.startSubscription({ customerId, userId: "p", key: randomUUID() });
  };

  test("that nobody made is refused where people make prices", async () => {
    const { emulator } = aPaymentProvider();
    expect(await begin(emulator)).toEqual({ ok: false, reason: "refused", detail: "price-missing" });
  });

  test.each([
    ["amount", { ...A_PRICE, amount: 999 }],
    ["currency", { ...A_PRICE, currency: "eur" }],
  ])("with another %s than our pages say is refused, and nobody subscribes", async (_, kept) => {
    const { emulator } = aPaymentProvider();
    take(await begin(emulator, kept, "Made with another price"));
    expect(await begin(emulator)).toEqual({ ok: false, reason: "refused", detail: "price-differs" });
    expect(emulator.ledger.subscriptions.size).toBe(1);
  });
});

describe("a webhook", () => {
  const secret = STAND_IN_KEYS.webhook;
  const now = new Date("2026-01-31T10:00:00Z");
  const seconds = now.getTime() / 1000;
  const event = {
    id: "evt_1",
    type: "invoice.paid",
    created: seconds,
    data: {
      object: {
        id: "in_1",
        object: "invoice",
        customer: "cus_1",
        parent: { subscription_details: { subscription: "sub_1" } },
      },
    },
  };
  const { payments } = aPaymentProvider();
  const stripe = new Stripe("sk_test_unused");
  const sign = (payload: string, timestamp = seconds, key = secret) =>
    stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
  const read = (payload: string, signature: string | undefined) =>
    payments.readWebhook({
      body: new TextEncoder().encode(payload),
      headers: { "stripe-signature": signature },
      now,
    });
  const body = JSON.stringify(event);

  test("signed as Stripe signs is read, up to five minutes late", () => {
    const known = {
      ok: true,
      event: {
        eventId: "evt_1",
        type: "invoice.paid",
        createdAt: now,
        subscriptionId: "sub_1",
        customerId: "cus_1",
      },
    };
    expect(read(body, sign(body))).toEqual(known);
    expect(read(body, sign(body, seconds - 295))).toEqual(known);
    expect(read(body, `${sign(body)},v1=00,v0=aa`)).toEqual(known);
  });

  test.each([
    ["no signature", body, undefined, "unsigned"],
    ["an empty one", body, "", "unsigned"],
    ["one that is none", body, "nonsense", "malformed"],
    ["no time", body, "v1=aa", "malformed"],
    ["another's secret", body, sign(body, seconds, "whsec_other"), "forged"],
    ["an altered body", body.replace("sub_1", "sub_2"), sign(body), "forged"],
    ["an altered time", body, sign(body, seconds - 600).replace(/t=\d+/, `t=${seconds}`), "forged"],
    ["a time long gone", body, sign(body, seconds - 302), "stale"],
    ["a body that is no JSON", "not json", sign("not json"), "malformed"],
    ["a body that is no event", "{}", sign("{}"), "malformed"],
  ])("with %s is refused", (_, payload, signature, reason) => {
    expect(read(payload, signature)).toEqual({ ok: false, reason });
  });

  test("says whose state may have changed", () => {
    const of = (object: Record<string, unknown>) => {
      const text = JSON.stringify({ ...event, data: { object } });
      const reading = read(text, sign(text));
      return reading.ok ? [reading.event.subscriptionId, reading.event.customerId] : null;
    };
    expect(of({ id: "sub_9", object: "subscription", customer: { id: "cus_9" } })).toEqual([
      "sub_9",
      "cus_9",
    ]);
    expect(of({ id: "cus_9", object: "customer" })).toEqual([null, "cus_9"]);
    expect(of({ id: "ch_9", object: "charge", customer: "cus_9" })).toEqual([null, "cus_9"]);
    expect(of({ id: "prod_9", object: "product" })).toEqual([null, null]);
  });
});
