import { expect, test } from "vitest";
import { systemRuntime } from "#server/shared/runtime.ts";
import { readConfig } from "../config/config.ts";
import { choosePayments } from "./choose-payments.ts";

const parts = { port: () => 3000, onFailure: () => undefined };
const keys = (kind: "live" | "test") => ({
  STRIPE_SECRET_KEY: `sk_${kind}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${kind}_1`,
  STRIPE_WEBHOOK_SECRET: "whsec_1",
});

test("without keys cards are tried out, and the page loads the script of that", () => {
  const { payments, local } = choosePayments(readConfig({}), systemRuntime, parts);
  expect(local?.payments).toBe(payments);
  expect(payments.browser.scriptUrl).toBe("/local-payments/v1.js");
});

test.each(["live", "test"] as const)("with %s keys nothing stands in for Stripe", (kind) => {
  const { payments, local } = choosePayments(readConfig(keys(kind)), systemRuntime, parts);
  expect(local).toBeNull();
  expect(payments.browser).toEqual({ publishableKey: `pk_${kind}_1`, scriptUrl: null });
});

test("in production there is no way to the emulator", () => {
  expect(() => readConfig({ VOUCH_MODE: "production" })).toThrow(/STRIPE_SECRET_KEY is not set/);
});
