import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import {
  type ApiOutcome,
  type ApiRequest,
  createEmulator,
  type PaymentsEmulator,
} from "../../../testing/payments-emulator/emulator.ts";
import { keepLedger } from "../../../testing/payments-emulator/keep-ledger.ts";
import { mountPages, PATH } from "../../../testing/payments-emulator/mount-pages.ts";
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
  /** The stand-in itself, for tests: clock, faults, cards. */
  emulator: PaymentsEmulator;
  mount: (app: FastifyInstance) => void;
  close: () => Promise<void>;
};

const WEBHOOK_PATIENCE = 10_000;
const LOOK_EVERY = 60_000;

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
    deliver: async ({ body, headers }) => {
      const signal = AbortSignal.timeout(WEBHOOK_PATIENCE);
      const answer = await fetch(webhookUrl(), { method: "POST", body, headers, signal });
      await answer.body?.cancel();
      return answer.status;
    },
    addresses: {
      // After the hash it stays in the browser.
      bankUrl: (secret) => `${PATH}/bank#${secret}`,
      invoiceUrl: (id) => `${PATH}/invoices/${id}`,
    },
  });

  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let closed: Promise<void> | null = null;

  const runRound = async () => {
    try {
      emulator.catchUp();
      if ((await emulator.webhooks.deliverDue()) > 0) await save();
    } catch (error) {
      onFailure(error);
    }
    bringEvents();
  };
  /** Brings what is due, and wakes up for what will be. */
  const bringEvents = () => {
    clearTimeout(timer);
    if (closed !== null) return;
    const nextAt = emulator.webhooks.nextAt();
    const wait = nextAt === null ? LOOK_EVERY : Math.min(LOOK_EVERY, Math.max(0, nextAt - now().getTime()));
    timer = setTimeout(() => {
      round = round.then(runRound);
    }, wait);
    timer.unref();
  };

  const keepUp = async () => {
    await save();
    bringEvents();
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

  return {
    payments,
    emulator,
    mount: (app) => {
      app.register(async (pages) => mountPages(pages, { emulator, answer, keepUp }));
      app.addHook("onListen", async () => bringEvents());
    },
    close: () => {
      closed ??= (async () => {
        clearTimeout(timer);
        await round;
        await (await server)?.close();
        await save();
      })();
      return closed;
    },
  };
}

function makeKey(kind: string): string {
  return `${kind}_local${randomBytes(24).toString("hex")}`;
}
