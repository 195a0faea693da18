import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import type { Scanner, ScanOutcome } from "#server/features/scan/scanner.ts";
import { aScanResult } from "./a-scan.ts";

/** A scanner that answers as told, without reading: for tests of what stands around it. */
export function aScanner(
  answer: (options: { signal: AbortSignal }) => ScanOutcome | Promise<ScanOutcome> = succeed,
) {
  const scanner: Scanner & { runs: number } = {
    engine: "test-1",
    runs: 0,
    scan: async (_pdf, _jobText, options) => {
      scanner.runs += 1;
      return answer(options);
    },
    read: async (_pdf, jobText) => ({
      ok: true,
      reading: { pages: readPlainText(aScanResult().extractedResumeText), job: readJob(jobText) },
    }),
  };
  return scanner;
}

const succeed = (): ScanOutcome => ({ ok: true, result: aScanResult() });
