import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { LocalPayments } from "#server/adapters/payments/local.ts";
import { composeProduct } from "#server/composition/compose-product.ts";
import type { ProductOptions } from "#server/composition/product.ts";
import { readConfig } from "#server/config/config.ts";
import { readBuiltPages } from "#server/pages/read-built-pages.ts";
import { servePages } from "#server/pages/serve-pages.ts";
import { systemRuntime } from "#server/shared/runtime.ts";
import { aDataFolder } from "./a-store.ts";
import { listRoutes } from "./list-routes.ts";

export type LocalServer = {
  origin: string;
  /** The emulator for card payments: its clock, its faults, what it was paid. */
  payments: LocalPayments;
  /** Every route it answers, as `listRoutes` names it. */
  routes: string[];
  /** Starts the engine's threads, as the program does at its start. */
  warm: () => Promise<void>;
  close: () => Promise<void>;
};

export type LocalServerOptions = Partial<
  Pick<
    ProductOptions,
    "scanner" | "letterWriter" | "modelWriter" | "runtime" | "limits" | "log" | "googleIssuer"
  >
> & {
  /** Settings, as the environment would say them. */
  settings?: Record<string, string>;
  /** Built pages; the product's own unless said. */
  pagesFolder?: string;
};

const NO_LIMITS = {
  requests: 1_000_000,
  scans: 1_000_000,
  signIns: 1_000_000,
  messages: 1_000_000,
  letters: 1_000_000,
};

/**
 * The whole product with its local parts, on a port and, unless one is given, a data folder of its own: what `npm start` runs, but for the
 * limits on how often one address may ask.
 */
export async function startLocalServer(options: LocalServerOptions = {}): Promise<LocalServer> {
  const given = options.settings?.DATA_DIR;
  const { folder, remove } =
    given === undefined ? await aDataFolder() : { folder: given, remove: () => undefined };
  const config = readConfig({ DATA_DIR: folder, PORT: "0", ...options.settings });
  const { publicUrl } = config;
  const pages = readBuiltPages({
    folder: options.pagesFolder ?? fileURLToPath(new URL("../build/client", import.meta.url)),
    publicUrl,
    contactEmail: config.contactEmail,
    social: config.social,
    https: publicUrl?.startsWith("https:") ?? false,
    withStripe: config.payments !== null,
  });
  const product = composeProduct({
    config,
    runtime: options.runtime ?? systemRuntime,
    ...(options.scanner ? { scanner: options.scanner } : {}),
    ...(options.letterWriter ? { letterWriter: options.letterWriter } : {}),
    ...(options.modelWriter ? { modelWriter: options.modelWriter } : {}),
    ...(options.googleIssuer ? { googleIssuer: options.googleIssuer } : {}),
    log: options.log ?? null,
    mountPages: (app) => servePages(app, pages),
    onLost: (error) => {
      throw error;
    },
    limits: options.limits ?? NO_LIMITS,
  });
  const routes = listRoutes(product.app);
  await product.app.listen({ host: "127.0.0.1", port: config.port });
  await product.ready;
  const { port } = product.app.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    payments: product.localPayments!,
    routes: routes.all(),
    warm: product.warm,
    close: async () => {
      await product.close();
      remove();
    },
  };
}
