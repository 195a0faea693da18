import type { FactList, SentAnswer, WireFact } from "#contract/facts.ts";
import { Problem } from "#contract/problem.ts";
import { readAnswer } from "#engine/facts/answer-facts.ts";
import type { Fact } from "#engine/facts/fact.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { scans } from "#server/adapters/store/schema.ts";
import { facts as kept } from "#server/adapters/store/schema-facts.ts";
import { and, eq } from "#server/adapters/store/sql.ts";
import { nameScans } from "#server/shared/ad-names.ts";
import { findFactAnswers } from "#server/shared/find-fact-answers.ts";
import { saveWithinStorage } from "#server/shared/save-within-storage.ts";
import { isOwnScan, type ScanDocuments } from "./find-documents.ts";
import { type FactRequest, type FactServices, isOfAd, listAnswered, readDocuments } from "./read-facts.ts";

/** What is kept of a fact; undefined where the person takes back what they said. */
type Change = { id: string; said: string | null | undefined };

/**
 * Keeps what a person says of facts, each for itself: two windows that answer different facts lose nothing, and of one
 * fact the last answer counts.
 *
 * @returns all facts as they stand now.
 * @throws Problem as `readFacts`; 'fact-not-found', 'fact-not-dates' or 'fact-not-readable' where an answer is none, and then
 * nothing is kept; 'storage-full'; 'session-expired'.
 */
export async function saveFacts(
  services: FactServices,
  { answers, ...request }: FactRequest & { answers: readonly SentAnswer[] },
): Promise<FactList> {
  const { store, runtime } = services;
  const { documents, facts } = await readDocuments(services, request);
  const changes = answers.map((answer) => readChange(facts, answer));
  return saveWithinStorage(store, request.userId, async () => {
    await holdScan(store, request);
    for (const change of changes) await keepChange(store, documents, change, runtime.now());
    const said = await findFactAnswers(store, documents);
    const answered = listAnswered(facts, said);
    if (changes.some(({ id }) => isOfAd(id))) await nameScans(store, documents, namesIn(answered.facts));
    return answered;
  });
}

/** Title and company of the ad as they stand now; blank for what it does not name. */
function namesIn(facts: readonly WireFact[]) {
  const nameOf = (field: WireFact["field"]) =>
    facts.find((fact) => fact.kind === "ad" && fact.field === field)?.value ?? "";
  return { jobTitle: nameOf("title"), company: nameOf("company") };
}

function readChange(facts: readonly Fact[], answer: SentAnswer): Change {
  const fact = facts.find(({ id }) => id === answer.id);
  if (fact === undefined) throw new Problem("fact-not-found");
  if ("withdrawn" in answer) return { id: fact.id, said: undefined };
  const said = readAnswer(fact, answer);
  if (said === undefined && fact.field === "dates") throw new Problem("fact-not-dates");
  if (said === undefined) throw new Problem("fact-not-readable", { values: { what: NAMES[fact.field] } });
  return { id: fact.id, said };
}

const NAMES: Readonly<Record<Fact["field"], string>> = {
  name: "a name",
  email: "an e-mail address",
  phone: "a phone number",
  address: "an address",
  linkedin: "the address of a LinkedIn profile",
  title: "a job title",
  employer: "an employer",
  place: "a place",
  dates: "dates",
  school: "a school",
  degree: "a degree",
  field: "a field of study",
  company: "a company",
};

/** The scan is not cleared away while something is kept for it. @throws Problem 'scan-not-found'. */
async function holdScan(store: Store, { userId, scanId }: FactRequest): Promise<void> {
  const held = await store
    .db()
    .select({ id: scans.id })
    .from(scans)
    .where(isOwnScan(userId, scanId))
    .for("share");
  if (held.length === 0) throw new Problem("scan-not-found");
}

async function keepChange(
  store: Store,
  { userId, resumeSha256, jobSha256 }: ScanDocuments,
  { id, said }: Change,
  now: Date,
): Promise<void> {
  const documentSha256 = isOfAd(id) ? jobSha256 : resumeSha256;
  if (said === undefined) {
    const isThis = and(eq(kept.userId, userId), eq(kept.documentSha256, documentSha256), eq(kept.factId, id));
    await store.db().delete(kept).where(isThis);
    return;
  }
  // PostgreSQL's text takes every character but the one numbered zero.
  const row = { said: said?.replaceAll("\0", "") ?? null, updatedAt: now };
  await store
    .db()
    .insert(kept)
    .values({ userId, documentSha256, factId: id, ...row })
    .onConflictDoUpdate({ target: [kept.userId, kept.documentSha256, kept.factId], set: row });
}
