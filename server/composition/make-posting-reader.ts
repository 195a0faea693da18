import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import type { PostingReader } from "../features/applications/posting-reader.ts";
import { mapWorkerError } from "./map-worker-error.ts";

/** Reads in the engine's threads, where a hostile ad can waste neither time nor memory of anybody else. */
export function makePostingReader(workers: EngineWorkers): PostingReader {
  return async (ad, work) => {
    try {
      const answer = await workers.run("posting", { ad }, work);
      // It reads no file: what is too much is the ad.
      return answer.ok ? answer : { ok: false, code: "job-too-slow" };
    } catch (error) {
      return { ok: false, code: mapWorkerError(error) };
    }
  };
}
