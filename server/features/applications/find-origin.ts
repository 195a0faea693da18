import type { Application, NewApplication } from "#contract/application.ts";
import { MAX_ITEM_CHARACTERS, TEXT_LIMITS } from "#contract/application-terms.ts";
import { nameDocument } from "#contract/name-document.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { letters, scans } from "#server/adapters/store/schema.ts";
import { documents } from "#server/adapters/store/schema-documents.ts";
import { and, eq, isNull, sql } from "#server/adapters/store/sql.ts";
import { cleanTexts } from "./clean-texts.ts";

/** A report, letter or version that an application is made from: what it says of the job, and what is linked with it. */
export type Origin = {
  id: string;
  values: Pick<Application, "title" | "company" | "ad" | "resume">;
  links: { [List in "scans" | "letters" | "documents"]?: { id: string }[] };
};

/** @throws Problem 'scan-not-found', 'letter-not-found' or 'document-not-found'. */
export async function findOrigin(
  store: Store,
  userId: string,
  from: NonNullable<NewApplication["from"]>,
): Promise<Origin> {
  const found = await find(store, userId, from);
  const { id, jobTitle, company, ad, resume, links } = found;
  return {
    id,
    links,
    values: cleanTexts({
      title: (jobTitle ?? "").slice(0, TEXT_LIMITS.title),
      company: (company ?? "").slice(0, TEXT_LIMITS.company),
      ad: ad.slice(0, TEXT_LIMITS.ad),
      resume: { ...resume, name: resume.name.slice(0, MAX_ITEM_CHARACTERS) },
    }),
  };
}

type Found = Pick<Origin, "id" | "links"> & {
  jobTitle: string | null;
  company: string | null;
  ad: string;
  resume: { id: string; name: string };
};

async function find(store: Store, userId: string, from: NonNullable<NewApplication["from"]>): Promise<Found> {
  if ("document" in from) return findVersion(store, userId, from.document);
  const isScan = "scan" in from;
  const found = await (isScan ? findScan(store, userId, from.scan) : findLetter(store, userId, from.letter));
  if (found === undefined) throw new Problem(isScan ? "scan-not-found" : "letter-not-found");
  return {
    ...found,
    resume: { id: found.resumeSha256, name: found.resumeFileName },
    links: { [isScan ? "scans" : "letters"]: [{ id: found.id }] },
  };
}

/** With the report that its ad came from, where that is still kept. */
async function findVersion(store: Store, userId: string, id: string): Promise<Found> {
  const [version] = await store
    .db()
    .select({
      id: documents.id,
      name: documents.name,
      label: documents.label,
      jobTitle: documents.jobTitle,
      company: documents.company,
      origin: documents.origin,
      scan: scans.id,
    })
    .from(documents)
    .leftJoin(
      scans,
      and(
        eq(scans.userId, documents.userId),
        sql`${scans.id}::text = ${documents.scanId}`,
        isNull(scans.deletedAt),
      ),
    )
    .where(and(eq(documents.userId, userId), eq(documents.id, id), isNull(documents.deletedAt)));
  if (version?.origin == null) throw new Problem("document-not-found");
  const { scan, origin } = version;
  return {
    ...version,
    ad: origin.ad.text,
    resume: { id, name: nameDocument(version) },
    links: { documents: [{ id }], ...(scan === null ? {} : { scans: [{ id: scan }] }) },
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
