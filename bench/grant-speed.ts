import { PREMIUM_PRICE } from "#contract/plans.ts";
import type { Client } from "#testing/a-client.ts";
import { startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";
import { describeTimes } from "./quantiles.ts";

/**
 * From the provider's success to Premium, over HTTP on the embedded home: by the page's return, and by webhooks alone.
 * `node bench/grant-speed.ts [people]`
 */
const people = Number(process.argv[2] ?? 40);
const server = await startLocalServer();

const post = async (client: Client, path: string, body: object) => {
  const response = await client.fetch(`/api/payment/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.json();
};
const isPremium = async (client: Client) =>
  (await (await client.fetch("/api/session")).json()).person.subscription === "premium";

const byPage: number[] = [];
const byWebhook: number[] = [];
for (let at = 0; at < 2 * people; at += 1) {
  const client = await signIn(server, { email: `payer-${at}@mail.example` });
  const { clientSecret } = await post(client, "create-payment-intent", PREMIUM_PRICE);
  const usesPage = at % 2 === 0;
  await confirmOverHttp(client, clientSecret);
  const started = performance.now();
  if (usesPage) await post(client, "confirm", {});
  while (!(await isPremium(client))) await new Promise((resolve) => setTimeout(resolve, 5));
  (usesPage ? byPage : byWebhook).push(performance.now() - started);
}
console.log(`by the page's return: ${describeTimes(byPage)}`);
console.log(`by webhooks alone: ${describeTimes(byWebhook)}`);
await server.close();

/** As the provider's script does it in the page. */
async function confirmOverHttp(client: Client, clientSecret: string): Promise<void> {
  const id = clientSecret.split("_secret_")[0];
  const form = {
    key: server.payments.emulator.keys.publishable,
    client_secret: clientSecret,
    payment_method: "pm_card_visa",
  };
  const response = await client.fetch(`/local-payments/v1/payment_intents/${id}/confirm`, {
    method: "POST",
    body: new URLSearchParams(form),
  });
  if (!response.ok) throw new Error(`The stand-in answered ${response.status}`);
}
