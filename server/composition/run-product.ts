import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { LexiconFailure } from "../adapters/lexicon/port.ts";
import { StoreFailure } from "../adapters/store/port.ts";
import { type Config, ConfigFailure, readConfig } from "../config/config.ts";
import { usesHttps } from "../config/uses-https.ts";
import { systemRuntime } from "../shared/runtime.ts";
import { composeProduct } from "./compose-product.ts";
import { DEFAULT_LIMITS } from "./make-limits.ts";
import type { Product } from "./product.ts";

/** For requests that were begun. Scans that are cut off after it are given back at the next start. */
const PATIENCE = 20_000;

export type Pages = {
  mountPages: (app: FastifyInstance) => void | Promise<void>;
  close?: () => Promise<void>;
};

/** What the pages say of this copy of the product. */
export type PageSettings = Pick<Config, "publicUrl" | "contactEmail" | "social"> & {
  https: boolean;
  withStripe: boolean;
};

export type OpenPages = (settings: PageSettings) => Pages | Promise<Pages>;

/** Reads the settings, builds the product, listens, and takes leave in order when asked to stop. */
export async function runProduct(openPages: OpenPages): Promise<void> {
  // What is written holds resumes, letters and mails: nobody else on the machine may read it.
  process.umask(0o077);
  try {
    const config = readConfig(process.env);
    const pages = await openPages({
      publicUrl: config.publicUrl ?? originHere(config.host, config.port),
      contactEmail: config.contactEmail,
      social: config.social,
      https: usesHttps(config),
      withStripe: config.payments !== null,
    });
    const product = composeProduct({
      config,
      runtime: systemRuntime,
      log: process.stdout,
      mountPages: pages.mountPages,
      onLost: giveUp,
      limits: DEFAULT_LIMITS,
    });
    stopOnSignal(async () => {
      await pages.close?.();
      await product.close();
    });
    await product.app.listen({ host: config.host, port: config.port });
    sayWhere(config, product);
    await product.ready;
    // The first scan should not wait for the engine to load; nothing else should wait for it either.
    await product.warm();
  } catch (error) {
    giveUp(error);
  }
}

function sayWhere(config: Config, { app, localParts }: Product): void {
  const { address, port } = app.server.address() as AddressInfo;
  const lines = [`Vouch is at ${config.publicUrl ?? originHere(address, port)}`];
  lines.push(
    `Kept in ${config.databaseUrl === null ? config.dataDir : "the PostgreSQL server of DATABASE_URL"}`,
  );
  if (localParts.length > 0) lines.push(`LOCAL PARTS, for this machine only: ${localParts.join("; ")}.`);
  for (const line of lines) app.log.warn(line);
}

/** Where this machine reaches the program; also what links to ourselves say where no public address is set. */
function originHere(address: string, port: number): string {
  const here = address.includes(":") ? `[${address}]` : address;
  const name = ["127.0.0.1", "0.0.0.0", "[::]"].includes(here) ? "localhost" : here;
  return `http://${name}:${port}`;
}

/** Ends the program: nothing that people send could be kept. */
function giveUp(error: unknown): never {
  if (error instanceof ConfigFailure || error instanceof LexiconFailure) console.error(error.message);
  else if (error instanceof StoreFailure) console.error(error.message, error.cause ?? "");
  else if ((error as { code?: unknown }).code === "EADDRINUSE")
    console.error("Another program listens on this port. Stop it, or set PORT to another one.");
  else console.error(error);
  process.exit(1);
}

function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      // Asked a second time, somebody is in a hurry.
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), PATIENCE).unref();
      close().then(() => process.exit(0), giveUp);
    });
}
