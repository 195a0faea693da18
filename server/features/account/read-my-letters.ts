import type { Store } from "#server/adapters/store/port.ts";
import { letters } from "#server/adapters/store/schema.ts";
import { and, desc, eq, isNull, sql } from "#server/adapters/store/sql.ts";

/** Letters held in memory at once. */
const AT_ONCE = 20;

/** The person's letters with all that is kept of them, newest first. */
export async function* readMyLetters(store: Store, userId: string) {
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
      id: letters.id,
      createdAt: letters.createdAt,
      updatedAt: letters.updatedAt,
      edited: letters.edited,
      resumeSha256: letters.resumeSha256,
      resumeFileName: letters.resumeFileName,
      jobTitle: letters.jobTitle,
      company: letters.company,
      letter: letters.letter,
    })
    .from(letters)
    .where(
      and(
        eq(letters.userId, userId),
        isNull(letters.deletedAt),
        before === null
          ? undefined
          : sql`(${letters.createdAt}, ${letters.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(AT_ONCE);
}
