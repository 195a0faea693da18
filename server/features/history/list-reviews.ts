import { REVIEWS_PER_PAGE } from "#contract/limits.ts";
import type { ReviewPage } from "#contract/linkedin.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { reviews } from "#server/adapters/store/schema-linkedin.ts";
import { desc } from "#server/adapters/store/sql.ts";
import { writeCursor } from "#server/shared/page-cursor.ts";
import { type PageRequest, pageConditions } from "./page-conditions.ts";

/** The person's reviews of LinkedIn profiles, newest first, a page at a time; found by words as scans are. */
export async function listReviews(store: Store, userId: string, request: PageRequest): Promise<ReviewPage> {
  const found = await store
    .db()
    .select({
      id: reviews.id,
      createdAt: reviews.createdAt,
      source: reviews.source,
      profileName: reviews.profileName,
      score: reviews.score,
    })
    .from(reviews)
    .where(pageConditions(reviews, userId, request))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(REVIEWS_PER_PAGE + 1);
  const page = found.slice(0, REVIEWS_PER_PAGE);
  const last = page.at(-1);
  return {
    reviews: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    next: found.length > page.length && last !== undefined ? writeCursor(last) : null,
  };
}
