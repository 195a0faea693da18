import type { Application, ApplicationChanges } from "#contract/application.ts";
import { MOST_ITEMS } from "#contract/application-terms.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import {
  applicationEvents,
  applications,
  applicationTasks,
} from "#server/adapters/store/schema-applications.ts";
import { and, eq, inArray, sql } from "#server/adapters/store/sql.ts";
import { writeRow } from "./application-row.ts";

export type NewEvent = { id: string; at: Date; by: string; changes: ApplicationChanges };

/** Tasks stand in the order in which they came: those of a later event behind all of an earlier one. */
const PLACES = 2 * MOST_ITEMS;

/** What a row takes beside its texts. */
const ROW_BYTES = 200;

/**
 * Writes an application as it is after an event, with the event. Within a transaction that holds its user's row.
 *
 * @param before null for a new application.
 * @throws Problem 'application-full'.
 */
export async function keepEvent(
  store: Store,
  userId: string,
  {
    before,
    after,
    event,
  }: { before: (Application & { bytes: number }) | null; after: Application; event: NewEvent },
): Promise<void> {
  refuseTooMany(after);
  const { ad: _, ...set } = event.changes.set ?? {};
  const changes = event.changes.set === undefined ? event.changes : { ...event.changes, set };
  const own = before === null ? 0 : before.bytes - weigh(before);
  const bytes = own + weigh(after) + weigh(changes) + ROW_BYTES;
  const row = { ...writeRow(after), bytes };
  const key = { userId, id: after.id };
  await (before === null
    ? store
        .db()
        .insert(applications)
        .values({ ...row, ...key })
    : store
        .db()
        .update(applications)
        .set(row)
        .where(and(eq(applications.userId, userId), eq(applications.id, after.id))));
  await keepTasks(store, key, before, after);
  await store.db().insert(applicationEvents).values({
    userId,
    id: event.id,
    applicationId: after.id,
    number: after.version,
    at: event.at,
    by: event.by,
    changes,
  });
}

function weigh(value: object): number {
  const { bytes: _, ...rest } = value as { bytes?: number };
  return Buffer.byteLength(JSON.stringify(rest));
}

function refuseTooMany({ tasks, contacts, scans, letters, documents }: Application): void {
  if ([tasks, contacts, scans, letters, documents].some((items) => items.length > MOST_ITEMS))
    throw new Problem("application-full");
}

async function keepTasks(
  store: Store,
  { userId, id }: { userId: string; id: string },
  before: Application | null,
  after: Application,
): Promise<void> {
  const kept = new Map((before?.tasks ?? []).map((task) => [task.id, JSON.stringify(task)]));
  const gone = [...kept.keys()].filter((task) => !after.tasks.some((other) => other.id === task));
  if (gone.length > 0)
    await store
      .db()
      .delete(applicationTasks)
      .where(and(eq(applicationTasks.userId, userId), inArray(applicationTasks.id, gone)));
  for (const [at, task] of after.tasks.entries()) {
    if (kept.get(task.id) === JSON.stringify(task)) continue;
    await store
      .db()
      .insert(applicationTasks)
      .values({ userId, applicationId: id, position: after.version * PLACES + at, ...task })
      .onConflictDoUpdate({
        target: [applicationTasks.userId, applicationTasks.id],
        // The id of another application's task changes nothing there.
        setWhere: eq(applicationTasks.applicationId, id),
        set: {
          text: task.text,
          dueOn: task.dueOn,
          done: task.done,
          // Due on another day, it is to be named once more.
          remindedAt: sql`case when ${applicationTasks.dueOn} is distinct from ${task.dueOn} then null else ${applicationTasks.remindedAt} end`,
        },
      });
  }
}
