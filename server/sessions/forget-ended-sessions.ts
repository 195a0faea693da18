import type { Store } from "#server/adapters/store/port.ts";
import { sessions } from "#server/adapters/store/schema.ts";
import { lte } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";

/** Clears away what nobody can use any more. */
export async function forgetEndedSessions(store: Store, runtime: Runtime): Promise<void> {
  await store.db().delete(sessions).where(lte(sessions.expiresAt, runtime.now()));
}
