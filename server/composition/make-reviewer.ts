import type { ProblemCode } from "#contract/problem.ts";
import type { ReviewInput } from "#engine/linkedin/full-review.ts";
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
        const outcome = await workers.run("linkedin", input, work);
        return outcome.ok ? outcome : { ok: false, code: nameRefusal(outcome.code, input.given?.kind) };
      } catch (error) {
        return { ok: false, code: mapWorkerError(error) };
      }
    },
  };
}

type Kind = NonNullable<ReviewInput["given"]>["kind"];

/** The threads speak of PDFs when they give something up; the user is told of what they sent. */
const GIVEN_UP: Partial<Record<Kind, Partial<Record<ProblemCode, ProblemCode>>>> = {
  zip: { "pdf-too-slow": "export-too-slow", "pdf-too-complex": "export-unpacks-too-large" },
  text: { "pdf-too-slow": "profile-text-too-slow", "pdf-too-complex": "profile-text-too-slow" },
};

function nameRefusal(code: ProblemCode, kind: Kind | undefined): ProblemCode {
  return (kind && GIVEN_UP[kind]?.[code]) ?? code;
}
