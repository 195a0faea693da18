import type { Store } from "#server/adapters/store/port.ts";
import { sessions } from "#server/adapters/store/schema.ts";
import { and, eq, lte } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { closeSession } from "./close-session.ts";
import { hashToken } from "./hash-token.ts";
import { endOfSession } from "./session-times.ts";

const USER_AGENT_LENGTH = 300;

export type NewSession = {
  userId: string;
  userAgent: string | null;
  /** The token that the browser had before: it ends here, so that nobody who knew it stays signed in. */
  previousToken: string | null;
};

/** Signs a user in. Returns the token for their cookie; the store keeps only its hash. */
export async function openSession(
  store: Store,
  runtime: Runtime,
  { userId, userAgent, previousToken }: NewSession,
): Promise<string> {
  const token = runtime.newSecret();
  const now = runtime.now();
  await store.transaction(async () => {
    if (previousToken !== null) await closeSession(store, previousToken);
    await store
      .db()
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
    await store
      .db()
      .insert(sessions)
      .values({
        userId,
        tokenHash: hashToken(token),
        createdAt: now,
        lastSeen: now,
        expiresAt: endOfSession(now, now),
        userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      });
  });
  return token;
}
