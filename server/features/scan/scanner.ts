import type { ProblemCode } from "#contract/problem.ts";
import type { ScanResult } from "#contract/scan.ts";

export type ScanOutcome = { ok: true; result: ScanResult } | { ok: false; code: ProblemCode };

/** Reads a resume against an ad. What a file or an ad says never throws: it is a refusal with a code. */
export type Scanner = {
  /** Version of the engine and its lexicon: the same version and inputs give the same result. */
  engine: string;
  /** @param options.signal gives the work up; the promise then rejects with the signal's reason. */
  scan: (pdf: Uint8Array, jobText: string, options: { signal: AbortSignal }) => Promise<ScanOutcome>;
};
