import type { Person } from "#contract/account.ts";
import type { UserRow } from "#server/sessions/read-sessions.ts";

/** A person as their browser may know them. */
export function describeUser(user: UserRow): Person {
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
