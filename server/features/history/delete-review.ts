import { UNDO_MS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { reviews } from "#server/adapters/store/schema-linkedin.ts";
import { and, eq, gt, isNull, lte } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/runtime.ts";

/** Hides a review from its person at once; it can be brought back for `UNDO_MS`. @throws Problem 'review-not-found'. */
export async function deleteReview(
  store: Store,
  runtime: Runtime,
  userId: string,
  id: string,
): Promise<void> {
  const deleted = await store
    .db()
    .update(reviews)
    .set({ deletedAt: runtime.now() })
    .where(and(eq(reviews.userId, userId), eq(reviews.id, id), isNull(reviews.deletedAt)))
    .returning({ id: reviews.id });
  if (deleted.length === 0) throw new Problem("review-not-found");
}

/** Takes a deletion back. @throws Problem 'undo-too-late' when there is nothing left to bring back. */
export async function restoreReview(
  store: Store,
  runtime: Runtime,
  userId: string,
  id: string,
): Promise<void> {
  const since = new Date(runtime.now().getTime() - UNDO_MS);
  const restored = await store
    .db()
    .update(reviews)
    .set({ deletedAt: null })
    .where(and(eq(reviews.userId, userId), eq(reviews.id, id), gt(reviews.deletedAt, since)))
    .returning({ id: reviews.id });
  if (restored.length === 0) throw new Problem("undo-too-late");
}

/** Clears away reviews whose deletion can no longer be undone. */
export async function forgetDeletedReviews(store: Store, runtime: Runtime): Promise<void> {
  const before = new Date(runtime.now().getTime() - UNDO_MS);
  await store.db().delete(reviews).where(lte(reviews.deletedAt, before));
}
