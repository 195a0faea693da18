import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { STAND_IN_KEYS } from "#testing/a-payment-provider.ts";
import { anEmulator, changeCard } from "#testing/an-emulator.ts";
import { askInProcess } from "../ask-in-process.ts";
import { createEmulator } from "../emulator.ts";
import { readLedger, writeLedger } from "../ledger.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe("cards of the emulator", () => {
  test.each([
    ["4242424242424242", "visa"],
    ["5555555555554444", "mastercard"],
    ["378282246310005", "amex"],
  ])("%s pays", async (number, brand) => {
    const { subscribe, browser, read, stripe } = await anEmulator();
    const { id, secret } = await subscribe();
    expect(browser.confirmCard(secret, { number, cvc: brand === "amex" ? "1234" : "123" })).toEqual({
      status: "succeeded",
      error: null,
    });
    const subscription = await read(id);
    expect(subscription.status).toBe("active");
    const card = await stripe.paymentMethods.retrieve(subscription.default_payment_method as string);
    expect(card.card).toMatchObject({ brand, last4: number.slice(-4) });
  });

  test.each([
    ["4000000000000002", "card_declined", "generic_decline", "Your card was declined."],
    ["4000000000009995", "card_declined", "insufficient_funds", "Your card has insufficient funds."],
    ["4000000000000069", "expired_card", "expired_card", "Your card has expired."],
    ["4000000000000127", "incorrect_cvc", "incorrect_cvc", "Your card's security code is incorrect."],
    [
      "4000000000000119",
      "processing_error",
      "processing_error",
      expect.stringContaining("An error occurred"),
    ],
    ["4000000000000341", "card_declined", "generic_decline", "Your card was declined."],
    ["4111111111111111", "card_declined", "test_mode_live_card", expect.stringContaining("test mode")],
  ])(
    "%s is refused in the provider's words, and a good card pays after it",
    async (number, code, decline, message) => {
      const { subscribe, browser, read } = await anEmulator();
      const { id, secret, result } = await subscribe(number);
      expect(result).toMatchObject({
        status: "requires_payment_method",
        error: { code, decline_code: decline, message },
      });
      expect((await read(id)).status).toBe("incomplete");
      expect(browser.confirm(secret, "4242424242424242").status).toBe("succeeded");
      expect((await read(id)).status).toBe("active");
    },
  );

  test("a number nobody can have, a past date and a short code are refused before the bank is asked", async () => {
    const { subscribe, browser, types } = await anEmulator();
    const { secret } = await subscribe();
    const card = { number: "4242424242424242" };
    expect(browser.confirmCard(secret, { number: "4242424242424241" }).error?.code).toBe("incorrect_number");
    expect(browser.confirmCard(secret, { ...card, month: 13 }).error?.code).toBe("invalid_expiry_month");
    expect(browser.confirmCard(secret, { ...card, year: 2020 }).error?.code).toBe("invalid_expiry_year");
    expect(browser.confirmCard(secret, { ...card, cvc: "12" }).error?.code).toBe("invalid_cvc");
    expect(types()).not.toContain("charge.failed");
  });

  test.each(["4000002500003155", "4000002760003184"])(
    "%s asks the bank: yes pays, no does not",
    async (number) => {
      const { subscribe, read, types } = await anEmulator();
      const refused = await subscribe(number, false);
      expect(refused.result).toMatchObject({
        status: "requires_payment_method",
        error: {
          code: "payment_intent_authentication_failure",
          message: expect.stringMatching(/^We are unable to authenticate your payment method/),
        },
      });
      expect((await read(refused.id)).status).toBe("incomplete");
      const agreed = await subscribe(number);
      expect(agreed.result).toEqual({ status: "succeeded", error: null });
      expect((await read(agreed.id)).status).toBe("active");
      expect(types()).toEqual(
        expect.arrayContaining(["payment_intent.requires_action", "invoice.payment_action_required"]),
      );
    },
  );

  test("4000008260003178 asks the bank, and then has no money on it", async () => {
    const { subscribe } = await anEmulator();
    expect((await subscribe("4000008260003178")).result).toMatchObject({
      status: "requires_payment_method",
      error: { decline_code: "insufficient_funds" },
    });
  });

  test("a card that the bank refuses is not saved either, and a failed question is told", async () => {
    const { subscribe, browser, stripe, types } = await anEmulator();
    const { customer } = await subscribe("4242424242424242");
    const setup = await stripe.setupIntents.create({ customer });
    const save = (number: string, agrees = true) => browser.confirm(setup.client_secret!, number, agrees);
    expect(save("4000000000000002").error?.code).toBe("card_declined");
    expect(save("4000002500003155", false).error?.code).toBe("setup_intent_authentication_failure");
    expect(types().filter((type) => type === "setup_intent.setup_failed")).toHaveLength(2);
    expect(save("4000000000000341").status).toBe("succeeded");
    expect(types()).toContain("setup_intent.succeeded");
    await expect(
      stripe.paymentMethods.attach("pm_card_visa_chargeDeclined", { customer }),
    ).rejects.toMatchObject({ type: "StripeCardError" });
    expect((await stripe.paymentMethods.attach("pm_card_visa", { customer })).customer).toBe(customer);
  });

  test("a payment that went through cannot be confirmed again", async () => {
    const { subscribe, browser, stripe } = await anEmulator();
    const { secret, customer } = await subscribe("4242424242424242");
    expect(browser.confirm(secret, "5555555555554444").error?.code).toBe("payment_intent_unexpected_state");
    expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
  });

  test("a full card number is kept nowhere but in the list of test cards", async () => {
    const { subscribe, emulator } = await anEmulator();
    await subscribe("4111111111111111");
    expect(writeLedger(emulator.ledger)).not.toContain("4111111111111111");
  });
});

describe("a subscription over time", () => {
  test("renews month by month on the day it began, or the last one there is", async () => {
    const { subscribe, read, pass, stripe } = await anEmulator();
    const { id, customer } = await subscribe("4242424242424242");
    const ends: string[] = [];
    for (let month = 0; month < 3; month += 1) {
      const { current_period_end: end } = (await read(id)).items.data[0]!;
      ends.push(new Date(end * 1000).toISOString());
      pass(31 * DAY);
    }
    expect(ends).toEqual([
      "2026-02-28T10:00:00.000Z",
      "2026-03-31T10:00:00.000Z",
      "2026-04-30T10:00:00.000Z",
    ]);
    const invoices = await stripe.invoices.list({ customer, status: "paid" });
    expect(invoices.data.map(({ billing_reason }) => billing_reason)).toEqual([
      "subscription_cycle",
      "subscription_cycle",
      "subscription_cycle",
      "subscription_create",
    ]);
  });

  test("a renewal's invoice is a draft for an hour, with the period moved already", async () => {
    const { subscribe, read, pass } = await anEmulator();
    const { id } = await subscribe("4242424242424242");
    pass(28 * DAY + HOUR / 2);
    const renewing = await read(id);
    expect(renewing.latest_invoice).toMatchObject({ status: "draft", amount_paid: 0 });
    expect(renewing.status).toBe("active");
    expect(renewing.items.data[0]!.current_period_start * 1000).toBe(Date.parse("2026-02-28T10:00:00Z"));
    pass(HOUR);
    expect((await read(id)).latest_invoice).toMatchObject({ status: "paid", amount_paid: 2499 });
  });

  test("a renewal that fails is past due, tried again after 3, 5 and 7 days, then given up", async () => {
    const { subscribe, read, pass, stripe, browser } = await anEmulator();
    const { id, customer } = await subscribe("4242424242424242");
    await changeCard({ stripe, browser, id, customer }, "4000000000000341");
    pass(28 * DAY + 2 * HOUR);
    const failed = await read(id);
    expect(failed.status).toBe("past_due");
    expect(failed.latest_invoice).toMatchObject({ status: "open", attempt_count: 1 });
    const attempts: (number | string)[] = [];
    for (const days of [3, 5, 7]) {
      pass(days * DAY);
      const { status, latest_invoice } = await read(id);
      attempts.push((latest_invoice as Stripe.Invoice).attempt_count, status);
    }
    expect(attempts).toEqual([2, "past_due", 3, "past_due", 4, "canceled"]);
    expect((await read(id)).cancellation_details?.reason).toBe("payment_failed");
  });

  test("a past-due one recovers with a new card", async () => {
    const { subscribe, read, pass, stripe, browser } = await anEmulator();
    const { id, customer } = await subscribe("4242424242424242");
    await changeCard({ stripe, browser, id, customer }, "4000000000000341");
    pass(28 * DAY + 2 * HOUR);
    const invoice = (await read(id)).latest_invoice as Stripe.Invoice;
    await expect(stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
      type: "StripeCardError",
      decline_code: "generic_decline",
    });
    await changeCard({ stripe, browser, id, customer }, "5555555555554444");
    expect((await stripe.invoices.pay(invoice.id)).status).toBe("paid");
    expect((await read(id)).status).toBe("active");
    await expect(stripe.invoices.pay(invoice.id)).rejects.toMatchObject({ code: "invoice_already_paid" });
  });

  test("a bank that was asked once lets renewals through; one that always asks does not", async () => {
    const { subscribe, read, pass, browser, stripe } = await anEmulator();
    const once = await subscribe("4000002500003155");
    const always = await subscribe("4000002760003184");
    pass(28 * DAY + 2 * HOUR);
    expect((await read(once.id)).status).toBe("active");
    const waiting = await stripe.subscriptions.retrieve(always.id, {
      expand: ["latest_invoice.confirmation_secret"],
    });
    expect(waiting.status).toBe("past_due");
    const { confirmation_secret: secret } = waiting.latest_invoice as Stripe.Invoice;
    expect(browser.confirm(secret!.client_secret, "4000002760003184").status).toBe("succeeded");
    expect((await read(always.id)).status).toBe("active");
  });

  test("a first payment that does not come within 23 hours is too late", async () => {
    const { subscribe, read, pass, browser, types } = await anEmulator();
    const { id, secret } = await subscribe();
    pass(23 * HOUR + 1000);
    const late = await read(id);
    expect(late.status).toBe("incomplete_expired");
    expect(late.latest_invoice).toMatchObject({ status: "void" });
    expect(browser.confirm(secret, "4242424242424242").error?.code).toBe("payment_intent_unexpected_state");
    expect(types()).toContain("invoice.voided");
  });

  test("one that is to end does so at the end of its period, unless that is taken back", async () => {
    const { subscribe, read, pass, stripe, types } = await anEmulator();
    const ending = await subscribe("4242424242424242");
    const resumed = await subscribe("4242424242424242");
    for (const { id } of [ending, resumed])
      await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await stripe.subscriptions.update(resumed.id, { cancel_at_period_end: false });
    pass(28 * DAY - HOUR);
    expect((await read(ending.id)).status).toBe("active");
    pass(3 * HOUR);
    expect((await read(ending.id)).status).toBe("canceled");
    expect((await read(resumed.id)).status).toBe("active");
    expect(types().filter((type) => type === "customer.subscription.deleted")).toHaveLength(1);
  });

  test("without a card nothing is taken, and that is a failed renewal", async () => {
    const { subscribe, read, pass, stripe } = await anEmulator();
    const { id } = await subscribe("4242424242424242");
    await stripe.paymentMethods.detach((await read(id)).default_payment_method as string);
    pass(28 * DAY + 2 * HOUR);
    expect((await read(id)).status).toBe("past_due");
  });

  test("a clock turned forward by hand does the same", async () => {
    const { subscribe, read, emulator } = await anEmulator();
    const { id } = await subscribe("4242424242424242");
    emulator.advance(28 * DAY + 2 * HOUR);
    expect((await read(id)).latest_invoice).toMatchObject({
      billing_reason: "subscription_cycle",
      status: "paid",
    });
  });

  test("what it knew is there after a restart", async () => {
    const { subscribe, emulator, stripe } = await anEmulator();
    const { id } = await subscribe("4242424242424242");
    const again = createEmulator({
      keys: STAND_IN_KEYS,
      clock: Date.now,
      random: randomBytes,
      deliver: async () => 200,
      ledger: readLedger(writeLedger(emulator.ledger))!,
    });
    const reader = new Stripe(STAND_IN_KEYS.secret, {
      httpClient: Stripe.createFetchHttpClient(askInProcess(again)),
    });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe("active");
    expect((await reader.subscriptions.retrieve(id)).customer).toBe(
      (await stripe.subscriptions.retrieve(id)).customer,
    );
    expect(readLedger("{}")).toBeNull();
    expect(readLedger("no JSON")).toBeNull();
  });
});
