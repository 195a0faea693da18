import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { PATH } from "../../../testing/payments-emulator/addresses.ts";
import type { ApiOutcome, ApiRequest } from "../../../testing/payments-emulator/api-call.ts";
import type { Deliver } from "../../../testing/payments-emulator/deliver-events.ts";
import { createEmulator, type PaymentsEmulator } from "../../../testing/payments-emulator/emulator.ts";
import { mountPages } from "../../../testing/payments-emulator/mount-pages.ts";
import { keepLedger } from "../../../testing/payments-emulator/save-ledger.ts";
import { scheduleRounds } from "../../../testing/payments-emulator/schedule-rounds.ts";
import { type ApiServer, serveApi } from "../../../testing/payments-emulator/serve-api.ts";
import type { CatalogPrice, Payments } from "./port.ts";
import { createStripePayments } from "./stripe.ts";

export type LocalPaymentsOptions = {
  /** Where it remembers what was paid, so that a restart does not forget it. */
  folder: string;
  price: CatalogPrice;
  now: () => Date;
  /** Address of our webhook, known when the program listens. */
  webhookUrl: () => string;
  onFailure: (error: unknown) => void;
};

export type LocalPayments = {
  payments: Payments;
  /** The emulator itself, for tests: clock, faults, cards. */
  emulator: PaymentsEmulator;
  mount: (app: FastifyInstance) => void;
  close: () => Promise<void>;
};

const WEBHOOK_PATIENCE = 10_000;

/**
 * Card payments without keys: a small Stripe inside this program, reached by the very code that reaches Stripe. It takes
 * no money from anybody, so it is never mounted beside real keys.
 */
export function createLocalPayments(options: LocalPaymentsOptions): LocalPayments {
  const { folder, price, now, webhookUrl, onFailure } = options;
  const { ledger, save } = keepLedger(folder);
  const keys = { secret: makeKey("sk_test"), publishable: makeKey("pk_test"), webhook: makeKey("whsec") };
  const emulator = createEmulator({
    keys,
    ledger,
    clock: () => now().getTime(),
    random: randomBytes,
    deliver: postTo(webhookUrl),
  });
  const rounds = scheduleRounds({ emulator, save, now, onFailure });

  const keepUp = async () => {
    await save();
    rounds.schedule();
  };
  const answer = async (request: ApiRequest): Promise<ApiOutcome> => {
    const outcome = emulator.answer(request);
    // What was answered must not be forgotten, even if the program dies now. A question may change things too, when it
    // is the first after a renewal's hour.
    if (request.method !== "GET" || emulator.webhooks.nextAt() !== null) await keepUp();
    return outcome;
  };

  let server: Promise<ApiServer> | null = null;
  const payments = createStripePayments({
    secretKey: keys.secret,
    webhookSecret: keys.webhook,
    browser: { publishableKey: keys.publishable, scriptUrl: `${PATH}/v1.js` },
    price,
    productName: "Vouch Premium",
    address: () => {
      server ??= serveApi(answer);
      return server;
    },
  });

  const close = async () => {
    await rounds.stop();
    await (await server)?.close();
    await save();
  };
  let closed: Promise<void> | null = null;

  return {
    payments,
    emulator,
    mount: (app) => {
      app.register(async (pages) => mountPages(pages, { emulator, answer, keepUp }));
      app.addHook("onListen", async () => rounds.schedule());
    },
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

/** Brings events to our own webhook. */
function postTo(webhookUrl: () => string): Deliver {
  return async ({ body, headers }) => {
    const signal = AbortSignal.timeout(WEBHOOK_PATIENCE);
    const answer = await fetch(webhookUrl(), { method: "POST", body, headers, signal });
    await answer.body?.cancel();
    return answer.status;
  };
}

function makeKey(kind: string): string {
  return `${kind}_local${randomBytes(24).toString("hex")}`;
}
