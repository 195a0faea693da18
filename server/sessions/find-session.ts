import type { Store } from "#server/adapters/store/port.ts";
import { sessions } from "#server/adapters/store/schema.ts";
import { and, eq, gt } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/runtime.ts";
import { hashToken } from "./hash-token.ts";
import { endOfSession, RENEW_EVERY } from "./session-times.ts";

export type FoundSession = {
  userId: string;
  /** The session now ends later than the browser knows: send its cookie again. */
  renewedUntil: Date | null;
};

/** Whose token this is, while it holds. Coming back moves its end. */
export async function findSession(
  store: Store,
  runtime: Runtime,
  token: string,
): Promise<FoundSession | null> {
  const now = runtime.now();
  const tokenHash = hashToken(token);
  const [found] = await store
    .db()
    .select({ userId: sessions.userId, createdAt: sessions.createdAt, lastSeen: sessions.lastSeen })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .limit(1);
  if (found === undefined) return null;
  if (now.getTime() - found.lastSeen.getTime() < RENEW_EVERY)
    return { userId: found.userId, renewedUntil: null };

  const expiresAt = endOfSession(found.createdAt, now);
  await store
    .db()
    .update(sessions)
    .set({ lastSeen: now, expiresAt })
    .where(and(eq(sessions.userId, found.userId), eq(sessions.tokenHash, tokenHash)));
  return { userId: found.userId, renewedUntil: expiresAt };
}
