import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { PREMIUM_PRICE } from "#contract/plans.ts";
import { users } from "#server/adapters/store/schema.ts";
import { paymentEndings, paymentSearches } from "#server/adapters/store/schema-billing.ts";
import { eq } from "#server/adapters/store/sql.ts";
import {
  A_MONTH,
  aBillingServer,
  anEmulator,
  GOOD_CARD,
  moneyTaken,
  storyOf,
} from "#testing/a-billing-server.ts";
import { openStores } from "#testing/store-homes.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { endCustomers } from "./end-customers.ts";
import { findCustomer } from "./find-subscriptions.ts";
import { readBilling } from "./read-billing.ts";
import { reconcile } from "./reconcile.ts";
import { scheduleAccountTeardown } from "./schedule-account-teardown.ts";
import { startPayment } from "./start-payment.ts";
import { resumeSubscription, switchToFree } from "./switch-to-free.ts";

const homes = await openStores();
const PRICE = PREMIUM_PRICE.amount;
const HOUR = 3_600_000;

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => error.code ?? String(error),
  );

describe.each(homes)("leaving Premium, with its home: $name", ({ store, close }) => {
  let shop: Awaited<ReturnType<typeof anEmulator>>;

  beforeEach(async () => {
    shop = await anEmulator(store, expect.getState().currentTestName);
    await store.db().delete(paymentEndings);
    await store.db().delete(paymentSearches);
  });
  afterAll(close);

  const round = async () => reconcile((await aBillingServer(shop.provider, store)).services);
  const atProvider = (subscriptionId: string) =>
    shop.provider.emulator.ledger.subscriptions.get(subscriptionId)!.status;
  /** As the deletion of an account does it. */
  const leave = async (userId: string, afterPromise = async () => {}) => {
    await store.transaction(async () => {
      await store.db().select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
      await scheduleAccountTeardown(shop.services, userId);
      await afterPromise();
      await store.db().delete(users).where(eq(users.id, userId));
    });
    await endCustomers(shop.services);
  };
  const endings = () => store.db().select().from(paymentEndings);

  test("at the end of the paid time keeps Premium until then, and takes no more money", async () => {
    const { userId, subscriptionId } = await shop.aPremiumPerson();
    const until = await switchToFree(shop.services, userId, "period-end");
    const view = await readBilling(shop.services, userId);
    expect(view).toMatchObject({
      plan: "premium",
      subscription: { endsOn: until!.toISOString(), renewsOn: null },
    });
    shop.provider.pass(until!.getTime() - shop.provider.runtime.now().getTime());
    await round();
    expect(await shop.planOf(userId)).toBe("free");
    shop.provider.pass(A_MONTH);
    expect(await shop.taken(userId)).toBe(PRICE);
    expect(atProvider(subscriptionId)).toBe("canceled");
  });

  test("at the end of the paid time, that end comes even when the provider is away", async () => {
    const { userId } = await shop.aPremiumPerson();
    const until = await switchToFree(shop.services, userId, "period-end");
    shop.provider.emulator.setDown(true);
    shop.provider.pass(until!.getTime() - shop.provider.runtime.now().getTime());
    await round();
    expect(await shop.planOf(userId)).toBe("free");
  });

  test("can be taken back, and left again, while it lasts", async () => {
    const { userId } = await shop.aPremiumPerson();
    expect(await codeOf(resumeSubscription(shop.services, userId))).toBe("no-subscription");
    await switchToFree(shop.services, userId, "period-end");
    await resumeSubscription(shop.services, userId);
    expect((await readBilling(shop.services, userId)).subscription).toMatchObject({ endsOn: null });
    shop.provider.pass(A_MONTH);
    await shop.provider.emulator.webhooks.deliverDue();
    expect(await shop.planOf(userId)).toBe("premium");
    expect(await shop.taken(userId)).toBe(2 * PRICE);
    expect(await switchToFree(shop.services, userId, "period-end")).not.toBeNull();
  });

  test("now ends it at once, and it can be bought anew", async () => {
    const { userId, subscriptionId } = await shop.aPremiumPerson();
    expect(await switchToFree(shop.services, userId, "now")).toBeNull();
    expect(await shop.planOf(userId)).toBe("free");
    expect(atProvider(subscriptionId)).toBe("canceled");
    await shop.pay(userId);
    expect(await confirmPayment(shop.services, userId)).toBe("premium");
    expect(await shop.taken(userId)).toBe(2 * PRICE);
  });

  test("twice, or without a subscription, is no fault", async () => {
    const { userId } = await shop.aPremiumPerson();
    for (let i = 0; i < 2; i += 1) expect(await switchToFree(shop.services, userId, "now")).toBeNull();
    expect(await switchToFree(shop.services, await shop.aPerson(), "period-end")).toBeNull();
  });

  test.each(["error", "cut-after", "silence"] as const)(
    "while the provider fails (%s) is said to have failed, and what it did all the same is found",
    async (kind) => {
      shop.provider.emulator.webhooks.faults.drop = 1;
      const { userId, subscriptionId } = await shop.aPremiumPerson();
      shop.provider.emulator.calls.add({ kind, call: "DELETE subscriptions", times: 1 });
      expect(await codeOf(switchToFree(shop.services, userId, "now"))).toBe("payments-unavailable");
      shop.provider.pass(60_000);
      await round();
      const ended = atProvider(subscriptionId) === "canceled";
      expect(await shop.planOf(userId)).toBe(ended ? "free" : "premium");
      expect(ended).toBe(kind === "cut-after");
    },
  );

  test("with the account ends the subscription, the cards and the customer at the provider", async () => {
    const { userId, subscriptionId, customerId } = await shop.aPremiumPerson();
    await leave(userId);
    expect(atProvider(subscriptionId)).toBe("canceled");
    expect(shop.provider.emulator.ledger.customers.get(customerId)!.deleted).toBe(true);
    expect(await endings()).toEqual([]);
    expect(await storyOf(store, subscriptionId)).toContain("page account deleted: ended");
    shop.provider.pass(A_MONTH);
    expect(moneyTaken(shop.provider.emulator, customerId)).toBe(PRICE);
  });

  test("with the account while the provider is away is kept as a promise without a name, and kept to", async () => {
    const { userId, subscriptionId, customerId } = await shop.aPremiumPerson();
    shop.provider.emulator.setDown(true);
    await leave(userId);
    expect(await shop.planOf(userId)).toBeUndefined();
    const [promise] = await endings();
    expect(promise).toMatchObject({ customerId });
    expect(JSON.stringify(promise)).not.toContain(userId);
    for (let i = 0; i < 5; i += 1) {
      shop.provider.pass(6 * HOUR);
      await round();
    }
    expect(await endings()).toHaveLength(1);
    shop.provider.emulator.setDown(false);
    shop.provider.pass(6 * HOUR);
    await round();
    expect(await endings()).toEqual([]);
    expect(atProvider(subscriptionId)).toBe("canceled");
  });

  test("with the account pays back what was taken for no plan: a renewal after it, a charge before its grant", async () => {
    const renewed = await shop.aPremiumPerson();
    shop.provider.emulator.webhooks.faults.drop = 1;
    const unseen = await shop.aPerson();
    await shop.pay(unseen);
    // The first call is the ending's own: it fails, and comes back after the renewal.
    shop.provider.emulator.calls.add({ kind: "error", call: "GET subscriptions", times: 2 });
    await leave(renewed.userId);
    await leave(unseen);
    shop.provider.pass(A_MONTH);
    expect(moneyTaken(shop.provider.emulator)).toBeGreaterThan(2 * PRICE);
    await round();
    expect(await endings()).toEqual([]);
    expect(moneyTaken(shop.provider.emulator, renewed.customerId)).toBe(PRICE);
    expect(moneyTaken(shop.provider.emulator)).toBe(PRICE);
  });

  test("with the account while a renewal is unpaid pays nothing back of the months that were used", async () => {
    const { userId, customerId } = await shop.aPremiumPerson();
    for (const card of shop.provider.emulator.ledger.cards.values())
      if (card.customer === customerId) card.kind = "4000000000000341";
    shop.provider.pass(A_MONTH);
    await shop.provider.emulator.webhooks.deliverDue();
    await leave(userId);
    expect(await endings()).toEqual([]);
    expect(moneyTaken(shop.provider.emulator, customerId)).toBe(PRICE);
  });

  test("with the account while a payment is under way charges nobody for nothing", async () => {
    const userId = await shop.aPerson();
    const secret = await shop.start(userId);
    await leave(userId);
    expect(shop.provider.browser.confirm(secret, GOOD_CARD).error).not.toBeNull();
    expect(moneyTaken(shop.provider.emulator)).toBe(0);
    expect(await codeOf(shop.start(userId))).toBe("session-expired");
  });

  test("an account that goes while its customer is made leaves no customer behind", async () => {
    const userId = await shop.aPerson();
    const { payments } = shop.provider;
    const slow: typeof payments = {
      ...payments,
      ensureCustomer: async (request) => {
        const made = await payments.ensureCustomer(request);
        await leave(userId);
        return made;
      },
    };
    const services = { ...shop.services, payments: slow };
    expect(await codeOf(startPayment(services, userId, PREMIUM_PRICE))).toBe("session-expired");
    shop.provider.pass(60_000);
    await round();
    const customers = [...shop.provider.emulator.ledger.customers.values()];
    expect(customers.every(({ deleted }) => deleted)).toBe(true);
    expect(await endings()).toEqual([]);
  });

  test("an account that goes while its customer is written down leaves no customer behind", async () => {
    const userId = await shop.aPerson();
    const { payments } = shop.provider;
    const promised = Promise.withResolvers<void>();
    let leaving = Promise.resolve();
    const slow: typeof payments = {
      ...payments,
      ensureCustomer: async (request) => {
        const made = await payments.ensureCustomer(request);
        // The account goes only when the customer was written down, or when that has waited for many looks.
        leaving = leave(userId, async () => {
          promised.resolve();
          for (let look = 0; look < 300 && (await findCustomer(store, userId)) === null; look += 1);
        });
        await promised.promise;
        return made;
      },
    };
    const services = { ...shop.services, payments: slow };
    expect(await codeOf(startPayment(services, userId, PREMIUM_PRICE))).toBe("session-expired");
    await leaving;
    await round();
    const customers = [...shop.provider.emulator.ledger.customers.values()];
    expect(customers.every(({ deleted }) => deleted)).toBe(true);
    expect(await endings()).toEqual([]);
  });

  test("with the account ends a customer too that was made while the line was cut", async () => {
    const userId = await shop.aPerson();
    // The list of known customers is asked for first; then one is made, and we never hear of it.
    shop.provider.emulator.calls.add({ kind: "cut-after", call: "POST customers", times: 3 });
    expect(await codeOf(shop.start(userId))).toBe("payments-unavailable");
    const [made] = [...shop.provider.emulator.ledger.customers.values()];
    expect(made).toMatchObject({ deleted: false });
    expect(await findCustomer(store, userId)).toBeNull();
    await leave(userId);
    await round();
    shop.provider.emulator.setDown(true);
    shop.provider.pass(HOUR);
    await round();
    expect(made).toMatchObject({ deleted: false });
    shop.provider.emulator.setDown(false);
    shop.provider.pass(24 * HOUR);
    await round();
    expect(made).toMatchObject({ deleted: true, email: null });
    expect(await endings()).toEqual([]);
    expect(await store.db().select().from(paymentSearches)).toEqual([]);
  });

  test("by deleting the account in one tab while another buys leaves nothing to pay, and says so", async () => {
    for (let time = 0; time < 20; time += 1) {
      const userId = await shop.aPerson();
      const [said] = await Promise.all([codeOf(shop.start(userId)), leave(userId)]);
      expect(["done", "session-expired", "payments-unavailable"]).toContain(said);
    }
    // On a busy machine a call may have taken too long; what was promised is tried again.
    shop.provider.pass(HOUR);
    await endCustomers(shop.services);
    const left = [...shop.provider.emulator.ledger.subscriptions.values()];
    expect(left.filter(({ endedAt }) => endedAt === null)).toEqual([]);
    expect(moneyTaken(shop.provider.emulator)).toBe(0);
  });
});
