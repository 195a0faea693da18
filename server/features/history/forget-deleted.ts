import { UNDO_MS } from "#contract/limits.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { letters, resumes, scans } from "#server/adapters/store/schema.ts";
import { applications } from "#server/adapters/store/schema-applications.ts";
import { documents } from "#server/adapters/store/schema-documents.ts";
import { facts } from "#server/adapters/store/schema-facts.ts";
import { reviews } from "#server/adapters/store/schema-linkedin.ts";
import { and, eq, lte, sql } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";

/**
 * Clears away reports and letters whose deletion can no longer be undone, and with the last one made from a resume the
 * resume: a file that nobody can see any more is not kept.
 *
 * @returns how many reports and letters are gone.
 */
export async function forgetDeleted(store: Store, runtime: Runtime): Promise<number> {
  const before = new Date(runtime.now().getTime() - UNDO_MS);
  return store.transaction(async () => {
    const goneScans = await store
      .db()
      .delete(scans)
      .where(lte(scans.deletedAt, before))
      .returning({ userId: scans.userId, sha256: scans.resumeSha256, jobSha256: scans.jobSha256 });
    const goneLetters = await store
      .db()
      .delete(letters)
      .where(lte(letters.deletedAt, before))
      .returning({ userId: letters.userId, sha256: letters.resumeSha256 });
    const gone = [...goneScans, ...goneLetters];
    const files = new Map(gone.map((file) => [`${file.userId} ${file.sha256}`, file]));
    // In one order, so that two processes never wait for each other.
    for (const key of [...files.keys()].sort()) await forgetUnusedResume(store, files.get(key)!);
    const ads = goneScans.map(({ userId, jobSha256 }) => ({ userId, sha256: jobSha256 }));
    for (const document of [...gone, ...ads]) await forgetUnusedFacts(store, document);
    return gone.length;
  });
}

/** Clears away reviews whose deletion can no longer be undone. No file is kept of them. */
export async function forgetDeletedReviews(store: Store, runtime: Runtime): Promise<void> {
  const before = new Date(runtime.now().getTime() - UNDO_MS);
  await store.db().delete(reviews).where(lte(reviews.deletedAt, before));
}

/** Clears away edited resumes whose deletion can no longer be undone. */
export async function forgetDeletedDocuments(store: Store, runtime: Runtime): Promise<void> {
  const before = new Date(runtime.now().getTime() - UNDO_MS);
  await store.db().delete(documents).where(lte(documents.deletedAt, before));
}

/** Clears away applications whose deletion can no longer be undone, with their events and tasks. */
export async function forgetDeletedApplications(store: Store, runtime: Runtime): Promise<void> {
  const before = new Date(runtime.now().getTime() - UNDO_MS);
  await store.db().delete(applications).where(lte(applications.deletedAt, before));
}

type OwnFile = { userId: string; sha256: string };

/** What was said of a document goes with the last report or letter of it. */
async function forgetUnusedFacts(store: Store, { userId, sha256 }: OwnFile): Promise<void> {
  const isNeeded = [
    sql`select 1 from ${scans} where ${scans.userId} = ${userId} and ${sha256} in (${scans.resumeSha256}, ${scans.jobSha256})`,
    sql`select 1 from ${letters} where ${letters.userId} = ${userId} and ${letters.resumeSha256} = ${sha256}`,
  ];
  await store
    .db()
    .delete(facts)
    .where(
      and(
        eq(facts.userId, userId),
        eq(facts.documentSha256, sha256),
        ...isNeeded.map((needed) => sql`not exists (${needed})`),
      ),
    );
}

async function forgetUnusedResume(store: Store, { userId, sha256 }: OwnFile): Promise<void> {
  const isThis = and(eq(resumes.userId, userId), eq(resumes.sha256, sha256));
  // Whatever is being kept with it holds this row: wait for it, then look whether it needs the file.
  await store.db().select({ sha256: resumes.sha256 }).from(resumes).where(isThis).for("update");
  const isUnused = [scans, letters].map(
    (table) =>
      sql`not exists (select 1 from ${table} where ${table.userId} = ${userId} and ${table.resumeSha256} = ${sha256})`,
  );
  await store
    .db()
    .delete(resumes)
    .where(and(isThis, ...isUnused));
}
