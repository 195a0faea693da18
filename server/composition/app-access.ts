import type { AddressInfo } from "node:net";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

/** What parts need of the app, which is built after them: nothing of it may be used before that. */
export type AppAccess = {
  /** The port that it listens on. */
  port: () => number;
  log: () => FastifyBaseLogger;
  /** Makes what writes an error to the log, under this message. */
  warn: (message: string) => (error: unknown) => void;
};

export function accessApp(app: () => FastifyInstance, config: Config): AppAccess {
  return {
    port: () => (app().server.address() as AddressInfo | null)?.port ?? config.port,
    log: () => app().log,
    warn: (message) => (error) => app().log.warn({ err: error }, message),
  };
}
