import { createHash } from "node:crypto";
import type { Store } from "#server/adapters/store/port.ts";
import { sessions } from "#server/adapters/store/schema.ts";
import { and, desc, eq, gt } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { hashToken } from "./hash-token.ts";

export type ListedSession = {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeen: Date;
  current: boolean;
};

/** Nobody reads a longer list; ending all others ends those beyond it too. */
const MOST_LISTED = 200;

export async function listSessions(
  store: Store,
  runtime: Runtime,
  userId: string,
  token: string | null,
): Promise<ListedSession[]> {
  const found = await store
    .db()
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, runtime.now())))
    .orderBy(desc(sessions.lastSeen), desc(sessions.createdAt))
    .limit(MOST_LISTED);
  const own = token === null ? null : hashToken(token);
  const listed = found.map(({ tokenHash, userAgent, createdAt, lastSeen }) => ({
    id: nameSession(tokenHash),
    userAgent,
    createdAt,
    lastSeen,
    current: tokenHash === own,
  }));
  return listed.sort((a, b) => Number(b.current) - Number(a.current));
}

/** What a session is called outside the store, which keeps even its hashes to itself. */
export function nameSession(tokenHash: string): string {
  return createHash("sha256").update(`session ${tokenHash}`).digest("hex").slice(0, 32);
}
