import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { PAYMENT_WEBHOOK_PATH } from "#contract/endpoints.ts";
import { PREMIUM_PRICE } from "#contract/plans.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { paymentEvents } from "#server/adapters/store/schema-billing.ts";
import {
  aBillingServer,
  anEmulator,
  GOOD_CARD,
  storyOf,
  subscriptionsOf,
} from "#testing/a-billing-server.ts";
import { STAND_IN_KEYS } from "#testing/a-payment-provider.ts";
import { signPayload } from "#testing/payments-emulator/deliver-events.ts";
import { openStores } from "#testing/store-homes.ts";
import { findCustomer } from "./find-subscriptions.ts";

const homes = await openStores();
const PRICE = PREMIUM_PRICE.amount;

describe.each(homes)("the provider's webhooks, with their home: $name", ({ store, place, close }) => {
  let shop: Awaited<ReturnType<typeof anEmulator>>;

  beforeEach(async () => {
    shop = await anEmulator(store, expect.getState().currentTestName);
  });
  afterAll(close);

  const send = (body: string, headers: Record<string, string>) =>
    shop.webhook.inject({
      method: "POST",
      url: PAYMENT_WEBHOOK_PATH,
      payload: body,
      headers: { "content-type": "application/json", ...headers },
    });
  const now = () => Math.floor(shop.provider.runtime.now().getTime() / 1000);
  const sign = (body: string, secret = STAND_IN_KEYS.webhook, second = now()) => ({
    "stripe-signature": signPayload(body, secret, second),
  });
  /** An event as the provider would write it, about this subscription. */
  const anEvent = (type: string, object: object, id = `evt_${type}_${expect.getState().currentTestName}`) =>
    JSON.stringify({ id, object: "event", type, created: now(), data: { object } });
  const noted = async () => (await store.db().select({ id: paymentEvents.id }).from(paymentEvents)).length;
  const secondsOfPaying = async () => {
    const userId = await shop.aPerson();
    await shop.pay(userId);
    const [row] = await subscriptionsOf(store, userId);
    return { userId, subscriptionId: row!.subscriptionId };
  };

  test("delivered twenty times each, shuffled and at the same time, grant once", async () => {
    Object.assign(shop.provider.emulator.webhooks.faults, { copies: 20, shuffle: true, parallel: true });
    const { userId, subscriptionId } = await secondsOfPaying();
    await shop.provider.emulator.webhooks.deliverDue();
    expect(await shop.planOf(userId)).toBe("premium");
    expect(await shop.taken(userId)).toBe(PRICE);
    const story = await storyOf(store, subscriptionId);
    expect(story.filter((line) => line.endsWith(": granted"))).toHaveLength(1);
    expect(story.filter((line) => line.startsWith("webhook invoice.paid:"))).toHaveLength(1);
  });

  test("the same event in two processes at once is told once and granted once", async () => {
    const other = place.open();
    // The embedded home belongs to one process: there, two that share the store stand for it.
    const shared = store.exclusive ? store : other;
    if (store.exclusive) await other.close();
    else await other.ready;
    const { userId, subscriptionId } = await secondsOfPaying();
    const tills = await Promise.all([
      aBillingServer(shop.provider, store),
      aBillingServer(shop.provider, shared),
    ]);
    const body = anEvent("invoice.paid", {
      object: "invoice",
      parent: { subscription_details: { subscription: subscriptionId } },
    });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        tills[i % 2]!.webhook.inject({
          method: "POST",
          url: PAYMENT_WEBHOOK_PATH,
          payload: body,
          headers: sign(body),
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await shop.planOf(userId)).toBe("premium");
    const story = await storyOf(store, subscriptionId);
    expect(story.filter((line) => line.endsWith(": granted"))).toHaveLength(1);
    expect(story.filter((line) => line.startsWith("webhook invoice.paid"))).toHaveLength(1);
    if (!store.exclusive) await other.close();
  });

  test("about two subscriptions that one person paid are all taken, and one is paid back", async () => {
    const { userId } = await secondsOfPaying();
    const customerId = (await findCustomer(store, userId))!;
    const { payments, browser, emulator } = shop.provider;
    const byHand = await payments.startSubscription({ customerId, userId, key: "by hand" });
    if (!byHand.ok) throw new Error(byHand.reason);
    browser.confirm(byHand.value.confirmation, GOOD_CARD);
    await shop.services.sync(byHand.value.subscriptionId, "webhook");
    Object.assign(emulator.webhooks.faults, { parallel: true });
    await emulator.webhooks.deliverDue();
    expect(await shop.planOf(userId)).toBe("premium");
    expect(await shop.taken(userId)).toBe(PRICE);
  });

  test("that are forged, altered, stale, unsigned or no event at all change nothing", async () => {
    const { userId, subscriptionId } = await secondsOfPaying();
    const body = anEvent("customer.subscription.updated", { object: "subscription", id: subscriptionId });
    const before = await noted();
    const wrong: [string, Record<string, string>][] = [
      [body, sign(body, "whsec_somebody_else")],
      [body.replace("updated", "deleted"), sign(body)],
      [body, sign(body, undefined, now() - 400)],
      [body, {}],
      [body, { "stripe-signature": "t=1,v1=" }],
      ["not json", sign("not json")],
      ["", sign("")],
    ];
    for (const [text, headers] of wrong) {
      const answer = await send(text, headers);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "webhook-refused" });
    }
    expect(await shop.planOf(userId)).toBe("free");
    expect(await noted()).toBe(before);
  });

  test("of an unknown kind, or about nobody of ours, are acknowledged and noted", async () => {
    for (const [type, object] of [
      ["account.updated", { object: "account", id: "acct_1" }],
      [
        "invoice.paid",
        { object: "invoice", parent: { subscription_details: { subscription: "sub_other" } } },
      ],
      ["charge.refunded", { object: "charge", id: "ch_1", customer: "cus_other" }],
    ] as const) {
      const body = anEvent(type, object);
      expect((await send(body, sign(body))).statusCode).toBe(200);
    }
  });

  test("cannot give one person what another has paid for", async () => {
    const { userId, subscriptionId } = await secondsOfPaying();
    const other = await shop.aPremiumPerson();
    const body = anEvent("customer.subscription.updated", {
      object: "subscription",
      id: subscriptionId,
      customer: other.customerId,
    });
    expect((await send(body, sign(body))).statusCode).toBe(200);
    expect((await subscriptionsOf(store, other.userId)).map((row) => row.subscriptionId)).toEqual([
      other.subscriptionId,
    ]);
    expect(await shop.planOf(userId)).toBe("premium");
  });

  test("are asked for again while the provider cannot be read, and then grant", async () => {
    const { userId } = await secondsOfPaying();
    shop.provider.emulator.calls.add({ kind: "error", call: "GET subscriptions", times: 100 });
    await shop.provider.emulator.webhooks.deliverDue();
    expect(await shop.planOf(userId)).toBe("free");
    shop.provider.emulator.calls.clear();
    shop.provider.pass(60_000);
    await shop.provider.emulator.webhooks.deliverDue();
    expect(await shop.planOf(userId)).toBe("premium");
  });

  test("are asked for again when the database fails at the moment of the grant", async () => {
    const { userId, subscriptionId } = await secondsOfPaying();
    const broken: Store = { ...store, transaction: () => Promise.reject(new Error("no disk")) };
    await aBillingServer(shop.provider, broken);
    await shop.provider.emulator.webhooks.deliverDue();
    expect(await shop.planOf(userId)).toBe("free");
    expect(await storyOf(store, subscriptionId)).toEqual([]);
    await aBillingServer(shop.provider, store);
    shop.provider.pass(60_000);
    await shop.provider.emulator.webhooks.deliverDue();
    expect(await shop.planOf(userId)).toBe("premium");
    expect(await shop.taken(userId)).toBe(PRICE);
  });

  test("larger than any event are refused before they are read", async () => {
    const body = "x".repeat(600_000);
    expect((await send(body, sign(body))).statusCode).toBe(400);
  });
});
