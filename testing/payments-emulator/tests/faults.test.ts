import { expect, test } from "vitest";
import { aPaymentProvider } from "#testing/a-payment-provider.ts";
import { anEmulator } from "#testing/an-emulator.ts";

const HOUR = 3_600_000;
const idOf = ({ body }: { body: string }): string => JSON.parse(body).id;

test("what happens is sent once each, in its order, to an address that takes it", async () => {
  const { emulator, subscribe, sent, types } = await anEmulator();
  await subscribe("4242424242424242");
  expect(await emulator.webhooks.deliverDue()).toBe(sent.length);
  expect(sent.map(({ body }) => JSON.parse(body).type)).toEqual(types());
  expect(types()).toEqual(
    expect.arrayContaining([
      "customer.created",
      "customer.subscription.created",
      "invoice.created",
      "invoice.finalized",
      "payment_intent.created",
      "payment_method.attached",
      "charge.succeeded",
      "payment_intent.succeeded",
      "invoice.paid",
      "invoice.payment_succeeded",
      "customer.subscription.updated",
    ]),
  );
  expect(await emulator.webhooks.deliverDue()).toBe(0);
});

test("an address that does not take an event is asked again, ever more rarely, and at last no more", async () => {
  const { emulator, stripe, sent, hook, pass } = await anEmulator();
  await emulator.webhooks.deliverDue();
  sent.length = 0;
  hook.status = 500;
  await stripe.customers.create({});
  await emulator.webhooks.deliverDue();
  const waits: number[] = [];
  for (let next = emulator.webhooks.nextAt(); next !== null; next = emulator.webhooks.nextAt()) {
    const wait = next - Date.parse("2026-01-31T10:00:00Z") - waits.reduce((sum, one) => sum + one, 0);
    waits.push(wait);
    pass(wait);
    await emulator.webhooks.deliverDue();
  }
  expect(sent).toHaveLength(waits.length + 1);
  expect(new Set(sent.map(idOf)).size).toBe(1);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(72 * HOUR);
});

test("events can be lost, doubled, shuffled and late", async () => {
  const { emulator, subscribe, sent, pass, types } = await anEmulator();
  const { webhooks } = emulator;
  await webhooks.deliverDue();
  const start = sent.length;

  webhooks.faults.drop = 1;
  await subscribe("4242424242424242");
  expect(await webhooks.deliverDue()).toBe(0);

  Object.assign(webhooks.faults, { drop: 0, copies: 20, shuffle: true, delay: 5000 });
  const before = types().length;
  await subscribe("4242424242424242");
  expect(await webhooks.deliverDue()).toBe(0);
  pass(5000);
  const events = types().length - before;
  expect(await webhooks.deliverDue()).toBe(20 * events);
  const ids = sent.slice(start).map(idOf);
  expect(new Set(ids).size).toBe(events);
  const order = [...emulator.ledger.events.keys()];
  expect(ids).not.toEqual(ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
});

test.each([
  ["error", false],
  ["error-after", true],
  ["cut", false],
  ["cut-after", true],
  ["silence", false],
  ["silence-after", true],
] as const)("a call that meets '%s' fails; that it was carried out is %s", async (kind, isDone) => {
  const { emulator, stripe } = await anEmulator();
  emulator.calls.add({ kind, call: "POST customers", times: 1 });
  expect(await stripe.products.create({ name: "Not meant" })).toMatchObject({ object: "product" });
  await expect(stripe.customers.create({})).rejects.toMatchObject({
    type: kind.startsWith("error") ? "StripeAPIError" : "StripeConnectionError",
  });
  expect((await stripe.customers.list({})).data).toHaveLength(isDone ? 1 : 0);
  expect(await stripe.customers.create({})).toMatchObject({ object: "customer" });
});

test("an emulator that is down answers nothing and sends nothing, and knows everything when it is back", async () => {
  const { emulator, stripe, subscribe, sent, pass, read } = await anEmulator();
  const { id } = await subscribe("4242424242424242");
  emulator.setDown(true);
  await expect(stripe.customers.create({})).rejects.toMatchObject({ type: "StripeConnectionError" });
  await emulator.webhooks.deliverDue();
  expect(sent).toHaveLength(0);
  emulator.setDown(false);
  pass(5000);
  await emulator.webhooks.deliverDue();
  expect(sent.length).toBeGreaterThan(5);
  expect((await read(id)).status).toBe("active");
});

test("several events can be brought at the same time", async () => {
  let [now, most] = [0, 0];
  const { emulator, payments, browser } = aPaymentProvider({
    deliver: async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return 200;
    },
  });
  emulator.webhooks.faults.parallel = true;
  const customer = await payments.ensureCustomer({ userId: "p", email: "p@mail.example", key: "k" });
  const { customerId } = (customer as { value: { customerId: string } }).value;
  const started = await payments.startSubscription({ customerId, userId: "p", key: "s" });
  browser.confirm((started as { value: { confirmation: string } }).value.confirmation, "4242424242424242");
  await emulator.webhooks.deliverDue();
  expect(most).toBeGreaterThan(1);
});
