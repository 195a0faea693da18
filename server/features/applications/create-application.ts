import type { Application, ApplicationChanges, NewApplication } from "#contract/application.ts";
import type { Reached } from "#contract/application-terms.ts";
import { changeApplication } from "#contract/change-application.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { applications } from "#server/adapters/store/schema-applications.ts";
import { and, desc, eq, isNotNull, isNull } from "#server/adapters/store/sql.ts";
import { hashInput } from "#server/shared/hash-input.ts";
import { saveWithinStorage } from "#server/shared/save-within-storage.ts";
import { findApplication } from "./application-row.ts";
import type { ApplicationKey, ApplicationServices } from "./application-services.ts";
import { cleanTexts } from "./clean-texts.ts";
import { editApplication } from "./edit-application.ts";
import { findOrigin, type Origin } from "./find-origin.ts";
import { keepEvent } from "./save-event.ts";
import { findTracker } from "./tracker.ts";

const BLANK = {
  title: "",
  company: "",
  place: "",
  link: "",
  salary: "",
  source: "",
  notes: "",
  ad: "",
  stage: "saved",
  closedReason: null,
  reached: "saved",
  appliedOn: null,
  interviewOn: null,
  deadlineOn: null,
  resume: null,
  contacts: [],
  tasks: [],
  scans: [],
  letters: [],
  documents: [],
} as const;

/**
 * Makes an application. The same id again is the same application; a report, letter or version of an ad that has one
 * already is linked to it.
 *
 * @throws Problem 'scan-not-found', 'letter-not-found', 'document-not-found', 'storage-full', 'session-expired', 'application-full'.
 */
export async function createApplication(
  services: ApplicationServices,
  userId: string,
  { id, by = "page", from, ad = "", ...given }: NewApplication,
): Promise<{ id: string; isNew: boolean }> {
  const { store, runtime } = services;
  const origin = from === undefined ? null : await findOrigin(store, userId, from);
  const known = origin === null ? null : await findByAd(store, userId, origin.values.ad);
  if (origin !== null && known !== null) {
    await linkOrigin(services, { userId, id: known }, origin);
    return { id: known, isNew: false };
  }
  const set = { ...origin?.values, ...given, ...(ad === "" ? {} : { ad }) };
  const changes = cleanTexts({ set, ...origin?.links });
  // Made from a report, letter or version it has that one's id, so that two presses at once make one.
  const key = { userId, id: id ?? origin?.id ?? runtime.newId() };
  return saveWithinStorage(store, userId, async () => {
    const isThere = (await findApplication(store, key, { evenDeleted: true })) !== null;
    if (isThere) await bringBack(store, key);
    else await begin(services, key, { by, changes });
    return { id: key.id, isNew: !isThere };
  });
}

/** One that was deleted a moment ago and is asked for again. */
async function bringBack(store: Store, { userId, id }: ApplicationKey): Promise<void> {
  await store
    .db()
    .update(applications)
    .set({ deletedAt: null })
    .where(and(eq(applications.userId, userId), eq(applications.id, id), isNotNull(applications.deletedAt)));
}

type FirstEvent = {
  by: string;
  changes: ApplicationChanges;
  /** Of one that was made elsewhere before. */
  createdAt?: string;
  /** How far a closed one came. */
  reached?: Reached | undefined;
};

/** Writes an application with its first event. Within a transaction that holds its user's row. */
export async function begin(
  { store, runtime }: ApplicationServices,
  { userId, id }: { userId: string; id: string },
  { by, changes, createdAt, reached }: FirstEvent,
): Promise<void> {
  const at = runtime.now();
  const now = createdAt ?? at.toISOString();
  const { stages } = await findTracker(store, userId);
  const blank: Application = {
    ...BLANK,
    id,
    createdAt: now,
    updatedAt: now,
    movedAt: now,
    version: 1,
    contacts: [],
    tasks: [],
    scans: [],
    letters: [],
    documents: [],
  };
  const changed = changeApplication(blank, changes, { at: now, stages });
  const after = reached === undefined || changed.stage !== "closed" ? changed : { ...changed, reached };
  await keepEvent(store, userId, { before: null, after, event: { id: runtime.newId(), at, by, changes } });
}

/** The newest application with this very ad. */
async function findByAd(store: Store, userId: string, ad: string): Promise<string | null> {
  if (ad === "") return null;
  const [found] = await store
    .db()
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.adSha256, hashInput(ad)),
        isNull(applications.deletedAt),
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(1);
  return found?.id ?? null;
}

async function linkOrigin(
  services: ApplicationServices,
  key: { userId: string; id: string },
  origin: Origin,
): Promise<void> {
  const before = await findApplication(services.store, key);
  if (before === null) return;
  const links = listMissing(origin.links, before);
  if (Object.keys(links).length === 0) return;
  // Which resume went out is said once; a later report of the same ad does not change it.
  const set = before.resume === null ? { resume: origin.values.resume } : {};
  const changes = { set, ...links };
  await editApplication(services, key, { id: services.runtime.newId(), version: before.version, changes });
}

/** What an application does not link to yet. */
function listMissing(links: Origin["links"], application: Application): Origin["links"] {
  const lists = Object.entries(links) as [keyof Origin["links"], { id: string }[]][];
  const missing = lists.map(([list, all]) => [list, all.filter(({ id }) => !application[list].includes(id))]);
  return Object.fromEntries(missing.filter(([, all]) => all!.length > 0));
}
