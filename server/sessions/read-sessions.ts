import type { Store } from "#server/adapters/store/port.ts";
import { sessions } from "#server/adapters/store/schema.ts";
import { and, gt, sql } from "#server/adapters/store/sql.ts";

export type StoredSession = { userId: string; tokenHash: string; createdAt: Date; lastSeen: Date };

/** Those of the sessions that hold at this moment, each at the place of its token's hash, and null for the others. */
export async function readSessions(
  store: Store,
  now: Date,
  tokenHashes: readonly string[],
): Promise<(StoredSession | null)[]> {
  const { userId, tokenHash, createdAt, lastSeen, expiresAt } = sessions;
  const found = await store
    .db()
    .select({ userId, tokenHash, createdAt, lastSeen })
    .from(sessions)
    .where(and(sql`${tokenHash} = any(${sql.param([...tokenHashes])})`, gt(expiresAt, now)));
  const byHash = new Map(found.map((session) => [session.tokenHash, session]));
  return tokenHashes.map((hash) => byHash.get(hash) ?? null);
}
