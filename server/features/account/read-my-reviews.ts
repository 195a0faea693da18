import type { Store } from "#server/adapters/store/port.ts";
import { reviews } from "#server/adapters/store/schema-linkedin.ts";
import { and, desc, eq, isNull } from "#server/adapters/store/sql.ts";
import { isOlder, type ListKey } from "#server/shared/list-key.ts";
import { readAllPages } from "./read-all-pages.ts";

/** Reviews held in memory at once. */
const AT_ONCE = 5;

/** The person's reviews of LinkedIn profiles with all that is kept of them, newest first. */
export function readMyReviews(store: Store, userId: string) {
  return readAllPages(AT_ONCE, (after) => readPage(store, userId, after));
}

function readPage(store: Store, userId: string, after: ListKey | null) {
  return store
    .db()
    .select({
      id: reviews.id,
      createdAt: reviews.createdAt,
      source: reviews.source,
      profileName: reviews.profileName,
      score: reviews.score,
      review: reviews.review,
    })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), isNull(reviews.deletedAt), isOlder(reviews, after)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(AT_ONCE);
}
