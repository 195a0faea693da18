import { nameEngine } from "#engine/score/build-report.ts";
import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import type { Reviewer } from "../features/linkedin/reviewer.ts";
import { mapWorkerError } from "./map-worker-error.ts";

/** Reviews profiles in the engine's threads, where a hostile file can waste neither time nor memory of anybody else. */
export function makeReviewer(workers: EngineWorkers): Reviewer {
  return {
    engine: nameEngine(),
    review: async (input, work) => {
      try {
        return await workers.run("linkedin", input, work);
      } catch (error) {
        return { ok: false, code: mapWorkerError(error) };
      }
    },
  };
}
