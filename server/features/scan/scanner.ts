import type { ScanReading } from "#contract/own-words.ts";
import type { ProblemCode } from "#contract/problem.ts";
import type { ScanResult } from "#contract/scan.ts";
import type { FactAnswers } from "#engine/facts/fact.ts";
import type { Work } from "#server/shared/work.ts";

export type ReadingOutcome =
  | { ok: true; reading: Omit<ScanReading, "engine"> }
  | { ok: false; code: ProblemCode };

export type ScanOutcome = { ok: true; result: ScanResult } | { ok: false; code: ProblemCode };

/** Reads a resume against an ad. What a file or an ad says never throws: it is a refusal with a code. */
export type Scanner = {
  /** Version of the engine and its lexicon: the same version and inputs give the same result. */
  engine: string;
  scan: (pdf: Uint8Array, jobText: string, work: Work & { told?: FactAnswers }) => Promise<ScanOutcome>;
  /** What such a scan is made from, for *What if* in the browser. */
  read: (pdf: Uint8Array, jobText: string, work: Work) => Promise<ReadingOutcome>;
};
