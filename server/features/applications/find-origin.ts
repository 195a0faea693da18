import type { Application, NewApplication } from "#contract/application.ts";
import { TEXT_LIMITS } from "#contract/application-terms.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { letters, scans } from "#server/adapters/store/schema.ts";
import { and, eq, isNull } from "#server/adapters/store/sql.ts";
import { cleanTexts } from "./clean-texts.ts";

/** A report or letter that an application is made from, and what it says of the job. */
export type Origin = {
  id: string;
  values: Pick<Application, "title" | "company" | "ad" | "resume">;
};

/** @throws Problem 'scan-not-found' or 'letter-not-found'. */
export async function findOrigin(
  store: Store,
  userId: string,
  from: NonNullable<NewApplication["from"]>,
): Promise<Origin> {
  const found =
    "scan" in from ? await findScan(store, userId, from.scan) : await findLetter(store, userId, from.letter);
  if (found === undefined) throw new Problem("scan" in from ? "scan-not-found" : "letter-not-found");
  const { id, jobTitle, company, ad, resumeSha256, resumeFileName } = found;
  return {
    id,
    values: cleanTexts({
      title: (jobTitle ?? "").slice(0, TEXT_LIMITS.title),
      company: (company ?? "").slice(0, TEXT_LIMITS.company),
      ad: ad.slice(0, TEXT_LIMITS.ad),
      resume: { id: resumeSha256, name: resumeFileName.slice(0, TEXT_LIMITS.title) },
    }),
  };
}

async function findScan(store: Store, userId: string, id: string) {
  const [found] = await store
    .db()
    .select({
      id: scans.id,
      jobTitle: scans.jobTitle,
      company: scans.company,
      resumeSha256: scans.resumeSha256,
      resumeFileName: scans.resumeFileName,
      result: scans.result,
    })
    .from(scans)
    .where(and(eq(scans.userId, userId), eq(scans.id, id), isNull(scans.deletedAt)));
  return found && { ...found, ad: found.result.scannedJobDescription };
}

async function findLetter(store: Store, userId: string, id: string) {
  const [found] = await store
    .db()
    .select({
      id: letters.id,
      jobTitle: letters.jobTitle,
      company: letters.company,
      resumeSha256: letters.resumeSha256,
      resumeFileName: letters.resumeFileName,
      letter: letters.letter,
    })
    .from(letters)
    .where(and(eq(letters.userId, userId), eq(letters.id, id), isNull(letters.deletedAt)));
  return found && { ...found, ad: found.letter.jobDescription };
}
