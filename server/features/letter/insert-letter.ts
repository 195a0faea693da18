import type { StoredLetter } from "#contract/letter.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { letters } from "#server/adapters/store/schema.ts";
import { and, eq } from "#server/adapters/store/sql.ts";
import type { Upload } from "#server/http/read-upload.ts";
import { foldSearch } from "#server/shared/fold-search.ts";
import { hashInput } from "#server/shared/hash-input.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { saveResume } from "#server/shared/save-resume.ts";
import { saveWithinStorage } from "#server/shared/save-within-storage.ts";
import type { LetterOptions } from "./letter-writer.ts";

export type NewLetter = {
  userId: string;
  upload: Upload;
  options: LetterOptions;
  /** Title and company as the letter uses them. */
  names: { jobTitle: string | null; company: string | null };
  letter: StoredLetter;
};

/**
 * Keeps a letter and its resume, together or not at all. The very same letter asked for again, unchanged meanwhile, is
 * not kept twice; deleted a moment ago, it comes back.
 *
 * @returns its id.
 * @throws Problem 'storage-full', or 'session-expired' when the user has deleted their account meanwhile.
 */
export async function insertLetter(
  store: Store,
  runtime: Runtime,
  { userId, upload, options, names, letter }: NewLetter,
): Promise<string> {
  const resumeSha256 = hashInput(upload.pdf);
  const inputSha256 = hashInput(
    JSON.stringify([resumeSha256, upload.jobText, options, letter.writtenBy, letter.coverLetter]),
  );
  return saveWithinStorage(store, userId, async () => {
    const now = runtime.now();
    const { pdf, fileName } = upload;
    await saveResume(store, { userId, sha256: resumeSha256, fileName, pdf, now });
    const [same] = await store
      .db()
      .update(letters)
      .set({ createdAt: now, deletedAt: null })
      .where(and(eq(letters.userId, userId), eq(letters.inputSha256, inputSha256), eq(letters.edited, false)))
      .returning({ id: letters.id });
    if (same !== undefined) return same.id;
    const id = runtime.newId();
    await store
      .db()
      .insert(letters)
      .values({
        userId,
        id,
        createdAt: now,
        updatedAt: now,
        resumeSha256,
        resumeFileName: fileName,
        inputSha256,
        edited: false,
        letter,
        ...describeForList(names, fileName),
      });
    return id;
  });
}

/** PostgreSQL's text takes every character but the one numbered zero. */
function describeForList({ jobTitle, company }: NewLetter["names"], fileName: string) {
  return {
    jobTitle: jobTitle?.replaceAll("\0", "") ?? null,
    company: company?.replaceAll("\0", "") ?? null,
    searchText: foldSearch([jobTitle, company, fileName].filter((part) => part !== null).join(" ")),
  };
}
