import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Session } from "#contract/account.ts";
import { PAYMENT_WEBHOOK_PATH } from "#contract/endpoints.ts";
import { PREMIUM_PRICE } from "#contract/plans.ts";
import { aClient, type Client } from "#testing/a-client.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signPayload } from "#testing/payments-emulator/deliver-events.ts";
import { signIn } from "#testing/sign-in.ts";

let server: LocalServer;
let people = 0;
let client: Client;
let email: string;

beforeAll(async () => {
  server = await startLocalServer();
});
beforeEach(async () => {
  people += 1;
  email = `payer-${people}@mail.example`;
  client = await signIn(server, { email });
});
afterAll(() => server.close());

const post = async (path: string, body: object = {}, from = client) => {
  const response = await from.fetch(`/api/payment/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
const get = async (path: string) => (await client.fetch(`/api/payment/${path}`)).json();
const session = async () => (await (await client.fetch("/api/session")).json()) as Session;
/** As the provider's script does it in the page. */
const pay = async () => {
  const { clientSecret } = (await post("create-payment-intent", PREMIUM_PRICE)).body;
  const form = {
    key: server.payments.emulator.keys.publishable,
    client_secret: clientSecret,
    payment_method: "pm_card_visa",
  };
  const id = clientSecret.split("_secret_")[0];
  const path = `/local-payments/v1/payment_intents/${id}/confirm`;
  const response = await client.fetch(path, { method: "POST", body: new URLSearchParams(form) });
  expect(await response.json()).toMatchObject({ status: "succeeded" });
};
const buy = async () => {
  await pay();
  expect(await post("confirm")).toMatchObject({ status: 200, body: { subscription: "premium" } });
};

test("the answer to a payment intent is the spec's, and the whole way to an invoice works over HTTP", async () => {
  const { status, body } = await post("create-payment-intent", { amount: 2499, currency: "usd" });
  expect(status).toBe(200);
  expect(body).toEqual({ clientSecret: expect.stringContaining("_secret_") });
  await buy();
  expect((await session()).person).toMatchObject({ subscription: "premium" });
  expect(await get("subscription")).toMatchObject({
    plan: "premium",
    stale: false,
    subscription: { status: "active", amount: 2499, currency: "usd", card: { brand: "visa", last4: "4242" } },
  });
  expect(await get("invoices")).toMatchObject({ invoices: [{ amount: 2499, status: "paid" }] });
  expect(await post("create-payment-intent", PREMIUM_PRICE)).toMatchObject({
    status: 409,
    body: { code: "already-premium" },
  });
});

test("the session says whether payments are the emulator's", async () => {
  expect((await session()).local.payments).toBe(true);
});

test("the provider's own events grant, without the page", async () => {
  await pay();
  await expect.poll(async () => (await session()).person?.subscription, { timeout: 20_000 }).toBe("premium");
});

test("nobody who is not signed in reaches the provider", async () => {
  const nobody = aClient(server.origin);
  const before = server.payments.emulator.ledger.events.size;
  for (const path of [
    "create-payment-intent",
    "confirm",
    "switch-to-free",
    "resume",
    "card/start",
    "card",
    "pay-owed",
  ])
    expect(await post(path, PREMIUM_PRICE, nobody)).toMatchObject({
      status: 401,
      body: { code: "sign-in-needed" },
    });
  for (const path of ["subscription", "invoices"])
    expect((await nobody.fetch(`/api/payment/${path}`)).status).toBe(401);
  expect(server.payments.emulator.ledger.events.size).toBe(before);
});

test("no other site can make somebody pay or leave", async () => {
  const headers = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
  for (const path of ["create-payment-intent", "switch-to-free"])
    expect((await client.fetch(`/api/payment/${path}`, { method: "POST", headers })).status).toBe(403);
});

test.each([
  ["create-payment-intent", {}, "request-malformed"],
  ["create-payment-intent", { amount: "2499", currency: "usd" }, "request-malformed"],
  ["create-payment-intent", { amount: 100, currency: "usd" }, "payment-wrong-price"],
  ["switch-to-free", { when: "yesterday" }, "request-malformed"],
  ["card", { setupId: "x".repeat(300) }, "request-malformed"],
  ["card", { setupId: "seti_1" }, "no-subscription"],
  ["resume", {}, "no-subscription"],
  ["pay-owed", {}, "no-subscription"],
])("%s with %o is refused: %s", async (path, body, code) => {
  expect((await post(path, body)).body).toMatchObject({ code });
});

describe("the webhook", () => {
  const body = JSON.stringify({
    id: "evt_http",
    object: "event",
    type: "account.updated",
    created: 1,
    data: { object: { object: "account" } },
  });
  const send = (headers: Record<string, string>) =>
    fetch(server.origin + PAYMENT_WEBHOOK_PATH, { method: "POST", body, headers });

  test("takes what the provider signed, byte for byte, and nothing else, whoever sends it", async () => {
    const { webhook } = server.payments.emulator.keys;
    const now = Math.floor(Date.now() / 1000);
    const json = { "content-type": "application/json; charset=utf-8" };
    expect((await send({ ...json, "stripe-signature": signPayload(body, webhook, now) })).status).toBe(200);
    const forged = await send({ ...json, "stripe-signature": signPayload(body, "whsec_no", now) });
    expect(forged.status).toBe(400);
    expect(await forged.json()).toMatchObject({ code: "webhook-refused" });
    expect((await send(json)).status).toBe(400);
  });
});

test("Premium is not counted, and counts again once it has ended", async () => {
  await buy();
  expect((await session()).person).toMatchObject({ subscription: "premium", resumeScan: 3 });
  expect(await post("switch-to-free", { when: "now" })).toMatchObject({ body: { premiumUntil: null } });
  expect((await session()).person).toMatchObject({ subscription: "free", resumeScan: 3 });
});

test("an account that is deleted ends its subscription at the provider in the same breath", async () => {
  await buy();
  const { emulator } = server.payments;
  const customer = [...emulator.ledger.customers.values()].find((one) => one.email === email)!;
  const response = await client.fetch("/api/account/delete", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ everything: true }),
  });
  expect(response.status).toBe(200);
  expect(emulator.ledger.customers.get(customer.id)!.deleted).toBe(true);
  const own = [...emulator.ledger.subscriptions.values()].filter((one) => one.customer === customer.id);
  expect(own.map(({ status }) => status)).toEqual(["canceled"]);
});
