import type { Scan } from "#contract/scan.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { scans } from "#server/adapters/store/schema.ts";
import { and, desc, eq, isNotNull, isNull } from "#server/adapters/store/sql.ts";

/** What a report follows from, and whose it is. */
export type ReportInputs = { userId: string; resumeSha256: string; jobSha256: string; engine: string };

export type StoredReport = Omit<Scan, "createdAt"> & { createdAt: Date };

const COLUMNS = {
  id: scans.id,
  createdAt: scans.createdAt,
  resumeFileName: scans.resumeFileName,
  result: scans.result,
};

/**
 * The person's own report on these very inputs, or null. One that they have deleted a moment ago comes back: they ask for
 * it again before it is gone.
 */
export async function findReport(store: Store, inputs: ReportInputs): Promise<StoredReport | null> {
  await store
    .db()
    .update(scans)
    .set({ deletedAt: null })
    .where(and(sameInputs(inputs), eq(scans.engine, inputs.engine), isNotNull(scans.deletedAt)));
  return findFirst(store, sameInputs(inputs), eq(scans.engine, inputs.engine));
}

/** The newest report on these inputs by any version of the engine: what has been counted once is not counted again. */
export async function findAnyReport(
  store: Store,
  inputs: Omit<ReportInputs, "engine">,
): Promise<StoredReport | null> {
  return findFirst(store, sameInputs(inputs));
}

export async function findLatestReport(store: Store, userId: string): Promise<StoredReport | null> {
  return findFirst(store, eq(scans.userId, userId), isNull(scans.deletedAt));
}

/** A report by its id, if it is this user's. */
export async function findOwnReport(store: Store, userId: string, id: string): Promise<StoredReport | null> {
  return findFirst(store, eq(scans.userId, userId), eq(scans.id, id), isNull(scans.deletedAt));
}

function sameInputs({ userId, resumeSha256, jobSha256 }: Omit<ReportInputs, "engine">) {
  return and(eq(scans.userId, userId), eq(scans.resumeSha256, resumeSha256), eq(scans.jobSha256, jobSha256));
}

async function findFirst(store: Store, ...conditions: Parameters<typeof and>): Promise<StoredReport | null> {
  const [found] = await store
    .db()
    .select(COLUMNS)
    .from(scans)
    .where(and(...conditions))
    .orderBy(desc(scans.createdAt), desc(scans.id))
    .limit(1);
  return found ?? null;
}
