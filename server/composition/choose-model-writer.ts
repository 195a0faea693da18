import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import { openLanguageModel } from "../adapters/language-model/open-language-model.ts";
import type { ModelCallEntry } from "../adapters/language-model/port.ts";
import type { Config } from "../config/config.ts";
import type { WordingWriter } from "../features/documents/wording-writer.ts";
import { makeWordingWriter, type WordingEntry } from "../features/documents/write-wordings.ts";
import type { ModelWriter } from "../features/letter/letter-writer.ts";
import { type ModelLetterEntry, makeModelWriter } from "../features/letter/write-with-model.ts";
import type { Runtime } from "../shared/runtime.ts";
import { makeWordingJudge } from "./make-wording-judge.ts";

type Entry = { model: ModelCallEntry } | { modelLetter: ModelLetterEntry } | { modelWordings: WordingEntry };

export type ModelWriterTools = {
  log: (entry: Entry, message: string) => void;
  onFault: (error: unknown) => void;
};

export type ModelWriters = { letters: ModelWriter; wordings: WordingWriter };

/**
 * Writers on the language model of the settings, whose sentences the engine's threads judge; null where none is set up. The
 * SDK is loaded when it is first asked.
 */
export function chooseModelWriters(
  { model }: Config,
  runtime: Runtime,
  workers: EngineWorkers,
  { log, onFault }: ModelWriterTools,
): ModelWriters | null {
  if (model === null) return null;
  const opened = openLanguageModel(model, {
    log: (entry) => log({ model: entry }, "a language model was asked"),
  });
  const letters = makeModelWriter({
    model: opened,
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
  const wordings = makeWordingWriter({
    model: opened,
    judge: makeWordingJudge(workers).judge,
    secret: runtime.newSecret(),
    log: (entry) => log({ modelWordings: entry }, "lines were worded with a language model"),
  });
  return { letters, wordings };
}
