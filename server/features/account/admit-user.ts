import { FREE_COVER_LETTER_SCANS, FREE_RESUME_SCANS } from "#contract/plans.ts";
import type { Identity } from "#server/adapters/identity/port.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { identities, users } from "#server/adapters/store/schema.ts";
import { and, eq } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";

/**
 * Finds the user whom an issuer named, or makes them a free user at their first sign-in (product spec, section 4).
 * Two first sign-ins at once make one user.
 *
 * @returns the user's id.
 */
export async function admitUser(store: Store, runtime: Runtime, identity: Identity): Promise<string> {
  return store.transaction(async () => {
    const known = await findByIdentity(store, identity);
    if (known !== null) {
      await updateProfile(store, runtime, known, identity);
      return known;
    }
    return createPerson(store, runtime, identity);
  });
}

async function findByIdentity(store: Store, { issuer, subject }: Identity): Promise<string | null> {
  const [found] = await store
    .db()
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return found?.userId ?? null;
}

async function updateProfile(
  store: Store,
  runtime: Runtime,
  userId: string,
  identity: Identity,
): Promise<void> {
  const { email, name, picture } = identity;
  const [kept] = await store
    .db()
    .select({ email: users.email, name: users.name, picture: users.picture })
    .from(users)
    .where(eq(users.id, userId));
  if (kept && kept.email === email && kept.name === name && kept.picture === picture) return;
  await store
    .db()
    .update(users)
    .set({ email, name, picture, updatedAt: runtime.now() })
    .where(eq(users.id, userId));
}

async function createPerson(store: Store, runtime: Runtime, identity: Identity): Promise<string> {
  const { issuer, subject, email, name, picture } = identity;
  const userId = runtime.newId();
  const now = runtime.now();
  await store.db().insert(users).values({
    id: userId,
    email,
    name,
    picture,
    subscription: "free",
    resumeScan: FREE_RESUME_SCANS,
    coverLetterScan: FREE_COVER_LETTER_SCANS,
    createdAt: now,
    updatedAt: now,
  });
  const made = await store
    .db()
    .insert(identities)
    .values({ userId, issuer, subject, createdAt: now })
    .onConflictDoNothing({ target: [identities.issuer, identities.subject] })
    .returning({ userId: identities.userId });
  if (made.length > 0) return userId;

  // Another sign-in of the same user was quicker by a moment.
  await store.db().delete(users).where(eq(users.id, userId));
  return (await findByIdentity(store, identity))!;
}
