import type { Store } from "#server/adapters/store/port.ts";
import { reviews } from "#server/adapters/store/schema-linkedin.ts";
import { and, desc, eq, isNull, sql } from "#server/adapters/store/sql.ts";

/** Reviews held in memory at once. */
const AT_ONCE = 20;

/** The person's reviews of LinkedIn profiles with all that is kept of them, newest first. */
export async function* readMyReviews(store: Store, userId: string) {
  let before: { createdAt: Date; id: string } | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(store, userId, before);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < AT_ONCE) return;
    before = last;
  }
}

function readPage(store: Store, userId: string, before: { createdAt: Date; id: string } | null) {
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
    .where(
      and(
        eq(reviews.userId, userId),
        isNull(reviews.deletedAt),
        before === null
          ? undefined
          : sql`(${reviews.createdAt}, ${reviews.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(AT_ONCE);
}
