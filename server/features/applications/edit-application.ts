import type { ApplicationSummary, EditRequest } from "#contract/application.ts";
import { changeApplication, listTouched } from "#contract/change-application.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { applicationEvents } from "#server/adapters/store/schema-applications.ts";
import { and, eq, gt } from "#server/adapters/store/sql.ts";
import { saveWithinStorage } from "#server/shared/save-within-storage.ts";
import { findApplication } from "./application-row.ts";
import type { ApplicationKey, ApplicationServices } from "./application-services.ts";
import { cleanTexts } from "./clean-texts.ts";
import { keepEvent } from "./save-event.ts";
import { findTracker } from "./tracker.ts";

/**
 * Makes one edit, whoever else edits at the same time. It was made to the version it names: what others changed since then
 * stays, and where they changed the very same it is refused, so that nobody overwrites what they have not seen. The same
 * edit sent twice is made once.
 *
 * @returns the application as it stands now.
 * @throws Problem 'application-not-found', 'application-changed', 'application-full', 'ad-kept', 'storage-full',
 * 'session-expired'.
 */
export async function editApplication(
  { store, runtime }: ApplicationServices,
  { userId, id }: ApplicationKey,
  request: EditRequest,
): Promise<ApplicationSummary> {
  const changes = cleanTexts(request.changes);
  // One person's edits come one after the other: this holds their row.
  return saveWithinStorage(store, userId, async () => {
    const before = await findApplication(store, { userId, id });
    if (before === null) throw new Problem("application-not-found");
    if (await wasMade(store, { userId, id }, request.id)) return summarize(before);
    if (request.version > before.version) throw new Problem("request-malformed");
    if (request.version < before.version) await refuseOverlap(store, { userId, id }, { ...request, changes });
    if (changes.set?.ad !== undefined && before.ad !== "") throw new Problem("ad-kept");
    const at = runtime.now();
    const { stages } = await findTracker(store, userId);
    const changed = changeApplication(before, changes, { at: at.toISOString(), stages });
    const { bytes: _, ...after } = {
      ...changed,
      version: before.version + 1,
      updatedAt: at.toISOString(),
    };
    const event = { id: request.id, at, by: request.by ?? "page", changes };
    await keepEvent(store, userId, { before, after, event });
    return summarize(after);
  });
}

/** @throws Problem 'request-malformed' where the id belongs to another application's event. */
async function wasMade(store: Store, { userId, id }: ApplicationKey, eventId: string): Promise<boolean> {
  const [made] = await store
    .db()
    .select({ of: applicationEvents.applicationId })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.userId, userId), eq(applicationEvents.id, eventId)));
  if (made !== undefined && made.of !== id) throw new Problem("request-malformed");
  return made !== undefined;
}

async function refuseOverlap(
  store: Store,
  { userId, id }: ApplicationKey,
  { version, changes }: EditRequest,
): Promise<void> {
  const since = await store
    .db()
    .select({ changes: applicationEvents.changes })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.userId, userId),
        eq(applicationEvents.applicationId, id),
        gt(applicationEvents.number, version),
      ),
    );
  const touched = new Set(since.flatMap((event) => listTouched(event.changes)));
  if (listTouched(changes).some((name) => touched.has(name))) throw new Problem("application-changed");
}

export function summarize<Full extends ApplicationSummary>(full: Full): ApplicationSummary {
  const { ad: _, notes: __, contacts: ___, bytes: ____, ...summary } = full as Full & Record<string, unknown>;
  return summary;
}
