import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import type { FactReader } from "../features/facts/fact-reader.ts";
import { mapWorkerError } from "./map-worker-error.ts";

/** Reads in the engine's threads, where a hostile file can waste neither time nor memory of anybody else. */
export function makeFactReader(workers: EngineWorkers): FactReader {
  return async (pdf, jobText, work) => {
    try {
      return await workers.run("facts", { pdf, jobText }, work);
    } catch (error) {
      return { ok: false, code: mapWorkerError(error) };
    }
  };
}
