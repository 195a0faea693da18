import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import { actAsBrowser } from "#testing/payments-emulator/act-as-browser.ts";
import { askInProcess } from "#testing/payments-emulator/ask-in-process.ts";
import type { Webhook } from "#testing/payments-emulator/deliver-events.ts";
import { createEmulator } from "#testing/payments-emulator/emulator.ts";
import { STAND_IN_KEYS } from "./a-payment-provider.ts";

/** A emulator with one monthly price, a clock that stands, and a program that speaks with it. */
export async function anEmulator() {
  let now = Date.parse("2026-01-31T10:00:00Z");
  const sent: Webhook[] = [];
  /** What the address of the webhooks answers. */
  const hook = { status: 200 };
  const emulator = createEmulator({
    keys: { ...STAND_IN_KEYS },
    clock: () => now,
    random: randomBytes,
    deliver: async (webhook) => {
      sent.push(webhook);
      return hook.status;
    },
  });
  const stripe = new Stripe(STAND_IN_KEYS.secret, {
    httpClient: Stripe.createFetchHttpClient(askInProcess(emulator)),
    maxNetworkRetries: 0,
    timeout: 200,
    telemetry: false,
  });
  const product = await stripe.products.create({ name: "Premium" });
  const price = await stripe.prices.create({
    product: product.id,
    currency: "usd",
    unit_amount: 2499,
    recurring: { interval: "month" },
    lookup_key: "premium",
  });
  const subscribe = async (card?: string, agreesAtBank = true) => {
    const customer = await stripe.customers.create({ email: "maria.silva@mail.example" });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription", payment_method_types: ["card"] },
      expand: ["latest_invoice.confirmation_secret"],
    });
    const secret = (subscription.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret;
    const result = card === undefined ? null : browser.confirm(secret, card, agreesAtBank);
    return { id: subscription.id, customer: customer.id, secret, result };
  };
  const browser = actAsBrowser(emulator);
  const read = async (id: string) => stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  const types = () => [...emulator.ledger.events.values()].map(({ type }) => type);
  return { emulator, stripe, browser, price, product, subscribe, read, pass, sent, hook, types };
}

/** Saves another card and makes it the one that pays. */
export async function changeCard(
  {
    stripe,
    browser,
    id,
    customer,
  }: {
    stripe: Stripe;
    browser: ReturnType<typeof actAsBrowser>;
    id: string;
    customer: string;
  },
  number: string,
) {
  const setup = await stripe.setupIntents.create({ customer, usage: "off_session" });
  const { status } = browser.confirm(setup.client_secret!, number);
  if (status !== "succeeded") throw new Error(`The card was not saved: ${status}`);
  const { payment_method } = await stripe.setupIntents.retrieve(setup.id);
  await stripe.subscriptions.update(id, { default_payment_method: payment_method as string });
}
