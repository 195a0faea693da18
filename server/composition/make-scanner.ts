import { nameEngine } from "#engine/score/build-report.ts";
import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import type { ReadingOutcome, Scanner, ScanOutcome } from "../features/scan/scanner.ts";
import { mapWorkerError } from "./map-worker-error.ts";

/** Scans in the engine's threads, where a hostile file can waste neither time nor memory of anybody else. */
export function makeScanner(workers: EngineWorkers): Scanner {
  return {
    engine: nameEngine(),
    scan: async (pdf, jobText, { told, ...work }): Promise<ScanOutcome> => {
      try {
        const outcome = await workers.run("scan", { pdf, jobText, ...(told ? { told } : {}) }, work);
        return outcome.ok ? { ok: true, result: outcome.report } : { ok: false, code: outcome.code };
      } catch (error) {
        return { ok: false, code: mapWorkerError(error) };
      }
    },
    read: async (pdf, jobText, work): Promise<ReadingOutcome> => {
      try {
        const outcome = await workers.run("reading", { pdf, jobText }, work);
        if (!outcome.ok) return { ok: false, code: outcome.code };
        return { ok: true, reading: { pages: outcome.pages, job: outcome.job } };
      } catch (error) {
        return { ok: false, code: mapWorkerError(error) };
      }
    },
  };
}
