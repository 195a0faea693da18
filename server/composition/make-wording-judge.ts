import { Problem } from "#contract/problem.ts";
import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import type { WordingJudge } from "../features/documents/wording-writer.ts";
import { mapWorkerError } from "./map-worker-error.ts";

/** Plans and judges in the engine's threads, where a hostile document or ad can waste neither time nor memory of anybody else. */
export function makeWordingJudge(workers: EngineWorkers): WordingJudge {
  return {
    plan: async (document, jobText, work) => {
      try {
        const answer = await workers.run("wordingPlan", { document, jobText }, work);
        // The pool's own refusals speak of a file.
        return answer.ok ? answer : { ok: false, code: "document-too-slow" };
      } catch (error) {
        return { ok: false, code: mapWorkerError(error) };
      }
    },
    judge: async (drafts, work) => {
      const answer = await workers.run("wordingFaults", { drafts: [...drafts] }, work).catch(refuse);
      if (!answer.ok) throw new Problem("model-answer-unusable");
      return answer.faults;
    },
  };
}

function refuse(error: unknown): never {
  throw new Problem(mapWorkerError(error));
}
