import type { KeptReview } from "#contract/linkedin.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { reviews } from "#server/adapters/store/schema-linkedin.ts";
import { and, eq, isNull } from "#server/adapters/store/sql.ts";

/** A review by its id, if it is this person's. @throws Problem 'review-not-found'. */
export async function findReview(store: Store, userId: string, id: string): Promise<KeptReview> {
  const [found] = await store
    .db()
    .select({
      id: reviews.id,
      createdAt: reviews.createdAt,
      profileName: reviews.profileName,
      review: reviews.review,
    })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.id, id), isNull(reviews.deletedAt)));
  if (found === undefined) throw new Problem("review-not-found");
  const { review, createdAt, ...columns } = found;
  return { ...review, ...columns, createdAt: createdAt.toISOString() };
}
