import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { openEngineWorkers } from "#server/adapters/engine-workers/pool.ts";
import type { EngineWorkers } from "#server/adapters/engine-workers/port.ts";
import type { CommandTools } from "./command.ts";

const WORKERS = 2;

/** What commands work with; workers start with the first PDF and stop with `close`. */
export function openTools(): CommandTools & { close: () => Promise<void> } {
  let workers: EngineWorkers | null = null;
  return {
    workers: () => {
      workers ??= openEngineWorkers({ workers: WORKERS });
      return workers;
    },
    readText: (file) => (file === "-" ? text(process.stdin) : readFile(file, "utf8")),
    close: async () => {
      await workers?.close();
    },
  };
}
