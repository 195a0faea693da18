import type { KeptLetter } from "#contract/letter.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { letters, resumes } from "#server/adapters/store/schema.ts";
import { and, eq, isNull } from "#server/adapters/store/sql.ts";

/** A letter by its id, if it is this user's. @throws Problem 'letter-not-found'. */
export async function findLetter(store: Store, userId: string, id: string): Promise<KeptLetter> {
  const [found] = await store
    .db()
    .select({
      id: letters.id,
      createdAt: letters.createdAt,
      resumeFileName: letters.resumeFileName,
      jobTitle: letters.jobTitle,
      company: letters.company,
      letter: letters.letter,
    })
    .from(letters)
    .where(isOwn(userId, id));
  if (found === undefined) throw new Problem("letter-not-found");
  const { letter, createdAt, ...columns } = found;
  return { ...letter, ...columns, createdAt: createdAt.toISOString() };
}

/** The PDF that a letter was written from. @throws Problem 'resume-not-found'. */
export async function findLetterResume(store: Store, userId: string, id: string): Promise<Uint8Array> {
  const [found] = await store
    .db()
    .select({ pdf: resumes.content })
    .from(letters)
    .innerJoin(resumes, and(eq(resumes.userId, letters.userId), eq(resumes.sha256, letters.resumeSha256)))
    .where(isOwn(userId, id));
  if (found === undefined) throw new Problem("resume-not-found");
  return found.pdf;
}

export function isOwn(userId: string, id: string) {
  return and(eq(letters.userId, userId), eq(letters.id, id), isNull(letters.deletedAt));
}
