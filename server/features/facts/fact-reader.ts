import type { ProblemCode } from "#contract/problem.ts";
import type { Fact } from "#engine/facts/fact.ts";
import type { Work } from "#server/shared/work.ts";

/** Reads a resume and an ad value by value. What they say never throws: it is a refusal with a code. */
export type FactReader = (
  pdf: Uint8Array,
  jobText: string,
  work: Work,
) => Promise<{ ok: true; facts: Fact[] } | { ok: false; code: ProblemCode }>;
