import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { A_PRICE } from "#testing/a-payment-provider.ts";
import { actAsBrowser } from "../../../testing/payments-emulator/act-as-browser.ts";
import { createLocalPayments } from "./local.ts";
import type { Outcome, WebhookReading } from "./port.ts";

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function take<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.reason}: ${outcome.detail}`);
  return outcome.value;
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "vouch-payments-"));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "payments");
}

/** A program with the local payments in it, that keeps the webhooks it was sent. */
async function aProgram(folder = aFolder()) {
  const app = fastify();
  const readings: WebhookReading[] = [];
  const waiting: { type: string; resolve: () => void }[] = [];
  const port = () => (app.server.address() as { port: number }).port;
  const local = createLocalPayments({
    folder,
    price: A_PRICE,
    now: () => new Date(),
    webhookUrl: () => `http://127.0.0.1:${port()}/webhook`,
    onFailure: (error) => {
      throw error;
    },
  });
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    raw.post("/webhook", async (request) => {
      const reading = local.payments.readWebhook({
        body: request.body as Buffer,
        headers: request.headers,
        now: new Date(),
      });
      readings.push(reading);
      for (const { type, resolve } of waiting) if (reading.ok && reading.event.type === type) resolve();
      return {};
    });
  });
  local.mount(app);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const close = async () => {
    await app.close();
    await local.close();
  };
  closing.push(close);
  return {
    ...local,
    folder,
    close,
    readings,
    origin: `http://127.0.0.1:${port()}`,
    heard: (type: string) => new Promise<void>((resolve) => waiting.push({ type, resolve })),
  };
}

async function begin({ payments }: Pick<Awaited<ReturnType<typeof aProgram>>, "payments">) {
  const { customerId } = take(
    await payments.ensureCustomer({ userId: "p", email: "maria.silva@mail.example", key: "customer" }),
  );
  return take(await payments.startSubscription({ customerId, userId: "p", key: "start" }));
}

test("a payment over the wire is told to the program by itself, signed", async () => {
  const program = await aProgram();
  const { confirmation, subscriptionId } = await begin(program);
  const heard = program.heard("customer.subscription.updated");
  const confirmed = await fetch(
    `${program.origin}/local-payments/v1/payment_intents/${confirmation.split("_secret_")[0]}/confirm`,
    {
      method: "POST",
      body: new URLSearchParams({ client_secret: confirmation, payment_method: "pm_card_visa" }),
    },
  );
  expect(await confirmed.json()).toMatchObject({ status: "succeeded" });
  await heard;
  expect(program.readings.every(({ ok }) => ok)).toBe(true);
  expect(program.readings).toContainEqual(
    expect.objectContaining({ event: expect.objectContaining({ type: "invoice.paid", subscriptionId }) }),
  );
});

test("an answer that was cut off on the wire is asked for again and found", async () => {
  const { payments, emulator } = await aProgram();
  emulator.calls.add({ kind: "cut-after", call: "POST customers", times: 1 });
  take(await payments.ensureCustomer({ userId: "p", email: "maria.silva@mail.example", key: "k" }));
  expect(emulator.ledger.customers.size).toBe(1);
});

test("who has paid is known after a restart, from one whole file", async () => {
  const first = await aProgram();
  const { subscriptionId, confirmation } = await begin(first);
  actAsBrowser(first.emulator).confirm(confirmation, "4242424242424242");
  await first.close();
  expect(readdirSync(first.folder)).toEqual(["stand-in.json"]);
  const second = await aProgram(first.folder);
  expect(take(await second.payments.readSubscription(subscriptionId))).toMatchObject({
    status: "active",
    card: { last4: "4242" },
  });
});

test("what a call changed is in the file before it is answered", async () => {
  const first = await aProgram();
  const { subscriptionId } = await begin(first);
  // As if the program died here: nothing was closed.
  const left = aFolder();
  cpSync(first.folder, left, { recursive: true });
  const second = await aProgram(left);
  expect(take(await second.payments.readSubscription(subscriptionId)).status).toBe("incomplete");
});

test("a file that cannot be read is kept aside, not written over", async () => {
  const folder = aFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, "stand-in.json"), "of another time");
  await begin(await aProgram(folder));
  expect(readFileSync(join(folder, "stand-in.json.unreadable"), "utf8")).toBe("of another time");
  expect(readdirSync(folder)).toContain("stand-in.json");
});

test("the browser's door takes no more than a browser may do", async () => {
  const { origin, emulator } = await aProgram();
  const ask = (path: string, init?: RequestInit) => fetch(`${origin}/local-payments/v1/${path}`, init);
  expect((await ask("customers")).status).toBe(403);
  const headers = { authorization: `Bearer ${emulator.keys.secret}` };
  expect((await ask("customers", { headers })).status).toBe(403);
  expect((await ask("nowhere")).status).toBe(404);
});

test("its pages say that no money is taken, run our own script only and stand in our own frames only", async () => {
  const { origin } = await aProgram();
  for (const page of ["card", "bank"]) {
    const answer = await fetch(`${origin}/local-payments/${page}`);
    expect(await answer.text()).toContain("Test payments: no real money.");
    expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    const policy = answer.headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
  }
});

test("its scripts are plain JavaScript that starts by itself", async () => {
  const { origin } = await aProgram();
  for (const [file, start] of [
    ["v1.js", "startStripe("],
    ["card.js", "startCardFrame("],
    ["bank.js", "startBankFrame("],
  ]) {
    const answer = await fetch(`${origin}/local-payments/${file}`);
    expect(answer.headers.get("content-type")).toContain("text/javascript");
    const script = await answer.text();
    expect(script).toContain(start);
    // Throws where it cannot be parsed.
    expect(new Function(script)).toBeInstanceOf(Function);
  }
});

test("an invoice has a page, and one that is not there has none", async () => {
  const program = await aProgram();
  const { subscriptionId } = await begin(program);
  const { lastInvoice } = take(await program.payments.readSubscription(subscriptionId));
  const page = await (await fetch(program.origin + lastInvoice!.url)).text();
  expect(page).toContain("24.99 USD");
  expect((await fetch(`${program.origin}/local-payments/invoices/in_none`)).ok).toBe(false);
});

test("a test in another process can turn the clock and ask for trouble", async () => {
  const program = await aProgram();
  const { subscriptionId, confirmation } = await begin(program);
  actAsBrowser(program.emulator).confirm(confirmation, "4242424242424242");
  const turn = (wish: unknown) =>
    fetch(`${program.origin}/local-payments/control`, { method: "POST", body: JSON.stringify(wish) });
  expect((await turn({ advanceDays: 32, webhooks: { copies: 2, shuffle: true } })).status).toBe(200);
  const { invoices } = take(
    await program.payments.listInvoices(
      take(await program.payments.readSubscription(subscriptionId)).customerId,
      10,
    ),
  );
  expect(invoices.map(({ status }) => status)).toEqual(["paid", "paid"]);
  expect((await turn({ colour: "red" })).status).toBe(400);
  expect((await turn({ advanceDays: 100_000 })).status).toBe(400);
});
