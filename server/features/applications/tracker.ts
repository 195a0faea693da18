import type { Tracker } from "#contract/application.ts";
import { STAGES } from "#contract/application-terms.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { trackers } from "#server/adapters/store/schema-applications.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { hashInput } from "#server/shared/hash-input.ts";
import { saveWithinStorage } from "#server/shared/save-within-storage.ts";
import type { ApplicationServices } from "./application-services.ts";
import { cleanTexts } from "./clean-texts.ts";

/** What holds for all applications of a user; quiet, and with no stages of their own, until they say otherwise. */
export async function findTracker(store: Store, userId: string): Promise<Tracker> {
  const [row] = await store.db().select().from(trackers).where(eq(trackers.userId, userId));
  return {
    stages: row?.stages ?? [],
    reminders: row?.reminders ?? false,
    hasFeed: (row?.feedHash ?? null) !== null,
  };
}

type Change = Partial<typeof trackers.$inferInsert>;

async function changeTracker({ store }: ApplicationServices, userId: string, change: Change): Promise<void> {
  // It holds the user's row: an account that ends at this moment takes this with it.
  await saveWithinStorage(store, userId, async () => {
    await store
      .db()
      .insert(trackers)
      .values({ userId, stages: [], reminders: false, ...change })
      .onConflictDoUpdate({ target: trackers.userId, set: change });
  });
}

/** @throws Problem 'request-malformed' where a stage has a name that is taken. */
export async function saveTracker(
  services: ApplicationServices,
  userId: string,
  { stages, reminders }: Partial<Pick<Tracker, "stages" | "reminders">>,
): Promise<Tracker> {
  if (stages !== undefined || reminders !== undefined) {
    const change: Change = {
      ...(stages && { stages: checkStages(cleanTexts(stages)) }),
      ...(reminders !== undefined && { reminders }),
      // A token is made once and stays, so that old mails can still end them.
      ...(reminders === true && { stopToken: await ensureStopToken(services, userId) }),
    };
    await changeTracker(services, userId, change);
  }
  return findTracker(services.store, userId);
}

function checkStages(stages: Tracker["stages"]): Tracker["stages"] {
  const trimmed = stages.map(({ name, counts }) => ({ name: name.trim(), counts }));
  const names = new Set(trimmed.map(({ name }) => name.toLowerCase()));
  const taken = STAGES.some((stage) => names.has(stage));
  if (names.size < trimmed.length || names.has("") || taken) throw new Problem("request-malformed");
  return trimmed;
}

async function ensureStopToken({ store, runtime }: ApplicationServices, userId: string): Promise<string> {
  const [row] = await store
    .db()
    .select({ stopToken: trackers.stopToken })
    .from(trackers)
    .where(eq(trackers.userId, userId));
  return row?.stopToken ?? runtime.newSecret();
}

/** Ends the reminders of whoever has this token; the same answer where nobody has it. */
export async function stopReminders({ store }: ApplicationServices, token: string): Promise<void> {
  await store.db().update(trackers).set({ reminders: false }).where(eq(trackers.stopToken, token));
}

/** A new secret for the calendar's address; the one before ends. Only its hash is kept. */
export async function makeFeed(services: ApplicationServices, userId: string): Promise<string> {
  const secret = services.runtime.newSecret();
  await changeTracker(services, userId, { feedHash: hashInput(secret) });
  return secret;
}

export async function revokeFeed(services: ApplicationServices, userId: string): Promise<void> {
  await changeTracker(services, userId, { feedHash: null });
}

/** Whose calendar it is. @throws Problem 'feed-not-found'. */
export async function findFeedOwner({ store }: ApplicationServices, secret: string): Promise<string> {
  const [row] = await store
    .db()
    .select({ userId: trackers.userId })
    .from(trackers)
    .where(eq(trackers.feedHash, hashInput(secret)));
  if (row === undefined) throw new Problem("feed-not-found");
  return row.userId;
}
