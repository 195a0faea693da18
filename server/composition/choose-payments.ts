import { join } from "node:path";
import { PAYMENT_WEBHOOK_PATH } from "#contract/endpoints.ts";
import { PREMIUM_PRICE } from "#contract/plans.ts";
import { createLocalPayments, type LocalPayments } from "../adapters/payments/local.ts";
import type { CatalogPrice, Payments } from "../adapters/payments/port.ts";
import { createStripePayments } from "../adapters/payments/stripe.ts";
import type { Config } from "../config/config.ts";
import { USUAL_LOOKUP_KEY } from "../config/read-payment-settings.ts";
import type { Runtime } from "../shared/runtime.ts";

export type PaymentParts = {
  /** The port that this program listens on. */
  port: () => number;
  onFailure: (error: unknown) => void;
};

/** Stripe by the keys of the settings, or an emulator that takes no money. `local` is null where cards are really charged. */
export function choosePayments(
  config: Config,
  runtime: Runtime,
  { port, onFailure }: PaymentParts,
): { payments: Payments; local: LocalPayments | null } {
  const keys = config.payments;
  const price: CatalogPrice = {
    lookupKey: keys?.priceLookupKey ?? USUAL_LOOKUP_KEY,
    amount: PREMIUM_PRICE.amount,
    currency: PREMIUM_PRICE.currency,
    interval: "month",
  };
  if (keys !== null) {
    const isTest = keys.secretKey.includes("_test_");
    const payments = createStripePayments({
      secretKey: keys.secretKey,
      webhookSecret: keys.webhookSecret,
      browser: { publishableKey: keys.publishableKey, scriptUrl: null },
      price,
      // Where real money is taken, a user says what is sold for how much.
      productName: isTest ? "Vouch Premium" : null,
    });
    return { payments, local: null };
  }
  const local = createLocalPayments({
    folder: join(config.dataDir, "payments"),
    price,
    now: runtime.now,
    webhookUrl: () => `http://${nameOurselves(config.host)}:${port()}${PAYMENT_WEBHOOK_PATH}`,
    onFailure,
  });
  return { payments: local.payments, local };
}

/** By what name this program reaches itself. */
function nameOurselves(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
