import type { WireFact } from "#contract/facts.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { scans } from "#server/adapters/store/schema.ts";
import { and, eq } from "#server/adapters/store/sql.ts";
import { foldSearch } from "#server/shared/fold-search.ts";
import type { ScanDocuments } from "./find-documents.ts";

/** Title and company of an ad stand in the list of past scans as its person says they are. The reports stay as they were. */
export async function renameScans(
  store: Store,
  { userId, jobSha256 }: ScanDocuments,
  facts: readonly WireFact[],
): Promise<void> {
  const nameOf = (field: WireFact["field"]) =>
    facts.find((fact) => fact.kind === "ad" && fact.field === field)?.value?.replaceAll("\0", "") ?? null;
  const named = { jobTitle: nameOf("title"), company: nameOf("company") };
  const isOfAd = and(eq(scans.userId, userId), eq(scans.jobSha256, jobSha256));
  const files = await store.db().selectDistinct({ fileName: scans.resumeFileName }).from(scans).where(isOfAd);
  for (const { fileName } of files) {
    const words = [named.jobTitle, named.company, fileName].filter((part) => part !== null);
    await store
      .db()
      .update(scans)
      .set({ ...named, searchText: foldSearch(words.join(" ")) })
      .where(and(isOfAd, eq(scans.resumeFileName, fileName)));
  }
}
