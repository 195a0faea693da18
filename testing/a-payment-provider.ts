import { randomBytes } from "node:crypto";
import type { CatalogPrice } from "#server/adapters/payments/port.ts";
import { createStripePayments } from "#server/adapters/payments/stripe.ts";
import { actAsBrowser } from "#testing/payments-emulator/act-as-browser.ts";
import { askInProcess } from "#testing/payments-emulator/ask-in-process.ts";
import type { Deliver } from "#testing/payments-emulator/deliver-events.ts";
import { createEmulator } from "#testing/payments-emulator/emulator.ts";

export type PaymentProviderOptions = {
  /** Milliseconds since 1970; hand in the product's own clock, so that both pass together. */
  clock?: () => number;
  random?: (size: number) => Uint8Array;
  deliver?: Deliver;
  price?: CatalogPrice;
  patience?: { timeout: number; retries: number };
};

export const A_PRICE: CatalogPrice = {
  lookupKey: "vouch_premium_monthly",
  amount: 2499,
  currency: "usd",
  interval: "month",
};

export const STAND_IN_KEYS = {
  secret: "sk_test_local",
  publishable: "pk_test_local",
  webhook: "whsec_local",
};

/** Stripe played by the emulator, reached by the real SDK without a network, with a browser that pays. */
export function aPaymentProvider(options: PaymentProviderOptions = {}) {
  const emulator = createEmulator({
    keys: { ...STAND_IN_KEYS },
    clock: options.clock ?? Date.now,
    random: options.random ?? randomBytes,
    deliver: options.deliver ?? (async () => 200),
  });
  const payments = createStripePayments({
    secretKey: STAND_IN_KEYS.secret,
    webhookSecret: STAND_IN_KEYS.webhook,
    browser: { publishableKey: STAND_IN_KEYS.publishable, scriptUrl: null },
    price: options.price ?? A_PRICE,
    productName: "Vouch Premium",
    fetch: askInProcess(emulator),
    patience: options.patience ?? { timeout: 500, retries: 0 },
  });
  return { emulator, payments, browser: actAsBrowser(emulator) };
}
