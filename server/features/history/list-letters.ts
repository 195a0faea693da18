import type { LetterPage } from "#contract/letter.ts";
import { LETTERS_PER_PAGE } from "#contract/limits.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { letters } from "#server/adapters/store/schema.ts";
import { desc } from "#server/adapters/store/sql.ts";
import { writeCursor } from "#server/shared/page-cursor.ts";
import { type PageRequest, pageConditions } from "./page-conditions.ts";

/** The person's letters, newest first, a page at a time; found by words as scans are. */
export async function listLetters(store: Store, userId: string, request: PageRequest): Promise<LetterPage> {
  const found = await store
    .db()
    .select({
      id: letters.id,
      createdAt: letters.createdAt,
      resumeFileName: letters.resumeFileName,
      jobTitle: letters.jobTitle,
      company: letters.company,
    })
    .from(letters)
    .where(pageConditions(letters, userId, request))
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(LETTERS_PER_PAGE + 1);
  const page = found.slice(0, LETTERS_PER_PAGE);
  const last = page.at(-1);
  return {
    letters: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    next: found.length > page.length && last !== undefined ? writeCursor(last) : null,
  };
}
