import type { FactAnswer, FactAnswers } from "#engine/facts/fact.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { facts } from "#server/adapters/store/schema-facts.ts";
import { and, eq, inArray } from "#server/adapters/store/sql.ts";

/** Whose documents, by the hashes of their bytes. */
export type OwnDocuments = { userId: string; resumeSha256: string; jobSha256: string };

/** What a user has said of a resume and an ad of theirs, in the order of the facts' names. */
export async function findFactAnswers(
  store: Store,
  { userId, resumeSha256, jobSha256 }: OwnDocuments,
): Promise<FactAnswers> {
  const found = await store
    .db()
    .select({ document: facts.documentSha256, id: facts.factId, said: facts.said })
    .from(facts)
    .where(and(eq(facts.userId, userId), inArray(facts.documentSha256, [resumeSha256, jobSha256])))
    .orderBy(facts.factId);
  const of = (sha256: string): FactAnswer[] =>
    found.filter(({ document }) => document === sha256).map(({ id, said }) => ({ id, said }));
  return { resume: of(resumeSha256), ad: of(jobSha256) };
}
