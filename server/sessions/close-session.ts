import type { Store } from "#server/adapters/store/port.ts";
import { sessions } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { hashToken } from "./hash-token.ts";

/** Signs out the one browser that has this token. */
export async function closeSession(store: Store, token: string): Promise<void> {
  await store
    .db()
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
}
