import { verifyDrafts } from "#engine/letter/verify-drafts.ts";
import { openLanguageModel } from "#server/adapters/language-model/open-language-model.ts";
import type { ModelSettings } from "#server/adapters/language-model/port.ts";
import type { CheckSentences } from "#server/features/letter/check-drafts.ts";
import type { ModelWriter } from "#server/features/letter/letter-writer.ts";
import { type ModelLetterEntry, makeModelWriter } from "#server/features/letter/write-with-model.ts";

/** A model writer on the settings of a stand-in, which judges in this thread and waits for nobody. */
export function aModelWriter(
  settings: ModelSettings,
): ModelWriter & { entries: ModelLetterEntry[]; faults: unknown[] } {
  const entries: ModelLetterEntry[] = [];
  const faults: unknown[] = [];
  const writer = makeModelWriter({
    model: openLanguageModel(settings, { log: () => undefined, pause: async () => undefined }),
    judge: judgeHere,
    secret: "a secret of the test",
    log: (entry) => void entries.push(entry),
    onFault: (error) => void faults.push(error),
  });
  return { ...writer, entries, faults };
}

const judgeHere: CheckSentences = async (sentences, { resume, job, options }) =>
  verifyDrafts(sentences, resume, job, options, options.choices);
