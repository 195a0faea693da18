import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import type { IdentityProvider } from "../adapters/identity/port.ts";
import type { Mailer } from "../adapters/mail/port.ts";
import type { Payments } from "../adapters/payments/port.ts";
import type { Store } from "../adapters/store/port.ts";
import { makeOrigins, type Origins } from "../http/origins.ts";
import type { AppAccess } from "./app-access.ts";
import { chooseIdentity } from "./choose-identity.ts";
import { chooseMailer } from "./choose-mailer.ts";
import { choosePayments } from "./choose-payments.ts";
import { chooseStore } from "./choose-store.ts";
import type { LocalParts } from "./local-parts.ts";
import { openEngine } from "./open-engine.ts";
import type { ProductOptions } from "./product.ts";

export type Adapters = {
  store: Store;
  payments: Payments;
  mailer: Mailer;
  workers: EngineWorkers;
  origins: Origins;
  identity: IdentityProvider;
  local: LocalParts;
};

/** The only place where real services and local ones are told apart, and opened in this order. */
export function chooseAdapters(
  { config, runtime, onLost, googleIssuer }: ProductOptions,
  app: AppAccess,
): Adapters {
  const store = chooseStore(config, app, onLost);
  const { payments, local: localPayments } = choosePayments(config, runtime, {
    port: app.port,
    onFailure: app.warn("the emulator for payments failed"),
  });
  const { mailer, local: mailbox } = chooseMailer(config, runtime);
  const workers = openEngine(config);
  const origins = makeOrigins({
    publicUrl: config.publicUrl,
    fixed: config.google !== null && config.publicUrl !== null,
    anyHost: config.localOnNetwork,
    fallback: () => `http://localhost:${app.port()}`,
  });
  const { identity, local: localIdentity } = chooseIdentity(config, {
    port: app.port,
    isHttps: (request) => origins.originOf(request).startsWith("https:"),
    googleIssuer,
  });
  const local = { identity: localIdentity, payments: localPayments, mailbox };
  return { store, payments, mailer, workers, origins, identity, local };
}
