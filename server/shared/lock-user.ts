import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";

/**
 * To be called first within a transaction that keeps something of a person: a deletion of the account either is seen
 * here, or waits until what is being kept can go with it.
 *
 * @throws Problem 'session-expired' when the person has deleted their account meanwhile.
 */
export async function lockUser(store: Store, userId: string): Promise<void> {
  const [person] = await store
    .db()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("key share");
  if (person === undefined) throw new Problem("session-expired");
}
