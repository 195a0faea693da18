import type * as z from "zod/mini";
import type { ApplicationEvent, applicationAnswer } from "#contract/application.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { applicationEvents } from "#server/adapters/store/schema-applications.ts";
import { and, desc, eq } from "#server/adapters/store/sql.ts";
import { findApplication } from "./application-row.ts";
import type { ApplicationKey } from "./application-services.ts";

/** A timeline shows the last of them; all are in the download of one's data. */
const EVENTS_SHOWN = 300;

/** @throws Problem 'application-not-found'. */
export async function readApplication(
  store: Store,
  key: ApplicationKey,
  mostEvents = EVENTS_SHOWN,
): Promise<z.infer<typeof applicationAnswer>> {
  const found = await findApplication(store, key);
  if (found === null) throw new Problem("application-not-found");
  const { bytes: _, ...application } = found;
  const events = await findEvents(store, key, mostEvents);
  // What came between the two reads belongs to a later version.
  return { application, events: events.filter(({ number }) => number <= application.version) };
}

/** The last events of an application, newest first. */
async function findEvents(store: Store, { userId, id }: ApplicationKey, most: number) {
  const rows = await store
    .db()
    .select({
      id: applicationEvents.id,
      number: applicationEvents.number,
      at: applicationEvents.at,
      by: applicationEvents.by,
      changes: applicationEvents.changes,
    })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.userId, userId), eq(applicationEvents.applicationId, id)))
    .orderBy(desc(applicationEvents.number))
    .limit(Math.min(most, 1_000_000));
  return rows.map(
    ({ at, by, ...row }): ApplicationEvent => ({
      ...row,
      at: at.toISOString(),
      by: by as ApplicationEvent["by"],
    }),
  );
}
