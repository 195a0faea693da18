import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import { openLanguageModel } from "../adapters/language-model/open-language-model.ts";
import type { ModelCallEntry } from "../adapters/language-model/port.ts";
import type { Config } from "../config/config.ts";
import type { ModelWriter } from "../features/letter/letter-writer.ts";
import { type ModelLetterEntry, makeModelWriter } from "../features/letter/write-with-model.ts";
import type { Runtime } from "../shared/runtime.ts";

export type ModelWriterTools = {
  log: (entry: { model: ModelCallEntry } | { modelLetter: ModelLetterEntry }, message: string) => void;
  onFault: (error: unknown) => void;
};

/**
 * The language model of the settings, whose sentences the engine's threads judge; null where none is set up. The SDK is
 * loaded with the first letter.
 */
export function chooseModelWriter(
  { model }: Config,
  runtime: Runtime,
  workers: EngineWorkers,
  { log, onFault }: ModelWriterTools,
): ModelWriter | null {
  if (model === null) return null;
  return makeModelWriter({
    model: openLanguageModel(model, { log: (entry) => log({ model: entry }, "a language model was asked") }),
    judge: async (sentences, { resume, job, options }, work) => {
      const { company, jobTitle, choices } = options;
      const input = {
        sentences: [...sentences],
        resume,
        job,
        company,
        jobTitle,
        ...(choices === undefined ? {} : { choices }),
      };
      const answer = await workers.run("judge", input, work);
      if (!answer.ok) throw new Error(`The sentences of a letter could not be judged: ${answer.code}`);
      return answer.verdicts;
    },
    secret: runtime.newSecret(),
    log: (entry) => log({ modelLetter: entry }, "a letter was written with a language model"),
    onFault,
  });
}
