import type { Store } from "#server/adapters/store/port.ts";
import { identities, resumes, scans, users } from "#server/adapters/store/schema.ts";
import { and, desc, eq, isNull, sql } from "#server/adapters/store/sql.ts";
import type { ListedSession } from "#server/sessions/list-sessions.ts";
import { isOlder, type ListKey } from "#server/shared/list-key.ts";
import { nameResumeFile } from "./name-resume-file.ts";
import { readAllPages } from "./read-all-pages.ts";
import { readMyApplications, readMyTracker } from "./read-my-applications.ts";
import { readMyDocuments } from "./read-my-documents.ts";
import { readMyFacts } from "./read-my-facts.ts";
import { readMyLetters } from "./read-my-letters.ts";
import { readMyPayments } from "./read-my-payments.ts";
import { readMyReviews } from "./read-my-reviews.ts";

/** Reports read at once; each may be some hundred kB, and others wait for the store meanwhile. */
const SCANS_AT_ONCE = 3;

/**
 * Everything that is kept of a user as one JSON text, piece by piece: it is never in memory as a whole, however much it
 * is. Of resumes it names the files that stand beside it. Cookies' tokens are not kept, so there are none in it.
 */
export async function* writeMyData(
  store: Store,
  userId: string,
  sessions: ListedSession[],
): AsyncGenerator<string> {
  const db = () => store.db();
  const [person] = await db().select().from(users).where(eq(users.id, userId));
  const signIns = await db()
    .select({ issuer: identities.issuer, subject: identities.subject, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId));
  yield `{"format":"vouch-my-data/1"`;
  yield `,\n"person":${JSON.stringify(person ?? null)}`;
  yield `,\n"signIns":${JSON.stringify(signIns)}`;
  yield `,\n"sessions":${JSON.stringify(sessions)}`;
  yield `,\n"resumes":`;
  yield* writeList(readResumes(store, userId));
  yield `,\n"scans":`;
  yield* writeList(readAllPages(SCANS_AT_ONCE, (after) => readScanPage(store, userId, after)));
  yield `,\n"facts":`;
  yield* writeList(readMyFacts(store, userId));
  yield `,\n"letters":`;
  yield* writeList(readMyLetters(store, userId));
  yield `,\n"linkedinReviews":`;
  yield* writeList(readMyReviews(store, userId));
  yield `,\n"editedResumes":`;
  yield* writeList(readMyDocuments(store, userId));
  yield `,\n"applications":`;
  yield* writeList(readMyApplications(store, userId));
  yield `,\n"tracker":${JSON.stringify(await readMyTracker(store, userId))}`;
  yield `,\n"payments":`;
  yield* writeList(readMyPayments(store, userId));
  yield "}\n";
}

async function* writeList(items: AsyncIterable<object>): AsyncGenerator<string> {
  yield "[";
  let between = "\n";
  for await (const item of items) {
    yield between + JSON.stringify(item);
    between = ",\n";
  }
  yield "]";
}

async function* readResumes(store: Store, userId: string) {
  let after = "";
  for (;;) {
    const [resume] = await store
      .db()
      .select({
        sha256: resumes.sha256,
        fileName: resumes.fileName,
        createdAt: resumes.createdAt,
        lastUsedAt: resumes.lastUsedAt,
      })
      .from(resumes)
      .where(and(eq(resumes.userId, userId), sql`${resumes.sha256} > ${after}`))
      .orderBy(resumes.sha256)
      .limit(1);
    if (resume === undefined) return;
    yield { ...resume, file: nameResumeFile(resume) };
    after = resume.sha256;
  }
}

function readScanPage(store: Store, userId: string, after: ListKey | null) {
  return store
    .db()
    .select({
      id: scans.id,
      createdAt: scans.createdAt,
      resumeSha256: scans.resumeSha256,
      resumeFileName: scans.resumeFileName,
      engine: scans.engine,
      result: scans.result,
      ownWords: scans.ownWords,
    })
    .from(scans)
    .where(and(eq(scans.userId, userId), isNull(scans.deletedAt), isOlder(scans, after)))
    .orderBy(desc(scans.createdAt), desc(scans.id))
    .limit(SCANS_AT_ONCE);
}
