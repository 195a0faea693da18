import { createHash } from "node:crypto";
import type { ApplicationChanges, ImportAnswer, ImportRequest } from "#contract/application.ts";
import { MOST_IMPORTED } from "#contract/application-terms.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { applications as table } from "#server/adapters/store/schema-applications.ts";
import { and, eq, inArray } from "#server/adapters/store/sql.ts";
import { makeUuid } from "#server/shared/runtime.ts";
import { saveWithinStorage } from "#server/shared/save-within-storage.ts";
import type { ApplicationServices } from "./application-services.ts";
import { cleanTexts } from "./clean-texts.ts";
import { begin } from "./create-application.ts";
import { type ImportedApplication, readApplicationFile } from "./read-application-file.ts";

const SHOWN = 5;

/**
 * Looks at a file of applications, or brings in those that are not here yet: all of them or, where storage is full, none.
 * A line without an id of ours gets one from the request's id and its number, so that the same request sent twice brings
 * nothing in twice.
 *
 * @throws Problem 'import-not-readable', 'import-too-long', 'storage-full', 'session-expired'.
 */
export async function importApplications(
  services: ApplicationServices,
  userId: string,
  { id, file, preview, mapping: given }: ImportRequest,
): Promise<ImportAnswer> {
  const read = readApplicationFile(file, given);
  const { format, columns, mapping, skipped } = read;
  const all = read.applications.map((one, line) => ({ ...one, id: one.id ?? deriveId(id, line) }));
  const answer = async () => {
    const known = await findKnown(
      services.store,
      userId,
      all.map((one) => one.id),
    );
    const fresh = all.filter((one) => !known.has(one.id));
    return { fresh, known: all.length - fresh.length };
  };
  const keep = () =>
    saveWithinStorage(services.store, userId, async () => {
      const { fresh, known } = await answer();
      for (const one of fresh) await bringIn(services, userId, one);
      return { fresh, known };
    });
  const { fresh, known } = preview ? await answer() : await keep();
  return {
    format,
    columns,
    mapping,
    skipped,
    found: all.length,
    known,
    added: preview ? 0 : fresh.length,
    sample: all.slice(0, SHOWN).map(({ title = "", company = "", place = "", stage = "saved" }) => ({
      title,
      company,
      place,
      stage,
    })),
  };
}

async function bringIn(
  services: ApplicationServices,
  userId: string,
  {
    id,
    createdAt,
    reached,
    tasks,
    contacts,
    scans,
    letters,
    documents,
    ...set
  }: ImportedApplication & { id: string },
): Promise<void> {
  const links = (ids: string[] | undefined) => ids?.map((link) => ({ id: link }));
  const changes: ApplicationChanges = cleanTexts({
    set,
    ...(tasks && { tasks }),
    ...(contacts && { contacts }),
    ...(scans && { scans: links(scans) }),
    ...(letters && { letters: links(letters) }),
    ...(documents && { documents: links(documents) }),
  });
  const made = createdAt === undefined ? {} : { createdAt: new Date(createdAt).toISOString() };
  await begin(services, { userId, id }, { by: "import", changes, reached, ...made });
}

async function findKnown(store: Store, userId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await store
    .db()
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.id, ids)));
  return new Set(rows.map((row) => row.id));
}

/** Always the same key for the same line of the same request; the first line sorts last, so that it stands on top. */
function deriveId(requestId: string, line: number): string {
  const chance = createHash("sha256").update(`${requestId}#${line}`).digest();
  return makeUuid(MOST_IMPORTED - line, chance);
}
