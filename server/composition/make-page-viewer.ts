import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import type { PageViewer } from "../features/scan/page-viewer.ts";
import { mapWorkerError } from "./map-worker-error.ts";

/** Reads in the engine's threads, as scans are. */
export function makePageViewer(workers: EngineWorkers): PageViewer {
  return async (pdf, work) => {
    try {
      return await workers.run("view", { pdf }, work);
    } catch (error) {
      return { ok: false, code: mapWorkerError(error) };
    }
  };
}
