import { expect, test } from "vitest";
import { anEmulator } from "#testing/an-emulator.ts";
import { fc } from "#testing/properties.ts";

const HOUR = 3_600_000;
const CARDS = [
  "4242424242424242",
  "4000000000000002",
  "4000000000000341",
  "4000002500003155",
  "4000002760003184",
];

const card = fc.constantFrom(...CARDS);
const step = fc.oneof(
  fc.record({ kind: fc.constant("confirm" as const), card, agrees: fc.boolean() }),
  fc.record({ kind: fc.constant("change-card" as const), card }),
  fc.record({ kind: fc.constant("pay" as const) }),
  fc.record({ kind: fc.constant("wish" as const), ends: fc.boolean() }),
  fc.record({ kind: fc.constant("end" as const) }),
  fc.record({ kind: fc.constant("refund" as const) }),
  fc.record({ kind: fc.constant("pass" as const), hours: fc.integer({ min: 1, max: 24 * 40 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;
type Shop = Awaited<ReturnType<typeof anEmulator>>;
type Subscribed = Awaited<ReturnType<Shop["subscribe"]>>;

/** Does one thing; what the provider refuses is no fault. */
async function take({ stripe, browser, pass }: Shop, { id, customer, secret }: Subscribed, step: Step) {
  const invoiceId = async () => String((await stripe.subscriptions.retrieve(id)).latest_invoice);
  if (step.kind === "confirm") browser.confirm(secret, step.card, step.agrees);
  if (step.kind === "pass") pass(step.hours * HOUR);
  if (step.kind === "pay") await stripe.invoices.pay(await invoiceId());
  if (step.kind === "wish") await stripe.subscriptions.update(id, { cancel_at_period_end: step.ends });
  if (step.kind === "end") await stripe.subscriptions.cancel(id);
  if (step.kind === "refund") await stripe.refunds.create({ payment_intent: secret.split("_secret_")[0]! });
  if (step.kind === "change-card") {
    const setup = await stripe.setupIntents.create({ customer });
    browser.confirm(setup.client_secret!, step.card);
    const { payment_method } = await stripe.setupIntents.retrieve(setup.id);
    if (payment_method)
      await stripe.subscriptions.update(id, { default_payment_method: String(payment_method) });
  }
}

test("whatever people, banks and time do, an invoice is paid once or not at all, and the books agree", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const shop = await anEmulator();
      const subscribed = await shop.subscribe();
      for (const one of steps) await take(shop, subscribed, one).catch(() => undefined);
      shop.emulator.catchUp();

      const { invoices, charges, paymentIntents, subscriptions, events } = shop.emulator.ledger;
      for (const invoice of invoices.values()) {
        const taken = [...charges.values()].filter(
          ({ intent, status }) => intent === invoice.intent && status === "succeeded",
        );
        expect(taken.length).toBe(invoice.status === "paid" ? 1 : 0);
        expect(invoice.amountPaid).toBe(taken[0]?.amount ?? 0);
        const intent = paymentIntents.get(invoice.intent ?? "");
        if (invoice.status === "void") expect(intent?.status).toBe("canceled");
        if (invoice.status === "paid") expect(intent?.status).toBe("succeeded");
      }
      const subscription = subscriptions.get(subscribed.id)!;
      const latest = invoices.get(subscription.latestInvoice!)!;
      if (subscription.status === "active") expect(["paid", "draft"]).toContain(latest.status);
      if (subscription.status === "past_due") expect(["open", "draft"]).toContain(latest.status);
      if (subscription.status === "incomplete_expired") expect(latest.status).toBe("void");
      const paid = [...invoices.values()].filter(({ status }) => status === "paid");
      const told = [...events.values()].filter(({ type }) => type === "invoice.paid");
      expect(told.map(({ object }) => object.id).sort()).toEqual(paid.map(({ id }) => id).sort());
    }),
    { numRuns: 150 },
  );
}, 60_000);
