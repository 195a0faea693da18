import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";

/**
 * Deletes a person with everything that is theirs: sign-ins, sessions, resumes, reports and scans under way. Each table of
 * theirs goes with the row of `users` (its foreign key says so), in one statement. A scan that is being kept at this
 * moment comes first and goes too; one that comes later finds nobody.
 */
export async function deleteAccount(store: Store, userId: string): Promise<void> {
  await store.transaction(async () => {
    await store.db().delete(users).where(eq(users.id, userId));
  });
}
