import type { Posting } from "#contract/application.ts";
import type { ProblemCode } from "#contract/problem.ts";
import type { Work } from "#server/shared/work.ts";

/** Reads a pasted ad for the form of an application. What the ad says never throws: it is a refusal. */
export type PostingReader = (
  ad: string,
  work: Work,
) => Promise<{ ok: true; posting: Posting } | { ok: false; code: ProblemCode }>;
