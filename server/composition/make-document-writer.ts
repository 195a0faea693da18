import type { ProblemCode } from "#contract/problem.ts";
import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import type { DocumentRefusal, DocumentWriter } from "../features/documents/document-writer.ts";
import { mapWorkerError } from "./map-worker-error.ts";

/** Documents of the greatest length take a second, in a thread that has not read the fonts yet. */
const SETTING_MS = 5000;

/** Reads and sets documents in the engine's threads, where a hostile one can waste neither time nor memory of anybody else. */
export function makeDocumentWriter(workers: EngineWorkers): DocumentWriter {
  return {
    read: (file, work) => refusing(() => workers.run("document", { file }, work)),
    write: (document, look, format, work) =>
      refusing(async () => {
        const answer = await workers.run(
          "resumeFile",
          { document, look, format },
          { ...work, timeoutMs: SETTING_MS },
        );
        return answer.ok ? { ok: true, file: answer.file } : explain(answer);
      }),
    prove: (document, look, work) =>
      refusing(async () => {
        const format = "pdf";
        const answer = await workers.run(
          "resumeFile",
          { document, look, format },
          { ...work, timeoutMs: SETTING_MS },
        );
        return answer.ok ? { ok: true, proof: answer.proof! } : explain(answer);
      }),
  };
}

async function refusing<Outcome>(
  run: () => Promise<Outcome | DocumentRefusal>,
): Promise<Outcome | DocumentRefusal> {
  try {
    return await run();
  } catch (error) {
    return { ok: false, code: mapWorkerError(error) };
  }
}

/** The pool's own refusals speak of a file that was read; here one was to be made. */
function explain(answer: { code: ProblemCode; characters?: readonly string[] }): DocumentRefusal {
  if (answer.code === "document-not-printable")
    return {
      ok: false,
      code: answer.code,
      values: { characters: (answer.characters ?? []).slice(0, 20).join(" ") },
    };
  return { ok: false, code: answer.code === "photo-not-readable" ? answer.code : "document-too-slow" };
}
