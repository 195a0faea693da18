import { countWords } from "./count-words.ts";
import { printReport } from "./measure-tagger.ts";
import { listMakers, listOwn, listReal, openDocuments } from "./open-documents.ts";
import { judgeApart, listSequences, trainConfidence, trainTagger } from "./train-tagger.ts";
import { writeAdditive, writeChain, writeWordCounts } from "./write-weights.ts";

/**
 * Trains the second reader and the confidence of values on the documents of `train`, the makers' and our own, writes their
 * weights into the engine, and prints what they are worth on `tune`. The same documents give the same bytes.
 */
export async function runTraining(): Promise<void> {
  const real = await openDocuments(listReal("train"));
  if (real.length === 0) throw new Error("no document is restored: docs/labels.md says how");
  const makers = await openDocuments(listMakers());
  const own = await openDocuments(listOwn());
  const all = [...real, ...makers, ...own];
  const model = trainTagger(all);
  // Of our own documents the rules are nearly always right: they were written on them.
  const confidence = trainConfidence(judgeApart([...real, ...makers], own));
  const bytes =
    writeChain("line-weights.ts", "LINE_WEIGHTS", model.lines) +
    writeChain("job-weights.ts", "JOB_WEIGHTS", model.job) +
    writeChain("study-weights.ts", "STUDY_WEIGHTS", model.study) +
    writeAdditive("confidence-weights.ts", "CONFIDENCE_WEIGHTS", confidence);
  const sequences = listSequences(all);
  writeWordCounts({
    lines: countWords(model.lines, sequences.lines),
    job: countWords(model.job, sequences.job),
    study: countWords(model.study, sequences.study),
  });
  console.log(
    `weights: ${Math.round(bytes / 1024)} KB, of ${real.length} real and ${all.length - real.length} other documents`,
  );
  printReport(await openDocuments(listReal("tune")), model, confidence);
}
