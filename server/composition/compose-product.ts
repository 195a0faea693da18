import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { SIGN_IN_CALLBACK_PATH } from "#contract/endpoints.ts";
import { extendLexicon } from "#engine/lexicon/open-lexicon.ts";
import { openEngineWorkers } from "../adapters/engine-workers/pool.ts";
import { createGoogleProvider } from "../adapters/identity/google.ts";
import { createLocalIdentity } from "../adapters/identity/local.ts";
import { readLexiconFile } from "../adapters/lexicon/read-lexicon-file.ts";
import type { LocalPayments } from "../adapters/payments/local.ts";
import { openEmbeddedStore } from "../adapters/store/embedded.ts";
import type { Store } from "../adapters/store/port.ts";
import { openPostgresStore } from "../adapters/store/postgres.ts";
import { buildApp } from "../app.ts";
import type { Config } from "../config/config.ts";
import { isLoopbackOnly } from "../config/is-loopback-only.ts";
import { mountSession } from "../features/account/session-routes.ts";
import { mountSettings } from "../features/account/settings-routes.ts";
import { mountSignIn } from "../features/account/sign-in-routes.ts";
import { makeBilling } from "../features/billing/make-billing.ts";
import { mountContact } from "../features/contact/routes.ts";
import { mountHistory } from "../features/history/routes.ts";
import type { LetterWriter, ModelWriter } from "../features/letter/letter-writer.ts";
import { mountLetter } from "../features/letter/routes.ts";
import { mountLinkedin } from "../features/linkedin/routes.ts";
import { mountScan } from "../features/scan/routes.ts";
import type { Scanner } from "../features/scan/scanner.ts";
import { makeLimit } from "../http/limit-requests.ts";
import { makeOrigins } from "../http/origins.ts";
import { mountHealth } from "../operations/health-routes.ts";
import { makeMaintenance } from "../operations/maintenance.ts";
import { mountMetrics } from "../operations/metrics.ts";
import { makeOutbox } from "../outbox/outbox.ts";
import { makeSessions } from "../sessions/sessions.ts";
import type { Runtime } from "../shared/runtime.ts";
import { chooseMailer } from "./choose-mailer.ts";
import { chooseModelWriter } from "./choose-model-writer.ts";
import { choosePayments } from "./choose-payments.ts";
import { makeLetterWriter } from "./make-letter-writer.ts";
import { makeReviewer } from "./make-reviewer.ts";
import { makeScanner } from "./make-scanner.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type Product = {
  app: FastifyInstance;
  /** Settles when calls are answered; rejects with `StoreFailure` when the store cannot be opened. */
  ready: Promise<void>;
  /** The parts that are the built-in ones, in words. */
  localParts: string[];
  /** The stand-in for card payments, whose clock and faults tests set; null with real keys. */
  localPayments: LocalPayments | null;
  /** Loads the engine, so that the first scan need not. */
  warm: () => Promise<void>;
  close: () => Promise<void>;
};

export type ProductOptions = {
  config: Config;
  runtime: Runtime;
  /** Scans in place of the engine's threads. */
  scanner?: Scanner;
  /** Writes letters in place of the engine's threads. */
  letterWriter?: LetterWriter;
  /** A language model for letters. */
  modelWriter?: ModelWriter;
  /** Plays Google, where Google cannot be asked. */
  googleIssuer?: string;
  log: { write: (line: string) => void } | null;
  mountPages: (app: FastifyInstance) => void | Promise<void>;
  /** The store ended by itself: nothing can be kept any more. */
  onLost: (error: Error) => void;
  /** How many requests of a kind one address may make: letters and messages in ten minutes, the others in one. */
  limits: { requests: number; scans: number; signIns: number; messages: number; letters: number };
};

export const DEFAULT_LIMITS = { requests: 1200, scans: 30, signIns: 60, messages: 3, letters: 30 };

/** The only place where real services and local ones are told apart. */
export function composeProduct(options: ProductOptions): Product {
  const { config, runtime, log, onLost, limits } = options;
  const https = config.publicUrl?.startsWith("https:") ?? false;
  const warn = (message: string) => (error: unknown) => app.log.warn({ err: error }, message);

  const store: Store = config.databaseUrl
    ? openPostgresStore({
        url: config.databaseUrl,
        onConnectionLost: warn("a connection to the database broke"),
      })
    : openEmbeddedStore({
        folder: config.dataDir,
        onLost,
        onUpkeepFailed: warn("upkeep of the store failed"),
      });
  const port = () => (app.server.address() as AddressInfo | null)?.port ?? config.port;
  const { payments, local: localPayments } = choosePayments(config, runtime, {
    port,
    onFailure: warn("the stand-in for payments failed"),
  });
  const billing = makeBilling({ store, runtime, payments });
  const upkeep = makeMaintenance(store, runtime, {
    reconcile: billing.reconcile,
    onFailure: warn("upkeep failed"),
  });
  const { mailer, local: mailbox } = chooseMailer(config, runtime);
  const outbox = makeOutbox({
    store,
    runtime,
    mailer,
    contactEmail: config.contactEmail,
    onFailure: (failure) => app.log.warn({ mail: failure }, "a mail could not be sent yet"),
    onError: warn("the outbox failed"),
  });
  const ready = store.ready.then(upkeep.start).then(outbox.start);
  ready.catch(() => undefined);

  const lexicon = config.lexiconFile === null ? null : readLexiconFile(config.lexiconFile);
  if (lexicon !== null) extendLexicon(lexicon);
  const workers = openEngineWorkers({ lexicon });
  const scanner = options.scanner ?? makeScanner(workers);
  const modelWriter =
    options.modelWriter ??
    chooseModelWriter(config, runtime, workers, {
      log: (entry, message) => app.log.info(entry, message),
      onFault: warn("writing with a language model failed"),
    });
  const origins = makeOrigins({
    publicUrl: config.publicUrl,
    fixed: config.google !== null && config.publicUrl !== null,
    anyHost: config.localOnNetwork,
    fallback: () => `http://localhost:${port()}`,
  });
  const local =
    config.google === null
      ? createLocalIdentity({
          port,
          allowsCallback,
          isHttps: (request) => origins.originOf(request).startsWith("https:"),
        })
      : null;
  const identity =
    config.google === null
      ? local!
      : createGoogleProvider({ ...config.google, issuer: options.googleIssuer });
  const sessions = makeSessions(store, runtime, { https });
  const limitScans = makeLimit(store, runtime, { name: "scan", limit: limits.scans, windowMs: MINUTE });
  const limitReviews = makeLimit(store, runtime, { name: "review", limit: limits.scans, windowMs: MINUTE });
  const limitSignIns = makeLimit(store, runtime, {
    name: "sign-in",
    limit: limits.signIns,
    windowMs: MINUTE,
  });
  const limitPayments = makeLimit(store, runtime, {
    name: "payment",
    limit: limits.signIns,
    windowMs: MINUTE,
  });

  const limitMessages = [
    makeLimit(store, runtime, { name: "message", limit: limits.messages, windowMs: 10 * MINUTE }),
    makeLimit(store, runtime, {
      name: "messages",
      limit: 100 * limits.messages,
      windowMs: HOUR,
      together: true,
    }),
  ];

  const limitLetters = {
    letters: makeLimit(store, runtime, { name: "letter", limit: limits.letters, windowMs: 10 * MINUTE }),
    // While a letter is edited it is checked at every pause.
    checks: makeLimit(store, runtime, {
      name: "letter-check",
      limit: 20 * limits.letters,
      windowMs: 10 * MINUTE,
    }),
  };

  const app = buildApp(
    { https, trustedProxies: config.trustedProxies, log, mostPerMinute: limits.requests },
    {
      origins,
      ready,
      mountApi: (api) => {
        mountSession(api, {
          sessions,
          local: { signIn: local !== null, payments: localPayments !== null, mail: mailbox !== null },
        });
        mountSettings(api, {
          store,
          runtime,
          sessions,
          leaving: { ...billing.leaving, onLate: warn("a subscription of a deleted account ends later") },
        });
        mountSignIn(api, {
          store,
          runtime,
          sessions,
          identity,
          https,
          // The local issuer knows only sign-ins that began in this very process.
          flowKey: config.google?.clientSecret ?? runtime.newSecret(),
          originOf: origins.originOf,
          limit: limitSignIns,
        });
        mountScan(api, { store, runtime, scanner, sessions, limit: limitScans });
        mountLetter(api, {
          store,
          runtime,
          writer: options.letterWriter ?? makeLetterWriter(workers),
          writeWithModel: modelWriter,
          sessions,
          limits: limitLetters,
        });
        billing.mount(api, { sessions, limit: limitPayments });
        mountContact(api, { outbox, limits: limitMessages });
        mountLinkedin(api, {
          store,
          runtime,
          reviewer: makeReviewer(workers),
          sessions,
          limit: limitReviews,
        });
        mountHistory(api, { store, runtime, sessions });
      },
      mountPages: async (pages) => {
        local?.mount(pages);
        localPayments?.mount(pages);
        if (isLoopbackOnly(config)) mailbox?.mount(pages);
        await options.mountPages(pages);
      },
    },
  );

  mountHealth(app, { store, runtime });
  if (config.metricsToken !== null || isLoopbackOnly(config))
    mountMetrics(app, { store, token: config.metricsToken });

  return {
    app,
    ready,
    localParts: [
      ...(local ? ["sign-in (lets anyone in as anyone)"] : []),
      ...(localPayments ? ["card payments (take no money)"] : []),
      ...(mailbox ? [`mail (kept in ${join(config.dataDir, "mailbox")})`] : []),
    ],
    localPayments,
    warm: workers.warm,
    close: async () => {
      await app.close();
      await upkeep.stop();
      await localPayments?.close();
      await outbox.stop();
      await workers.close();
      await store.close();
    },
  };
}

/** The local issuer answers only to our own callback; by what name the browser knows this machine is its own affair. */
function allowsCallback(url: string): boolean {
  return URL.parse(url)?.pathname === SIGN_IN_CALLBACK_PATH;
}
