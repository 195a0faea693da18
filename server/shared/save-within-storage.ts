import { STORAGE_LIMITS, type StorageLimit } from "#contract/plans.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { letters, resumes, scans, users } from "#server/adapters/store/schema.ts";
import { applications } from "#server/adapters/store/schema-applications.ts";
import { documents } from "#server/adapters/store/schema-documents.ts";
import { facts } from "#server/adapters/store/schema-facts.ts";
import { reviews } from "#server/adapters/store/schema-linkedin.ts";
import { eq, sql } from "#server/adapters/store/sql.ts";

/** What is kept of a user: the bytes of it, and how many reports, letters, reviews, edited resumes and applications. */
export type StorageUse = { bytes: number; items: number };

/**
 * Everything that is kept of a user because they asked for it is kept through here: all of `work` or nothing, and nothing
 * that would leave them with more than their plan allows. Two requests of one user come one after the other, since both
 * would find room for the last piece otherwise; a deletion of the account is seen here, or waits until what is being kept
 * can go with it. Whoever has too much already (Premium has ended) can still store what takes no more room.
 *
 * @throws Problem 'storage-full', or 'session-expired' when the user has deleted their account meanwhile.
 */
export async function saveWithinStorage<T>(store: Store, userId: string, work: () => Promise<T>): Promise<T> {
  return store.transaction(async () => {
    const limit = await lockUser(store, userId);
    const before = await measureStorage(store, userId);
    const result = await work();
    refuseGrowth(before, await measureStorage(store, userId), limit);
    return result;
  });
}

/**
 * What was deleted and can still be brought back takes room until it is cleared away. The size of a value is read without
 * the value, however large it is.
 */
export async function measureStorage(store: Store, userId: string): Promise<StorageUse> {
  const weigh = ({ table, value }: Kept) =>
    sql`(select coalesce(sum(pg_column_size(${value})), 0) from ${table} where ${table.userId} = ${userId})`;
  const tracked = sql`(select coalesce(sum(${applications.bytes}), 0) from ${applications} where ${applications.userId} = ${userId})`;
  const count = ({ table }: Pick<Kept, "table"> | { table: typeof applications }) =>
    sql`(select count(*) from ${table} where ${table.userId} = ${userId})`;
  const [measured] = await store
    .db()
    .select({
      bytes: sql<number>`(${sql.join([...[...ITEMS, FILES, WORDS, FACTS, ORIGINS].map(weigh), tracked], sql` + `)})::float8`,
      items: sql<number>`(${sql.join([...ITEMS, { table: applications }].map(count), sql` + `)})::int`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return measured ?? { bytes: 0, items: 0 };
}

export function storageLimitOf(subscription: string): StorageLimit {
  return STORAGE_LIMITS[subscription === "premium" ? "premium" : "free"];
}

type Kept = (typeof ITEMS)[number] | typeof FILES | typeof WORDS | typeof FACTS | typeof ORIGINS;

const ITEMS = [
  { table: scans, value: scans.result },
  { table: letters, value: letters.letter },
  { table: reviews, value: reviews.review },
  { table: documents, value: documents.document },
] as const;
/** With the row around it: its names are longer than what is said. */
const FACTS = { table: facts, value: sql`${facts}.*` } as const;
const FILES = { table: resumes, value: resumes.content } as const;
const ORIGINS = { table: documents, value: documents.origin } as const;
const WORDS = { table: scans, value: scans.ownWords } as const;

async function lockUser(store: Store, userId: string): Promise<StorageLimit> {
  const [user] = await store
    .db()
    .select({ subscription: users.subscription })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (user === undefined) throw new Problem("session-expired");
  return storageLimitOf(user.subscription);
}

function refuseGrowth(before: StorageUse, after: StorageUse, limit: StorageLimit): void {
  const grown = (what: keyof StorageUse) => after[what] > limit[what] && after[what] > before[what];
  if (grown("bytes")) {
    const megabytes = Math.round(limit.bytes / 1024 / 1024);
    throw new Problem("storage-full", { values: { most: `${megabytes} MB` } });
  }
  if (grown("items")) {
    const most = `${limit.items.toLocaleString("en")} reports, letters, reviews, edited resumes and applications`;
    throw new Problem("storage-full", { values: { most } });
  }
}
