import type { Store } from "#server/adapters/store/port.ts";
import { letters, resumes } from "#server/adapters/store/schema.ts";
import { and, eq, isNull, sql } from "#server/adapters/store/sql.ts";
import { type ZippedFile, zipFiles } from "#server/http/zip-files.ts";
import type { ListedSession } from "#server/sessions/list-sessions.ts";
import { nameResumeFile } from "./name-resume-file.ts";
import { writeMyData } from "./write-my-data.ts";

/**
 * Everything that is kept of a user as one ZIP: `my-data.json` with all of it, the resumes as the PDFs they are, and the
 * letters as text too.
 */
export function zipMyData(
  store: Store,
  userId: string,
  sessions: ListedSession[],
): AsyncGenerator<Uint8Array> {
  return zipFiles(listFiles(store, userId, sessions));
}

async function* listFiles(
  store: Store,
  userId: string,
  sessions: ListedSession[],
): AsyncGenerator<ZippedFile> {
  yield { name: "my-data.json", content: writeMyData(store, userId, sessions) };
  yield* listResumes(store, userId);
  yield* listLetters(store, userId);
}

async function* listResumes(store: Store, userId: string): AsyncGenerator<ZippedFile> {
  let after = "";
  for (;;) {
    const [resume] = await store
      .db()
      .select({ sha256: resumes.sha256, fileName: resumes.fileName })
      .from(resumes)
      .where(and(eq(resumes.userId, userId), sql`${resumes.sha256} > ${after}`))
      .orderBy(resumes.sha256)
      .limit(1);
    if (resume === undefined) return;
    yield {
      name: nameResumeFile(resume),
      content: readPdf(store, userId, resume.sha256),
      packed: true,
    };
    after = resume.sha256;
  }
}

/** A resume of ten megabytes read at once would hold everybody who needs the store meanwhile. */
const PIECE_BYTES = 512 * 1024;

async function* readPdf(store: Store, userId: string, sha256: string): AsyncGenerator<Uint8Array> {
  for (let from = 1; ; from += PIECE_BYTES) {
    const [found] = await store
      .db()
      .select({
        piece: sql`substring(${resumes.content} from ${from}::int for ${PIECE_BYTES}::int)`.mapWith(
          resumes.content,
        ),
      })
      .from(resumes)
      .where(and(eq(resumes.userId, userId), eq(resumes.sha256, sha256)));
    if (found === undefined || found.piece.length === 0) return;
    yield found.piece;
  }
}

async function* listLetters(store: Store, userId: string): AsyncGenerator<ZippedFile> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const [kept] = await store
      .db()
      .select({ id: letters.id, createdAt: letters.createdAt, letter: letters.letter })
      .from(letters)
      .where(and(eq(letters.userId, userId), isNull(letters.deletedAt), sql`${letters.id} > ${after}::uuid`))
      .orderBy(letters.id)
      .limit(1);
    if (kept === undefined) return;
    const day = kept.createdAt.toISOString().slice(0, 10);
    yield {
      name: `letters/${day}-${kept.id}.txt`,
      content: writeText(`${kept.letter.coverLetter}\n`),
    };
    after = kept.id;
  }
}

async function* writeText(text: string): AsyncGenerator<string> {
  yield text;
}
