import type { Store } from "#server/adapters/store/port.ts";
import { sessions } from "#server/adapters/store/schema.ts";
import { and, eq } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { hashToken } from "./hash-token.ts";
import { readSessions, type StoredSession, type UserRow } from "./read-sessions.ts";
import { endOfSession, RENEW_EVERY } from "./session-times.ts";

export type FoundSession = {
  user: UserRow;
  /** When the user signed in. */
  createdAt: Date;
  /** The session now ends later than the browser knows: send its cookie again. */
  renewedUntil: Date | null;
};

/** Whose token this is, while it holds. Coming back moves its end. `read` finds the session of a hash. */
export async function findSession(
  store: Store,
  runtime: Runtime,
  token: string,
  read: (tokenHash: string) => Promise<StoredSession | null> = async (tokenHash) =>
    (await readSessions(store, runtime.now(), [tokenHash]))[0] ?? null,
): Promise<FoundSession | null> {
  const now = runtime.now();
  const tokenHash = hashToken(token);
  const found = await read(tokenHash);
  if (found === null) return null;
  if (now.getTime() - found.lastSeen.getTime() < RENEW_EVERY) return { ...found, renewedUntil: null };

  const expiresAt = endOfSession(found.createdAt, now);
  await store
    .db()
    .update(sessions)
    .set({ lastSeen: now, expiresAt })
    .where(and(eq(sessions.userId, found.user.id), eq(sessions.tokenHash, tokenHash)));
  return { ...found, renewedUntil: expiresAt };
}
