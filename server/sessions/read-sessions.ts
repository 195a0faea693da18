import type { Store } from "#server/adapters/store/port.ts";
import { sessions, users } from "#server/adapters/store/schema.ts";
import { and, eq, gt, sql } from "#server/adapters/store/sql.ts";

export type UserRow = typeof users.$inferSelect;
export type StoredSession = { tokenHash: string; createdAt: Date; lastSeen: Date; user: UserRow };

/**
 * Those of the sessions that hold at this moment, each at the place of its token's hash, and null for the others. With each
 * comes its user, whom every page asks for: a second statement would cost more than the row.
 */
export async function readSessions(
  store: Store,
  now: Date,
  tokenHashes: readonly string[],
): Promise<(StoredSession | null)[]> {
  const { userId, tokenHash, createdAt, lastSeen, expiresAt } = sessions;
  const found = await store
    .db()
    .select({ tokenHash, createdAt, lastSeen, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, userId))
    .where(and(sql`${tokenHash} = any(${sql.param([...tokenHashes])})`, gt(expiresAt, now)));
  const byHash = new Map(found.map((session) => [session.tokenHash, session]));
  return tokenHashes.map((hash) => byHash.get(hash) ?? null);
}
