import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";

/** The person's plan, or null when they are gone. Whatever else stands there is free (product spec, section 4). */
export async function readPlan(store: Store, userId: string): Promise<"free" | "premium" | null> {
  const [user] = await store
    .db()
    .select({ subscription: users.subscription })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) return null;
  return user.subscription === "premium" ? "premium" : "free";
}
