import type { FactList } from "#contract/facts.ts";
import { Problem } from "#contract/problem.ts";
import { answerFacts } from "#engine/facts/answer-facts.ts";
import type { Fact, FactAnswers } from "#engine/facts/fact.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { findFactAnswers } from "#server/shared/find-fact-answers.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import type { FactReader } from "./fact-reader.ts";
import { findDocuments, type ScanDocuments } from "./find-documents.ts";

export type FactServices = { store: Store; runtime: Runtime; reader: FactReader };

export type FactRequest = { userId: string; scanId: string; signal: AbortSignal };

/**
 * What was read of a scan's resume and ad, with what its person says of it.
 *
 * @throws Problem 'scan-not-found', 'resume-not-found', or the reader's refusal; the signal's reason when given up.
 */
export async function readFacts(services: FactServices, request: FactRequest): Promise<FactList> {
  const { documents, facts } = await readDocuments(services, request);
  return listAnswered(facts, await findFactAnswers(services.store, documents));
}

/** The documents of a scan and their facts as read. @throws Problem as `readFacts`. */
export async function readDocuments(
  { store, reader }: FactServices,
  { userId, scanId, signal }: FactRequest,
): Promise<{ documents: ScanDocuments; facts: Fact[] }> {
  const documents = await findDocuments(store, userId, scanId);
  signal.throwIfAborted();
  const outcome = await reader(documents.pdf, documents.jobText, { caller: userId, signal });
  signal.throwIfAborted();
  if (!outcome.ok) throw new Problem(outcome.code);
  return { documents, facts: outcome.facts };
}

export function listAnswered(facts: readonly Fact[], { resume, ad }: FactAnswers): FactList {
  const answered = answerFacts(facts, [
    ...resume.filter(({ id }) => !isOfAd(id)),
    ...ad.filter(({ id }) => isOfAd(id)),
  ]);
  return { facts: answered.map((fact) => ({ ...fact, quote: fact.quote?.quote ?? null })) };
}

/** Facts of the ad are kept with the ad, those of the resume with the resume. */
export function isOfAd(id: string): boolean {
  return id.startsWith("ad-");
}
