import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { queueMail } from "#server/outbox/queue-mail.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { describeLeaving } from "./describe-leaving.ts";

/** What has to end elsewhere with an account, such as a subscription that is paid for. */
export type Leaving = {
  /** Written down in the transaction of the deletion, so that it outlives the user; nothing but SQL. */
  promise: (userId: string) => Promise<void>;
  /** Ends it there, once the account is gone. */
  fulfil: () => Promise<void>;
  onLate: (error: unknown) => void;
};

/**
 * Deletes a user with everything that is theirs: sign-ins, sessions, resumes, reports and scans under way. Each table of
 * theirs goes with the row of `users` (its foreign key says so), in one statement. A scan that is being kept at this
 * moment comes first and goes too; one that comes later finds nobody. What has to end outside the store is promised in
 * the same transaction: whatever fails afterwards, it will end. So is the receipt, to the address the account had.
 */
export async function deleteAccount(
  { store, runtime }: { store: Store; runtime: Runtime },
  userId: string,
  leaving: Leaving,
): Promise<void> {
  await store.transaction(async () => {
    // Held first, so that nothing is paid or kept for them between the two.
    const [user] = await store
      .db()
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (user === undefined) return;
    await queueMail(store, runtime, describeLeaving(user.email, runtime.now()));
    await leaving.promise(userId);
    await store.db().delete(users).where(eq(users.id, userId));
  });
  // What cannot be done now is done later; the account is gone in any case.
  await leaving.fulfil().catch(leaving.onLate);
}
