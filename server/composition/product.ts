import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { LetterWriter, ModelWriter } from "../features/letter/letter-writer.ts";
import type { Scanner } from "../features/scan/scanner.ts";
import type { Runtime } from "../shared/runtime.ts";
import type { LocalParts } from "./local-parts.ts";
import type { MostRequests } from "./make-limits.ts";

export type Product = {
  app: FastifyInstance;
  /** Settles when calls are answered; rejects with `StoreFailure` when the store cannot be opened. */
  ready: Promise<void>;
  /** The parts that are the built-in ones, in words. */
  localParts: string[];
  /** The emulator for card payments, whose clock and faults tests set; null with real keys. */
  localPayments: LocalParts["payments"];
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
  limits: MostRequests;
};
