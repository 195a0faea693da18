import type { Store } from "#server/adapters/store/port.ts";
import {
  applicationEvents,
  applications,
  applicationTasks,
  trackers,
} from "#server/adapters/store/schema-applications.ts";
import { and, desc, eq, isNull } from "#server/adapters/store/sql.ts";
import { isOlder, type ListKey } from "#server/shared/list-key.ts";
import { readAllPages } from "./read-all-pages.ts";

/** Applications held in memory at once, each with its ad. */
const AT_ONCE = 10;

/** The person's applications with all that is kept of them: tasks, and every event in its order. */
export async function* readMyApplications(store: Store, userId: string) {
  for await (const row of readAllPages(AT_ONCE, (after) => readPage(store, userId, after))) {
    const { userId: _, deletedAt: __, ...kept } = row;
    yield {
      ...kept,
      tasks: await readTasks(store, userId, row.id),
      events: await readEvents(store, userId, row.id),
    };
  }
}

/** What holds for all of them; without the secrets of mails and of the calendar's address. */
export async function readMyTracker(store: Store, userId: string): Promise<object | null> {
  const [row] = await store
    .db()
    .select({
      stages: trackers.stages,
      reminders: trackers.reminders,
      remindedOn: trackers.remindedOn,
    })
    .from(trackers)
    .where(eq(trackers.userId, userId));
  return row ?? null;
}

function readPage(store: Store, userId: string, after: ListKey | null) {
  return store
    .db()
    .select()
    .from(applications)
    .where(and(eq(applications.userId, userId), isNull(applications.deletedAt), isOlder(applications, after)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(AT_ONCE);
}

function readTasks(store: Store, userId: string, id: string) {
  return store
    .db()
    .select({
      id: applicationTasks.id,
      text: applicationTasks.text,
      dueOn: applicationTasks.dueOn,
      done: applicationTasks.done,
      remindedAt: applicationTasks.remindedAt,
    })
    .from(applicationTasks)
    .where(and(eq(applicationTasks.userId, userId), eq(applicationTasks.applicationId, id)))
    .orderBy(applicationTasks.position, applicationTasks.id);
}

function readEvents(store: Store, userId: string, id: string) {
  return store
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
    .orderBy(applicationEvents.number);
}
