import type { Application } from "#contract/application.ts";
import { Problem } from "#contract/problem.ts";
import type { NoteKind } from "#engine/letter/compose-note.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { letters, resumes, scans } from "#server/adapters/store/schema.ts";
import { and, eq, inArray } from "#server/adapters/store/sql.ts";
import { findFactAnswers } from "#server/shared/find-fact-answers.ts";
import { hashInput } from "#server/shared/hash-input.ts";
import type { Work } from "#server/shared/work.ts";
import { findApplication } from "./application-row.ts";
import type { ApplicationKey } from "./application-services.ts";
import type { NoteWriter } from "./note-writer.ts";

export type NoteServices = { store: Store; noteWriter: NoteWriter };

/**
 * The note after an application or an interview, from the resume that went out and the ad as it was kept. Nothing of it is
 * kept.
 *
 * @throws Problem 'application-not-found', 'note-no-resume', or the writer's refusal.
 */
export async function writeNote(
  { store, noteWriter }: NoteServices,
  key: ApplicationKey,
  kind: NoteKind,
  work: Work,
): Promise<string> {
  const application = await findApplication(store, key);
  if (application === null) throw new Problem("application-not-found");
  const resume = await findResume(store, key.userId, application);
  if (resume === null) throw new Problem("note-no-resume");
  const { company, title, ad } = application;
  const told = await findFactAnswers(store, {
    userId: key.userId,
    resumeSha256: resume.sha256,
    jobSha256: hashInput(ad),
  });
  const input = {
    kind,
    pdf: resume.pdf,
    jobText: ad,
    company: company || null,
    jobTitle: title || null,
    told: told.resume,
  };
  const outcome = await noteWriter(input, work);
  if (!outcome.ok) throw new Problem(outcome.code);
  return outcome.note;
}

/** The PDF that went out: the one the application names, else that of a linked report or letter. */
async function findResume(
  store: Store,
  userId: string,
  application: Application,
): Promise<{ sha256: string; pdf: Uint8Array } | null> {
  const linked = await Promise.all([
    findHashes(store, scans, userId, application.scans),
    findHashes(store, letters, userId, application.letters),
  ]);
  const named = application.resume === null ? [] : [application.resume.id];
  for (const sha256 of [...named, ...linked.flat()]) {
    const [found] = await store
      .db()
      .select({ sha256: resumes.sha256, pdf: resumes.content })
      .from(resumes)
      .where(and(eq(resumes.userId, userId), eq(resumes.sha256, sha256)));
    if (found !== undefined) return found;
  }
  return null;
}

async function findHashes(
  store: Store,
  table: typeof scans | typeof letters,
  userId: string,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await store
    .db()
    .select({ sha256: table.resumeSha256 })
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.id, ids)));
  return rows.map(({ sha256 }) => sha256);
}
