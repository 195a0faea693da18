import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PREMIUM_PRICE } from "#contract/plans.ts";
import { aClient, type Client } from "#testing/a-client.ts";
import { aDataFolder, type DataFolder } from "#testing/a-store.ts";
import { signIn } from "#testing/sign-in.ts";

const program = fileURLToPath(new URL("../../main.ts", import.meta.url));

let data: DataFolder;
const children: ChildProcess[] = [];
beforeEach(async () => {
  data = await aDataFolder();
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  data.remove();
});

/** `node server/main.ts` on the data folder; its address once it is said. */
async function start(): Promise<{ child: ChildProcess; origin: string }> {
  const env = { PATH: process.env.PATH, PORT: "0", DATA_DIR: data.folder };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "ignore"] });
  children.push(child);
  const { promise, resolve } = Promise.withResolvers<string>();
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
    const origin = /Server listening at (http:\/\/[\d.]+:\d+)/.exec(said)?.[1];
    if (origin) resolve(origin);
  });
  return { child, origin: await promise };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function charge(client: Client): Promise<void> {
  const options = await (await client.fetch("/api/payment/options")).json();
  const created = await client.fetch("/api/payment/create-payment-intent", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(PREMIUM_PRICE),
  });
  const { clientSecret } = await created.json();
  const form = { key: options.publishableKey, client_secret: clientSecret, payment_method: "pm_card_visa" };
  const id = clientSecret.split("_secret_")[0];
  const path = `/local-payments/v1/payment_intents/${id}/confirm`;
  const charged = await client.fetch(path, { method: "POST", body: new URLSearchParams(form) });
  expect(await charged.json()).toMatchObject({ status: "succeeded" });
}

test("a program that is killed right after the charge grants it when it is started again, by itself", async () => {
  const first = await start();
  const payer = await signIn({ origin: first.origin });
  await charge(payer);
  await kill(first.child);

  const second = await start();
  const again = aClient(second.origin);
  for (const [name, cookie] of payer.cookies) again.cookies.set(name, cookie);
  const planOf = async () => (await (await again.fetch("/api/session")).json()).person?.subscription;
  await expect.poll(planOf, { timeout: 60_000 }).toBe("premium");
  // Two programs start, each with a store to open.
}, 120_000);
