import type { Person } from "#contract/account.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { sql } from "#server/adapters/store/sql.ts";

/** The people as their browsers may know them, each at the place of their id, and null where there is none of it. */
export async function readPeople(store: Store, userIds: readonly string[]): Promise<(Person | null)[]> {
  const found = await store
    .db()
    .select()
    .from(users)
    .where(sql`${users.id} = any(${sql.param([...userIds])})`);
  const byId = new Map(found.map((user) => [user.id, describePerson(user)]));
  return userIds.map((id) => byId.get(id) ?? null);
}

function describePerson(user: typeof users.$inferSelect): Person {
  const { id, email, name, picture, subscription, resumeScan, coverLetterScan, updatedAt } = user;
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
