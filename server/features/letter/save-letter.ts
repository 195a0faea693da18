import type { LetterCheck } from "#contract/letter.ts";
import { Problem } from "#contract/problem.ts";
import { letters } from "#server/adapters/store/schema.ts";
import { keepWithinStorage } from "#server/shared/keep-within-storage.ts";
import { findLetter, findLetterResume, isOwn } from "./find-letter.ts";
import type { LetterServices } from "./generate-letter.ts";
import { tellOptions } from "./tell-options.ts";

/**
 * Keeps a letter as its person has edited it, with what vouches for each sentence now: resume and ad, and what they said
 * before it was written. What nothing backs is kept as well:
 * it is their letter.
 *
 * @throws Problem 'letter-not-found', 'resume-not-found', 'storage-full', or the engine's refusal; the signal's reason when given up.
 */
export async function saveLetter(
  { store, runtime, writer }: Pick<LetterServices, "store" | "runtime" | "writer">,
  { userId, id, text, signal }: { userId: string; id: string; text: string; signal: AbortSignal },
): Promise<LetterCheck> {
  const kept = await findLetter(store, userId, id);
  const pdf = await findLetterResume(store, userId, id);
  const { jobTitle, company, choices } = kept;
  const said = choices === undefined ? {} : { choices };
  const upload = { pdf, jobText: kept.jobDescription };
  const named = await tellOptions(store, userId, upload, { jobTitle, company, ...said });
  const outcome = await writer.check(pdf, kept.jobDescription, text, named, { caller: userId, signal });
  if (!outcome.ok) throw new Problem(outcome.code);
  const { sentences, resume } = outcome;
  const { writtenBy, tone, jobDescription, sender } = kept;
  const letter = {
    coverLetter: text,
    sentences,
    writtenBy,
    tone,
    resumeText: resume.text,
    jobDescription,
    ...(sender === undefined ? {} : { sender }),
    ...said,
  };
  const saved = await keepWithinStorage(store, userId, () =>
    store
      .db()
      .update(letters)
      .set({ letter, edited: true, updatedAt: runtime.now() })
      .where(isOwn(userId, id))
      .returning({ id: letters.id }),
  );
  if (saved.length === 0) throw new Problem("letter-not-found");
  return { sentences, resumeText: resume.text };
}
