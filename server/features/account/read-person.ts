import type { Person } from "#contract/account.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";

/** The person as the browser may know them, or null when there is none of this id. */
export async function readPerson(store: Store, userId: string): Promise<Person | null> {
  const [found] = await store.db().select().from(users).where(eq(users.id, userId));
  if (found === undefined) return null;
  const { id, email, name, picture, subscription, resumeScan, coverLetterScan, updatedAt } = found;
  return {
    id,
    email,
    name,
    picture,
    // Whatever else stands there is free (product spec, section 4).
    subscription: subscription === "premium" ? "premium" : "free",
    resumeScan,
    coverLetterScan,
    updatedAt: updatedAt.toISOString(),
  };
}
