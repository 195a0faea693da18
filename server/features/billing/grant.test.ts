import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { PREMIUM_PRICE } from "#contract/plans.ts";
import { users } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";
import {
  aBillingServer,
  anEmulator,
  GOOD_CARD,
  storyOf,
  subscriptionsOf,
} from "#testing/a-billing-server.ts";
import { openStores } from "#testing/store-homes.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { reconcile } from "./reconcile.ts";
import { startPayment } from "./start-payment.ts";

const homes = await openStores();
const MINUTE = 60_000;
const PRICE = PREMIUM_PRICE.amount;

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => error.code ?? String(error),
  );

describe.each(homes)("buying Premium, with everything kept in its home: $name", ({ store, close }) => {
  let shop: Awaited<ReturnType<typeof anEmulator>>;

  beforeEach(async () => {
    shop = await anEmulator(store, expect.getState().currentTestName);
  });
  afterAll(close);

  /** A minute later a process that knows nothing but the store looks after things. */
  const reconcileLater = async () => {
    shop.provider.pass(MINUTE);
    const { services } = await aBillingServer(shop.provider, store);
    await reconcile(services);
  };
  const hasPaidOnceAndHasPremium = async (userId: string) => {
    expect(await shop.planOf(userId)).toBe("premium");
    expect(await shop.taken(userId)).toBe(PRICE);
  };

  test("whoever pays has Premium once the server has looked at the provider, and the ledger says so", async () => {
    const userId = await shop.aPerson();
    expect(await shop.pay(userId)).toMatchObject({ status: "succeeded" });
    expect(await shop.planOf(userId)).toBe("free");
    expect(await confirmPayment(shop.services, userId)).toBe("premium");
    await hasPaidOnceAndHasPremium(userId);
    const [row] = await subscriptionsOf(store, userId);
    expect(await storyOf(store, row!.subscriptionId)).toContain("page found active: granted");
  });

  test("who only says to have paid gets nothing", async () => {
    const userId = await shop.aPerson();
    await shop.start(userId);
    expect(await confirmPayment(shop.services, userId)).toBe("free");
    expect(await confirmPayment(shop.services, await shop.aPerson())).toBe("free");
  });

  test.each([
    [{ amount: 1, currency: "usd" }],
    [{ amount: 2499, currency: "eur" }],
    [{ amount: -2499, currency: "usd" }],
  ])("any other price is refused: %o", async (asked) => {
    const userId = await shop.aPerson();
    expect(await codeOf(startPayment(shop.services, userId, asked))).toBe("payment-wrong-price");
    expect(shop.provider.emulator.ledger.subscriptions.size).toBe(0);
  });

  test("a reload, ten clicks and two tabs get the same secret, and it is paid once", async () => {
    const userId = await shop.aPerson();
    const other = await aBillingServer(shop.provider, store);
    const tills = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? shop.services : other.services));
    const secrets = await Promise.all(tills.map((services) => startPayment(services, userId, PREMIUM_PRICE)));
    secrets.push(await shop.start(userId));
    expect(new Set(secrets).size).toBe(1);
    const paid = secrets.map((secret) => shop.provider.browser.confirm(secret, GOOD_CARD).status);
    expect(new Set(paid)).toEqual(new Set(["succeeded"]));
    await confirmPayment(shop.services, userId);
    await hasPaidOnceAndHasPremium(userId);
    expect(await codeOf(shop.start(userId))).toBe("already-premium");
    expect(shop.provider.emulator.ledger.subscriptions.size).toBe(1);
  });

  test("a charge whose process is killed before the grant, with all webhooks lost, is found within a minute", async () => {
    shop.provider.emulator.webhooks.faults.drop = 1;
    const userId = await shop.aPerson();
    await shop.pay(userId);
    await shop.provider.emulator.webhooks.deliverDue();
    expect(await shop.planOf(userId)).toBe("free");
    await reconcileLater();
    await hasPaidOnceAndHasPremium(userId);
    const [row] = await subscriptionsOf(store, userId);
    expect(await storyOf(store, row!.subscriptionId)).toEqual(["reconcile found active: granted"]);
  });

  test("a start that was cut off before it was written down is found and can be paid once", async () => {
    shop.provider.emulator.calls.add({ kind: "cut-after", call: "POST subscriptions", times: 1 });
    const userId = await shop.aPerson();
    expect(await codeOf(shop.start(userId))).toBe("payments-unavailable");
    expect(await subscriptionsOf(store, userId)).toEqual([]);
    await reconcileLater();
    await shop.pay(userId);
    await confirmPayment(shop.services, userId);
    await hasPaidOnceAndHasPremium(userId);
    expect(shop.provider.emulator.ledger.subscriptions.size).toBe(1);
  });

  test("two starts that an outage tore apart end as one that can be paid", async () => {
    const userId = await shop.aPerson();
    shop.provider.emulator.calls.add({ kind: "silence-after", call: "POST subscriptions", times: 1 });
    await codeOf(shop.start(userId));
    shop.provider.pass(61 * MINUTE);
    const secret = await shop.start(userId);
    await reconcileLater();
    const open = [...shop.provider.emulator.ledger.subscriptions.values()].filter(
      ({ status }) => status === "incomplete",
    );
    expect(open).toHaveLength(1);
    shop.provider.browser.confirm(secret, GOOD_CARD);
    await confirmPayment(shop.services, userId);
    await hasPaidOnceAndHasPremium(userId);
  });

  test("a webhook alone grants, when the session is gone between charge and grant", async () => {
    const userId = await shop.aPerson();
    await shop.pay(userId);
    await shop.provider.emulator.webhooks.deliverDue();
    await hasPaidOnceAndHasPremium(userId);
  });

  test("a second subscription that somebody paid all the same is ended and paid back", async () => {
    const { userId, customerId, subscriptionId } = await shop.aPremiumPerson();
    const second = await shop.provider.payments.startSubscription({
      customerId,
      userId,
      key: "by hand",
    });
    if (!second.ok) throw new Error("It did not start.");
    shop.provider.browser.confirm(second.value.confirmation, GOOD_CARD);
    expect(await shop.taken(userId)).toBe(2 * PRICE);
    await shop.provider.emulator.webhooks.deliverDue();
    await hasPaidOnceAndHasPremium(userId);
    expect(await storyOf(store, second.value.subscriptionId)).toContain(
      "webhook found active: end-and-refund",
    );
    expect(shop.provider.emulator.ledger.subscriptions.get(subscriptionId)!.status).toBe("active");
  });

  test.each([
    ["4000000000000002", "card_declined"],
    ["4000000000009995", "card_declined"],
    ["4000000000000069", "expired_card"],
    ["4000000000000127", "incorrect_cvc"],
    ["4242424242424241", "incorrect_number"],
  ])(
    "the card %s is declined (%s), costs nothing, and a good one pays the same subscription",
    async (number, code) => {
      const userId = await shop.aPerson();
      expect((await shop.pay(userId, number)).error).toMatchObject({ code });
      await shop.provider.emulator.webhooks.deliverDue();
      expect(await confirmPayment(shop.services, userId)).toBe("free");
      expect(await shop.taken(userId)).toBe(0);
      await shop.pay(userId);
      await confirmPayment(shop.services, userId);
      await hasPaidOnceAndHasPremium(userId);
      expect(shop.provider.emulator.ledger.subscriptions.size).toBe(1);
    },
  );

  test("a bank that is not convinced charges nothing; asked again, it pays the same subscription", async () => {
    const userId = await shop.aPerson();
    const refused = await shop.pay(userId, "4000002500003155", false);
    expect(refused.error).toMatchObject({ code: "payment_intent_authentication_failure" });
    expect(await confirmPayment(shop.services, userId)).toBe("free");
    expect(await shop.pay(userId, "4000002500003155", true)).toMatchObject({ status: "succeeded" });
    expect(await confirmPayment(shop.services, userId)).toBe("premium");
    await hasPaidOnceAndHasPremium(userId);
  });

  test.each(["error", "cut", "silence", "cut-after", "silence-after"] as const)(
    "a provider that fails before the payment (%s) is said so, and nothing is charged twice",
    async (kind) => {
      const userId = await shop.aPerson();
      for (const call of ["POST customers", "POST subscriptions", "GET subscriptions"]) {
        shop.provider.emulator.calls.add({ kind, call, times: 1 });
        expect(await codeOf(shop.start(userId))).toBe("payments-unavailable");
      }
      await shop.pay(userId);
      await confirmPayment(shop.services, userId);
      await hasPaidOnceAndHasPremium(userId);
    },
  );

  test.each(["error", "cut", "silence"] as const)(
    "a provider that fails after the payment (%s) delays Premium by a minute at most",
    async (kind) => {
      shop.provider.emulator.webhooks.faults.drop = 1;
      const userId = await shop.aPerson();
      await shop.pay(userId);
      shop.provider.emulator.calls.add({ kind, call: "GET subscriptions", times: 1 });
      expect(await codeOf(confirmPayment(shop.services, userId))).toBe("payments-unavailable");
      await reconcileLater();
      await hasPaidOnceAndHasPremium(userId);
    },
  );

  test("an unpaid subscription expires after a day, and the next start is a new one", async () => {
    const userId = await shop.aPerson();
    const first = await shop.start(userId);
    shop.provider.pass(24 * 60 * MINUTE);
    const second = await shop.start(userId);
    expect(second).not.toBe(first);
    expect(shop.provider.browser.confirm(first, GOOD_CARD).error).not.toBeNull();
    shop.provider.browser.confirm(second, GOOD_CARD);
    await confirmPayment(shop.services, userId);
    await hasPaidOnceAndHasPremium(userId);
  });

  test("buying Premium leaves the count of free scans as it was", async () => {
    const { userId } = await shop.aPremiumPerson();
    const [person] = await store.db().select().from(users).where(eq(users.id, userId));
    expect(person).toMatchObject({ resumeScan: 3, subscription: "premium" });
  });
});
