import type { FactAnswer } from "#engine/facts/fact.ts";
import { nameAd } from "#engine/facts/list-facts.ts";
import { readSaid } from "#engine/facts/read-said.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { scans } from "#server/adapters/store/schema.ts";
import { facts } from "#server/adapters/store/schema-facts.ts";
import { and, eq } from "#server/adapters/store/sql.ts";
import { foldSearch } from "./fold-search.ts";

/** Title and company of an ad in a user's own words: undefined for what the ad says, blank where it names none. */
export type SaidNames = { jobTitle?: string | undefined; company?: string | undefined };

/** An ad of a user, by the hash of its text. */
export type OwnAd = { userId: string; jobSha256: string };

/** The same as answers to the ad's facts; what cannot be read as a name is left to the ad. */
export function answerNames({ jobTitle, company }: SaidNames): FactAnswer[] {
  const answerOf = (field: "title" | "company", said: string | undefined): FactAnswer[] => {
    if (said === undefined) return [];
    if (said.trim() === "") return [{ id: `ad-${field}`, said: null }];
    const name = readSaid({ field }, said);
    return name === null ? [] : [{ id: `ad-${field}`, said: name }];
  };
  return [...answerOf("title", jobTitle), ...answerOf("company", company)];
}

/** Keeps what a user says of an ad, and names their scans of it so. */
export async function keepAdNames(
  store: Store,
  ad: OwnAd,
  answers: readonly FactAnswer[],
  now: Date,
): Promise<void> {
  for (const { id, said } of answers) {
    const row = { said: said?.replaceAll("\0", "") ?? null, updatedAt: now };
    await store
      .db()
      .insert(facts)
      .values({ userId: ad.userId, documentSha256: ad.jobSha256, factId: id, ...row })
      .onConflictDoUpdate({ target: [facts.userId, facts.documentSha256, facts.factId], set: row });
  }
  await nameScans(store, ad, nameAd(answers));
}

/**
 * Title and company of an ad stand in the list of past scans as its user says they are: null for what stands there,
 * blank for none. The reports stay as they were.
 */
export async function nameScans(
  store: Store,
  { userId, jobSha256 }: OwnAd,
  named: { jobTitle: string | null; company: string | null },
): Promise<void> {
  if (named.jobTitle === null && named.company === null) return;
  const { id, jobTitle, company, resumeFileName } = scans;
  const own = await store
    .db()
    .select({ id, jobTitle, company, resumeFileName })
    .from(scans)
    .where(and(eq(scans.userId, userId), eq(scans.jobSha256, jobSha256)));
  for (const scan of own) {
    const title = (named.jobTitle ?? scan.jobTitle)?.replaceAll("\0", "") || null;
    const employer = (named.company ?? scan.company)?.replaceAll("\0", "") || null;
    const words = [title, employer, scan.resumeFileName].filter((part) => part !== null);
    await store
      .db()
      .update(scans)
      .set({ jobTitle: title, company: employer, searchText: foldSearch(words.join(" ")) })
      .where(and(eq(scans.userId, userId), eq(scans.id, scan.id)));
  }
}
