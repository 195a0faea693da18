import type { ProfileReview } from "#contract/linkedin.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { reviews } from "#server/adapters/store/schema-linkedin.ts";
import { and, eq } from "#server/adapters/store/sql.ts";
import { foldSearch } from "#server/shared/fold-search.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { saveWithinStorage } from "#server/shared/save-within-storage.ts";

export type NewReview = {
  userId: string;
  inputSha256: string;
  review: ProfileReview;
  profileName: string | null;
};

/**
 * Keeps a review. The very same one asked for again is not kept twice; deleted a moment ago, it comes back.
 *
 * @returns its id.
 * @throws Problem 'storage-full', or 'session-expired' when the person has deleted their account meanwhile.
 */
export async function saveReview(
  store: Store,
  runtime: Runtime,
  { userId, inputSha256, review, profileName }: NewReview,
): Promise<string> {
  return saveWithinStorage(store, userId, async () => {
    const now = runtime.now();
    const [same] = await store
      .db()
      .update(reviews)
      .set({ createdAt: now, deletedAt: null, review })
      .where(and(eq(reviews.userId, userId), eq(reviews.inputSha256, inputSha256)))
      .returning({ id: reviews.id });
    if (same !== undefined) return same.id;
    const id = runtime.newId();
    const { source, score } = review;
    // PostgreSQL's text takes every character but the one numbered zero.
    const name = profileName?.replaceAll("\0", "") ?? null;
    const searchText = foldSearch(["linkedin", name].filter((part) => part !== null).join(" "));
    await store.db().insert(reviews).values({
      userId,
      id,
      createdAt: now,
      inputSha256,
      review,
      source,
      profileName: name,
      score,
      searchText,
    });
    return id;
  });
}
