import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { GRACE_DAYS } from "#contract/billing.ts";
import { PREMIUM_PRICE } from "#contract/plans.ts";
import { A_MONTH, aBillingServer, anEmulator, GOOD_CARD, storyOf } from "#testing/a-billing-server.ts";
import { openStores } from "#testing/store-homes.ts";
import { payOwed, saveNewCard, startCardChange } from "./change-card.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { listInvoices } from "./list-invoices.ts";
import { readBilling } from "./read-billing.ts";
import { reconcile } from "./reconcile.ts";

const homes = await openStores();
const DAY = 86_400_000;
const PRICE = PREMIUM_PRICE.amount;
/** Is saved, and declines when it is charged. */
const FAILING_LATER = "4000000000000341";

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => error.code ?? String(error),
  );

describe.each(homes)("Premium over the months, with its home: $name", ({ store, close }) => {
  let shop: Awaited<ReturnType<typeof anEmulator>>;

  beforeEach(async () => {
    shop = await anEmulator(store, expect.getState().currentTestName);
  });
  afterAll(close);

  const round = async () => reconcile((await aBillingServer(shop.provider, store)).services);
  const changeCard = async (userId: string, number: string) => {
    const { setupId, confirmation } = await startCardChange(shop.services, userId);
    const confirmed = shop.provider.browser.confirm(confirmation, number);
    return { confirmed, setupId };
  };
  /** Somebody whose card will decline at the next renewal, and the renewal has come. */
  const somebodyPastDue = async () => {
    const person = await shop.aPremiumPerson();
    const { setupId } = await changeCard(person.userId, FAILING_LATER);
    await saveNewCard(shop.services, person.userId, setupId);
    shop.provider.pass(A_MONTH);
    await shop.provider.emulator.webhooks.deliverDue();
    return person;
  };

  test.each(["webhooks", "reconcile alone"])("renews each month, heard of by %s", async (how) => {
    if (how !== "webhooks") shop.provider.emulator.webhooks.faults.drop = 1;
    const { userId } = await shop.aPremiumPerson();
    for (let month = 2; month <= 4; month += 1) {
      shop.provider.pass(A_MONTH);
      await shop.provider.emulator.webhooks.deliverDue();
      if (how !== "webhooks") await round();
      expect(await shop.planOf(userId)).toBe("premium");
      expect(await shop.taken(userId)).toBe(month * PRICE);
    }
    const invoices = await listInvoices(shop.services, userId);
    expect(invoices.map(({ amount, status }) => [amount, status])).toEqual(Array(4).fill([PRICE, "paid"]));
    expect(invoices.every(({ url }) => url !== null)).toBe(true);
  });

  test("outlasts a provider that is away at the renewal, for the days of grace", async () => {
    shop.provider.emulator.webhooks.faults.drop = 1;
    const { userId } = await shop.aPremiumPerson();
    shop.provider.emulator.setDown(true);
    shop.provider.pass(A_MONTH);
    await round();
    expect(await shop.planOf(userId)).toBe("premium");
    expect(await readBilling(shop.services, userId)).toMatchObject({ plan: "premium", stale: true });
    shop.provider.pass(GRACE_DAYS * DAY);
    await round();
    expect(await shop.planOf(userId)).toBe("free");
    shop.provider.emulator.setDown(false);
    shop.provider.pass(DAY);
    await round();
    expect(await shop.planOf(userId)).toBe("premium");
  });

  test("goes on for the days of grace after a declined renewal, and then ends", async () => {
    const { userId, subscriptionId } = await somebodyPastDue();
    const view = await readBilling(shop.services, userId);
    expect(view).toMatchObject({ plan: "premium", subscription: { status: "past-due", owed: PRICE } });
    const until = Date.parse(view.subscription!.planUntil!);
    const paidUntil = Date.parse(view.subscription!.paidUntil!);
    expect(until - paidUntil).toBe(GRACE_DAYS * DAY);
    shop.provider.pass(until - shop.provider.runtime.now().getTime() - 60_000);
    await round();
    expect(await shop.planOf(userId)).toBe("premium");
    shop.provider.pass(60_000);
    await round();
    expect(await shop.planOf(userId)).toBe("free");
    expect(await shop.taken(userId)).toBe(PRICE);
    expect((await storyOf(store, subscriptionId)).some((line) => line.endsWith(": ended"))).toBe(true);
  });

  test("recovers with another card, within the grace and after it, and is paid once", async () => {
    for (const wait of [DAY, 5 * DAY]) {
      const { userId } = await somebodyPastDue();
      shop.provider.pass(wait);
      await round();
      expect(await payOwed(shop.services, userId)).toMatchObject({ result: "declined" });
      const { setupId } = await changeCard(userId, GOOD_CARD);
      expect(await saveNewCard(shop.services, userId, setupId)).toMatchObject({ result: "paid" });
      expect(await payOwed(shop.services, userId)).toMatchObject({ result: "nothing-owed" });
      expect(await shop.planOf(userId)).toBe("premium");
      expect(await shop.taken(userId)).toBe(2 * PRICE);
      const view = await readBilling(shop.services, userId);
      expect(view.subscription).toMatchObject({ status: "active", owed: null, card: { last4: "4242" } });
    }
  });

  test("recovers by the provider's own next try", async () => {
    const { userId, customerId } = await shop.aPremiumPerson();
    const cards = [...shop.provider.emulator.ledger.cards.values()].filter(
      ({ customer }) => customer === customerId,
    );
    for (const card of cards) card.kind = FAILING_LATER;
    shop.provider.pass(A_MONTH);
    await shop.provider.emulator.webhooks.deliverDue();
    expect((await readBilling(shop.services, userId)).subscription).toMatchObject({ status: "past-due" });
    for (const card of cards) card.kind = GOOD_CARD;
    shop.provider.pass(4 * DAY);
    await shop.provider.emulator.webhooks.deliverDue();
    expect((await readBilling(shop.services, userId)).subscription).toMatchObject({ status: "active" });
    expect(await shop.planOf(userId)).toBe("premium");
    expect(await shop.taken(userId)).toBe(2 * PRICE);
  });

  test("lapsed, is taken up by paying what is owed, not by a second subscription", async () => {
    const { userId, subscriptionId } = await somebodyPastDue();
    shop.provider.pass(4 * DAY);
    await round();
    expect(await shop.planOf(userId)).toBe("free");
    await shop.pay(userId);
    await confirmPayment(shop.services, userId);
    expect(await shop.planOf(userId)).toBe("premium");
    expect(await shop.taken(userId)).toBe(2 * PRICE);
    expect([...shop.provider.emulator.ledger.subscriptions.keys()]).toEqual([subscriptionId]);
  });

  test("that the provider gave up on can be bought anew", async () => {
    const { userId } = await somebodyPastDue();
    shop.provider.pass(20 * DAY);
    await shop.provider.emulator.webhooks.deliverDue();
    await round();
    expect(await readBilling(shop.services, userId)).toMatchObject({ plan: "free", subscription: null });
    await shop.pay(userId);
    expect(await confirmPayment(shop.services, userId)).toBe("premium");
    expect(await shop.taken(userId)).toBe(2 * PRICE);
  });

  test("ends with a refund, and nothing more is taken", async () => {
    const { userId, subscriptionId } = await shop.aPremiumPerson();
    await shop.provider.payments.refundLastPayment(subscriptionId);
    await shop.provider.emulator.webhooks.deliverDue();
    expect(await shop.planOf(userId)).toBe("free");
    expect(await shop.taken(userId)).toBe(0);
    expect(shop.provider.emulator.ledger.subscriptions.get(subscriptionId)!.status).toBe("canceled");
    shop.provider.pass(2 * A_MONTH);
    expect(await shop.taken(userId)).toBe(0);
  });

  test("ends with a refund that no webhook told of", async () => {
    shop.provider.emulator.webhooks.faults.drop = 1;
    const { userId, subscriptionId } = await shop.aPremiumPerson();
    await round();
    shop.provider.pass(10 * 60_000);
    await shop.provider.payments.refundLastPayment(subscriptionId);
    await round();
    expect(await shop.planOf(userId)).toBe("free");
  });

  test("without a card stays until what was paid for is over, says so, and takes a new card", async () => {
    const { userId, customerId } = await shop.aPremiumPerson();
    const { emulator } = shop.provider;
    const detach = () => {
      for (const card of emulator.ledger.cards.values())
        if (card.customer === customerId)
          emulator.answer({
            method: "POST",
            url: `/v1/payment_methods/${card.id}/detach`,
            headers: { authorization: `Bearer ${emulator.keys.secret}` },
            body: "",
          });
    };
    detach();
    await emulator.webhooks.deliverDue();
    expect(await readBilling(shop.services, userId)).toMatchObject({
      plan: "premium",
      subscription: { status: "active", card: null },
    });
    shop.provider.pass(A_MONTH);
    await emulator.webhooks.deliverDue();
    expect((await readBilling(shop.services, userId)).subscription).toMatchObject({ status: "past-due" });
    const { setupId } = await changeCard(userId, GOOD_CARD);
    expect(await saveNewCard(shop.services, userId, setupId)).toMatchObject({ result: "paid" });
    expect(await shop.planOf(userId)).toBe("premium");
  });

  test("takes no card that its bank refused, that nobody confirmed, or that is somebody else's", async () => {
    const { userId } = await shop.aPremiumPerson();
    const other = await shop.aPremiumPerson();
    const refused = await changeCard(userId, "4000000000000002");
    expect(refused.confirmed.error).not.toBeNull();
    const unconfirmed = await startCardChange(shop.services, userId);
    const foreign = await changeCard(other.userId, "5555555555554444");
    for (const setupId of [refused.setupId, unconfirmed.setupId, foreign.setupId, "seti_none"])
      expect(await codeOf(saveNewCard(shop.services, userId, setupId))).toBe("card-not-saved");
    expect((await readBilling(shop.services, userId)).subscription?.card).toMatchObject({ last4: "4242" });
    expect(await codeOf(startCardChange(shop.services, await shop.aPerson()))).toBe("no-subscription");
  });
});
