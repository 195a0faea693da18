import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { STAND_IN_KEYS } from "#testing/a-payment-provider.ts";
import { anEmulator } from "#testing/an-emulator.ts";
import type { ApiAnswer } from "../api-call.ts";
import type { PaymentsEmulator } from "../emulator.ts";
import { readForm } from "../read-form.ts";

function ask(
  emulator: PaymentsEmulator,
  call: string,
  {
    body = "",
    key = STAND_IN_KEYS.secret as string | null,
    idempotency = undefined as string | undefined,
  } = {},
) {
  const [method = "", url = ""] = call.split(" ");
  const outcome = emulator.answer({
    method,
    url: `/v1/${url}`,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(idempotency === undefined ? {} : { "idempotency-key": idempotency }),
    },
    body,
  }) as ApiAnswer;
  return { status: outcome.status, headers: outcome.headers, json: JSON.parse(outcome.body) };
}

describe("what the emulator answers to a program", () => {
  test("an address, a key or a parameter it does not know gets Stripe's own kind of error", async () => {
    const { emulator, stripe, price } = await anEmulator();
    expect(ask(emulator, "GET nowhere")).toMatchObject({
      status: 404,
      json: {
        error: {
          type: "invalid_request_error",
          message: expect.stringContaining("Unrecognized request URL"),
        },
      },
    });
    expect(ask(emulator, "GET customers", { key: "sk_other" }).status).toBe(401);
    expect(ask(emulator, "GET customers", { key: null }).status).toBe(401);
    expect(ask(emulator, "POST customers", { body: "colour=red" }).json.error).toMatchObject({
      code: "parameter_unknown",
      param: "colour",
    });
    expect(ask(emulator, "POST subscriptions", { body: "customer=cus_1" }).json.error).toMatchObject({
      code: "parameter_missing",
      param: "items",
    });
    expect(ask(emulator, "POST customers", { body: "a[b[c]]=1" }).status).toBe(400);
    await expect(stripe.prices.retrieve("price_none")).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      code: "resource_missing",
      statusCode: 404,
      requestId: expect.stringMatching(/^req_/),
    });
    expect((await stripe.prices.retrieve(price.id)).lastResponse.apiVersion).toBe("2026-10-28.endive");
  });

  test("the name that intents no longer take is refused as Stripe does", async () => {
    const { stripe, emulator } = await anEmulator();
    const body = "amount=100&currency=usd&payment_method_types[0]=card";
    expect(ask(emulator, "POST payment_intents", { body }).json.error.code).toBe(
      "payment_method_types_no_longer_supported",
    );
    const intent = await stripe.paymentIntents.create({
      amount: 100,
      currency: "usd",
      allowed_payment_method_types: ["card"],
      payment_method: "pm_card_visa",
      confirm: true,
    });
    expect(intent).toMatchObject({ status: "succeeded", amount_received: 100 });
  });

  test("a list comes in pages, newest first, without losing or doubling anything", async () => {
    const { stripe } = await anEmulator();
    const made: string[] = [];
    for (let count = 0; count < 7; count += 1) made.unshift((await stripe.customers.create({})).id);
    const ids = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id);
    const first = await stripe.customers.list({ limit: 3 });
    expect(first.has_more).toBe(true);
    const second = await stripe.customers.list({ limit: 3, starting_after: first.data.at(-1)!.id });
    const third = await stripe.customers.list({ limit: 3, starting_after: second.data.at(-1)!.id });
    expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(made);
    expect(third.has_more).toBe(false);
    const back = await stripe.customers.list({ limit: 3, ending_before: third.data[0]!.id });
    expect(ids(back)).toEqual(ids(second));
    expect(
      ids({ data: await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 }) }),
    ).toEqual(made);
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
    await expect(stripe.customers.list({ starting_after: "cus_none" })).rejects.toMatchObject({
      code: "resource_missing",
    });
  });

  test("things stand in place of their ids where that is asked for, also in lists", async () => {
    const { stripe, subscribe } = await anEmulator();
    const { id, customer } = await subscribe("4242424242424242");
    const plain = await stripe.subscriptions.retrieve(id);
    expect([plain.customer, typeof plain.latest_invoice]).toEqual([customer, "string"]);
    const list = await stripe.subscriptions.list({
      customer,
      expand: ["data.latest_invoice.confirmation_secret", "data.customer", "data.default_payment_method"],
    });
    expect(list.data[0]).toMatchObject({
      customer: { id: customer, email: "maria.silva@mail.example" },
      default_payment_method: { card: { last4: "4242" } },
      latest_invoice: { confirmation_secret: { type: "payment_intent" } },
    });
    const [invoice] = (await stripe.invoices.list({ customer, expand: ["data.payments"] })).data;
    expect(invoice).toMatchObject({
      parent: { subscription_details: { subscription: id } },
      payments: { data: [{ status: "paid", payment: { payment_intent: expect.stringMatching(/^pi_/) } }] },
    });
    expect(invoice).not.toHaveProperty("confirmation_secret");
    await expect(stripe.subscriptions.retrieve(id, { expand: ["colour"] })).rejects.toMatchObject({
      message: expect.stringContaining("cannot be expanded"),
    });
    await expect(stripe.subscriptions.retrieve(id, { expand: ["a.b.c.d.e"] })).rejects.toMatchObject({
      message: expect.stringContaining("more than 4 levels"),
    });
  });

  test("the same key gets the same answer for a day, and never another request's", async () => {
    const { emulator, pass, stripe } = await anEmulator();
    const once = { body: "email=a@mail.example", idempotency: "once" };
    const first = ask(emulator, "POST customers", once);
    const again = ask(emulator, "POST customers", once);
    expect(again.json).toEqual(first.json);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(ask(emulator, "POST customers", { ...once, body: "email=b@mail.example" }).json.error.type).toBe(
      "idempotency_error",
    );
    expect((await stripe.customers.list({})).data).toHaveLength(1);
    // A request that was not carried out may be sent again, put right.
    ask(emulator, "POST customers", { body: "colour=red", idempotency: "wrong" });
    expect(
      ask(emulator, "POST customers", { body: "email=c@mail.example", idempotency: "wrong" }).status,
    ).toBe(200);
    pass(25 * 3_600_000);
    expect(ask(emulator, "POST customers", once).json.id).not.toBe(first.json.id);
  });

  test("a declined confirmation is answered the same again under its key", async () => {
    const { stripe, subscribe } = await anEmulator();
    const { secret, customer } = await subscribe();
    const confirm = () =>
      stripe.paymentIntents.confirm(
        secret.split("_secret_")[0]!,
        { payment_method: "pm_card_visa_chargeDeclined" },
        { idempotencyKey: "try" },
      );
    await expect(confirm()).rejects.toMatchObject({ type: "StripeCardError", statusCode: 402 });
    await expect(confirm()).rejects.toMatchObject({ type: "StripeCardError", statusCode: 402 });
    expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
  });

  test("money is given back in part and whole, never more than was taken", async () => {
    const { stripe, subscribe } = await anEmulator();
    const { secret, customer } = await subscribe("4242424242424242");
    const payment_intent = secret.split("_secret_")[0]!;
    await stripe.refunds.create({ payment_intent, amount: 1000 });
    await expect(stripe.refunds.create({ payment_intent, amount: 1500 })).rejects.toMatchObject({
      param: "amount",
    });
    await stripe.refunds.create({ payment_intent });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
    const [charge] = (await stripe.charges.list({ customer })).data;
    expect(charge).toMatchObject({ amount_refunded: 2499, refunded: true });
  });

  test("a deleted customer's subscription ends, and nothing personal stays", async () => {
    const { stripe, subscribe, emulator } = await anEmulator();
    const { id, customer, secret } = await subscribe();
    await stripe.customers.del(customer);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ id: customer, deleted: true });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe("incomplete_expired");
    expect([...emulator.ledger.customers.values()].map(({ email }) => email)).toEqual([null]);
    await expect(
      stripe.paymentIntents.confirm(secret.split("_secret_")[0]!, { payment_method: "pm_card_visa" }),
    ).rejects.toMatchObject({ code: "payment_intent_unexpected_state" });
  });

  test("events tell who asked, and can be listed by kind and time", async () => {
    const { stripe, subscribe, pass } = await anEmulator();
    await subscribe("4242424242424242");
    pass(60_000);
    const since = Math.floor(Date.parse("2026-01-31T10:01:00Z") / 1000);
    const later = await subscribe();
    const created = await stripe.events.list({ created: { gte: since }, type: "customer.subscription.*" });
    expect(created.data).toMatchObject([
      { type: "customer.subscription.created", data: { object: { id: later.id } } },
    ]);
    expect(created.data[0]!.request).toMatchObject({ idempotency_key: expect.any(String) });
    expect(await stripe.events.retrieve(created.data[0]!.id)).toMatchObject({
      api_version: "2026-10-28.endive",
    });
    expect((await stripe.events.list({ types: ["customer.subscription.*"] })).data).toEqual([]);
    const activated = await stripe.events.list({ type: "customer.subscription.updated" });
    expect(activated.data[0]!.data.previous_attributes).toMatchObject({ status: "incomplete" });
  });
});

describe("what the emulator answers to a browser", () => {
  const key = STAND_IN_KEYS.publishable;

  test("an intent is shown with its own secret only, and without who pays", async () => {
    const { emulator, subscribe } = await anEmulator();
    const { secret } = await subscribe("4242424242424242");
    const other = await subscribe();
    const id = secret.split("_secret_")[0]!;
    const shown = ask(emulator, `GET payment_intents/${id}?client_secret=${secret}`, { key });
    expect(shown.json).toMatchObject({ id, status: "succeeded" });
    for (const name of ["customer", "metadata", "latest_charge", "payment_details"])
      expect(shown.json).not.toHaveProperty(name);
    for (const query of ["", `?client_secret=${other.secret}`, `?client_secret=${secret}x`])
      expect(ask(emulator, `GET payment_intents/${id}${query}`, { key }).status).toBe(404);
  });

  test.each([
    "GET customers",
    "GET events",
    "POST refunds",
    "GET subscriptions",
    "POST customers",
    "GET charges",
  ])("%s is not for browsers", async (call) => {
    const { emulator } = await anEmulator();
    expect(ask(emulator, call, { key })).toMatchObject({
      status: 403,
      json: { error: { code: "secret_key_required" } },
    });
  });

  test("nothing can be expanded, and a declined card says nothing of the customer", async () => {
    const { emulator, subscribe } = await anEmulator();
    const { secret, customer } = await subscribe();
    const id = secret.split("_secret_")[0]!;
    expect(
      ask(emulator, `GET payment_intents/${id}?client_secret=${secret}&expand[]=customer`, { key }).status,
    ).toBe(400);
    const body = `client_secret=${secret}&payment_method=pm_card_visa_chargeDeclined`;
    const declined = ask(emulator, `POST payment_intents/${id}/confirm`, { body, key });
    expect(declined.json.error.code).toBe("card_declined");
    expect(JSON.stringify(declined.json)).not.toContain(customer);
  });
});

test("a form's names in brackets become a tree that touches nothing else", () => {
  expect(readForm("a=1&b[c]=2&d[0][e]=3&d[1][e]=4&f[]=5&f[]=6")).toEqual({
    a: "1",
    b: { c: "2" },
    d: [{ e: "3" }, { e: "4" }],
    f: ["5", "6"],
  });
  readForm("__proto__[polluted]=1&constructor[prototype][polluted]=1");
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(readForm(Array.from({ length: 600 }, (_, at) => `a${at}=1`).join("&"))).toBeNull();
  expect(readForm("a[b][c][d][e][f][g]=1")).toBeNull();
});

test("signatures are those that Stripe's own SDK makes and takes", async () => {
  const { emulator, stripe, subscribe, sent } = await anEmulator();
  await subscribe("4242424242424242");
  await emulator.webhooks.deliverDue();
  const { body, headers } = sent.at(-1)!;
  const at = Date.parse("2026-01-31T10:00:00Z");
  const read = (offset: number) =>
    stripe.webhooks.constructEvent(
      body,
      headers["stripe-signature"]!,
      STAND_IN_KEYS.webhook,
      300,
      undefined,
      at + offset,
    );
  expect(read(295_000).type).toBe("customer.subscription.updated");
  expect(() => read(302_000)).toThrow(Stripe.errors.StripeSignatureVerificationError);
});
