import type { OwnWords } from "#contract/own-words.ts";
import { hasRoomForTerm } from "#contract/own-words.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { scans } from "#server/adapters/store/schema.ts";
import { and, eq, isNull } from "#server/adapters/store/sql.ts";
import { saveWithinStorage } from "#server/shared/save-within-storage.ts";

const NOTHING: OwnWords = { text: null, revision: 0, notAsked: [] };

/** @throws Problem 'scan-not-found' where it is not this user's, or deleted. */
export async function findOwnWords(store: Store, userId: string, id: string): Promise<OwnWords> {
  const [found] = await store.db().select({ words: scans.ownWords }).from(scans).where(isOwn(userId, id));
  if (found === undefined) throw new Problem("scan-not-found");
  return found.words ?? NOTHING;
}

/**
 * Keeps a changed text of the resume, unless another window has kept one since `revision`: nobody's text is written over
 * unseen.
 *
 * @throws Problem 'scan-not-found' or 'storage-full'.
 */
export async function keepOwnText(
  store: Store,
  userId: string,
  id: string,
  { text, revision }: Pick<OwnWords, "text" | "revision">,
): Promise<{ kept: boolean; words: OwnWords }> {
  return changeWords(store, userId, id, (words) =>
    words.revision === revision ? { ...words, text, revision: revision + 1 } : null,
  );
}

/** Notes that a term of the ad is no requirement, or that it is one after all. */
export async function noteNotAsked(
  store: Store,
  userId: string,
  id: string,
  { label, isAsked }: { label: string; isAsked: boolean },
): Promise<OwnWords> {
  const { words } = await changeWords(store, userId, id, (before) => {
    const others = before.notAsked.filter((other) => other !== label);
    if (isAsked || !hasRoomForTerm(others)) return { ...before, notAsked: others };
    return { ...before, notAsked: [...others, label] };
  });
  return words;
}

/** One change after the other: the user's row is locked meanwhile. `change` answers null where nothing is to be written. */
async function changeWords(
  store: Store,
  userId: string,
  id: string,
  change: (words: OwnWords) => OwnWords | null,
): Promise<{ kept: boolean; words: OwnWords }> {
  return saveWithinStorage(store, userId, async () => {
    const before = await findOwnWords(store, userId, id);
    const words = change(before);
    if (words === null) return { kept: false, words: before };
    await store.db().update(scans).set({ ownWords: words }).where(isOwn(userId, id));
    return { kept: true, words };
  });
}

function isOwn(userId: string, id: string) {
  return and(eq(scans.userId, userId), eq(scans.id, id), isNull(scans.deletedAt));
}
