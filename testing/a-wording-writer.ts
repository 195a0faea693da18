import { readJob } from "#engine/job/read-job.ts";
import { planWordings } from "#engine/tailor/plan-wordings.ts";
import { readDocument } from "#engine/tailor/read-document.ts";
import { verifyPlanned } from "#engine/tailor/verify-wording.ts";
import { openLanguageModel } from "#server/adapters/language-model/open-language-model.ts";
import type { ModelSettings } from "#server/adapters/language-model/port.ts";
import type { WordingJudge } from "#server/features/documents/wording-writer.ts";
import { makeWordingWriter, type WordingEntry } from "#server/features/documents/write-wordings.ts";
import type { ModelRequest } from "./a-model-server.ts";

/** A writer of wordings on the settings of a stand-in, which judges in this thread and waits for nobody. */
export function aWordingWriter(settings: ModelSettings) {
  const entries: WordingEntry[] = [];
  const writer = makeWordingWriter({
    model: openLanguageModel(settings, { log: () => undefined, pause: async () => undefined }),
    judge: JUDGE_HERE.judge,
    secret: "a secret of the test",
    log: (entry) => void entries.push(entry),
  });
  return { ...writer, entries };
}

export const JUDGE_HERE: WordingJudge = {
  plan: async (document, jobText) => ({
    ok: true,
    plan: planWordings(document, readDocument(document), readJob(jobText)),
  }),
  judge: async (drafts) => drafts.map(({ line, text, inSummary }) => verifyPlanned(line, text, inSummary)),
};

/** The lines that a model was sent, by their ids, without what stands behind them in brackets. */
export function readSentLines({ data }: ModelRequest): Map<string, string> {
  return new Map(
    [...data.matchAll(/^- \[([bs]\d)\] (.*?)(?: \((?:asked for|TITLE|EMPLOYER): .*)?$/gm)].map(
      ([, id, text]) => [id!, text!],
    ),
  );
}
