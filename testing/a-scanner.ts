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
  };
  return scanner;
}

const succeed = (): ScanOutcome => ({ ok: true, result: aScanResult() });
