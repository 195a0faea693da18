import type { Store } from "#server/adapters/store/port.ts";
import { sessions } from "#server/adapters/store/schema.ts";
import { and, eq, ne } from "#server/adapters/store/sql.ts";
import { hashToken } from "./hash-token.ts";
import { nameSession } from "./list-sessions.ts";

/** Ends one of the user's own sessions, by the name that the list gave it. Answers false when there is none such. */
export async function endSession(store: Store, userId: string, id: string): Promise<boolean> {
  const own = await store
    .db()
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  const found = own.find(({ tokenHash }) => nameSession(tokenHash) === id);
  if (found === undefined) return false;
  const ended = await store
    .db()
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, found.tokenHash)))
    .returning({ userId: sessions.userId });
  return ended.length > 0;
}

export async function endOtherSessions(store: Store, userId: string, token: string | null): Promise<void> {
  await store
    .db()
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), token === null ? undefined : ne(sessions.tokenHash, hashToken(token))),
    );
}
