import type { Store } from "#server/adapters/store/port.ts";
import { letters } from "#server/adapters/store/schema.ts";
import { and, desc, eq, isNull } from "#server/adapters/store/sql.ts";
import { isOlder, type ListKey } from "#server/shared/list-key.ts";
import { readAllPages } from "./read-all-pages.ts";

/** Letters held in memory at once. */
const AT_ONCE = 5;

/** The person's letters with all that is kept of them, newest first. */
export function readMyLetters(store: Store, userId: string) {
  return readAllPages(AT_ONCE, (after) => readPage(store, userId, after));
}

function readPage(store: Store, userId: string, after: ListKey | null) {
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
    .where(and(eq(letters.userId, userId), isNull(letters.deletedAt), isOlder(letters, after)))
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(AT_ONCE);
}
