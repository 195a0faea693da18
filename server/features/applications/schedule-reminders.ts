import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { applications, applicationTasks, trackers } from "#server/adapters/store/schema-applications.ts";
import { and, eq, isNull, lte, ne, sql } from "#server/adapters/store/sql.ts";
import { queueMail } from "#server/outbox/queue-mail.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { type DueTask, describeReminder } from "./describe-reminder.ts";

export type ReminderServices = {
  store: Store;
  runtime: Runtime;
  /** Where people reach this server, for links in mails. */
  address: () => string;
};

/** From this hour on (UTC) a day's reminders leave: morning in Europe, night in America, afternoon in Asia. */
const FIRST_HOUR = 7;
/** People looked at in one statement. */
const AT_ONCE = 100;

/**
 * Promises everybody who wants reminders one mail a day, with all that is due and was not named before. What is promised
 * and what is noted is one transaction, and a user's row lets one process through: however many run, and wherever one
 * dies, each task is named in one mail.
 *
 * @returns how many mails were promised.
 */
export async function scheduleReminders(services: ReminderServices): Promise<number> {
  const { runtime } = services;
  const now = runtime.now();
  if (now.getUTCHours() < FIRST_HOUR) return 0;
  const today = now.toISOString().slice(0, 10);
  let promised = 0;
  for (;;) {
    const people = await findPeople(services.store, today);
    for (const userId of people) if (await promiseOne(services, userId, today)) promised += 1;
    if (people.length < AT_ONCE) return promised;
  }
}

const isDue = (today: string) =>
  and(
    eq(applicationTasks.done, false),
    isNull(applicationTasks.remindedAt),
    lte(applicationTasks.dueOn, today),
    isNull(applications.deletedAt),
    ne(applications.stage, "closed"),
  );
const ofTask = and(
  eq(applications.userId, applicationTasks.userId),
  eq(applications.id, applicationTasks.applicationId),
);
const wantsOne = (today: string) =>
  and(
    eq(trackers.reminders, true),
    sql`(${trackers.remindedOn} is null or ${trackers.remindedOn} < ${today})`,
  );

async function findPeople(store: Store, today: string): Promise<string[]> {
  const found = await store
    .db()
    .selectDistinct({ userId: applicationTasks.userId })
    .from(applicationTasks)
    .innerJoin(trackers, eq(trackers.userId, applicationTasks.userId))
    .innerJoin(applications, ofTask)
    .where(and(isDue(today), wantsOne(today)))
    .limit(AT_ONCE);
  return found.map(({ userId }) => userId);
}

async function promiseOne(
  { store, runtime, address }: ReminderServices,
  userId: string,
  today: string,
): Promise<boolean> {
  return store.transaction(async () => {
    // Whoever comes second waits here, and then finds that today's mail is promised.
    const [wanting] = await store
      .db()
      .update(trackers)
      .set({ remindedOn: today })
      .where(and(eq(trackers.userId, userId), wantsOne(today)))
      .returning({ stopToken: trackers.stopToken });
    if (wanting === undefined) return false;
    const [user] = await store.db().select({ email: users.email }).from(users).where(eq(users.id, userId));
    const due = await findDue(store, userId, today);
    if (user === undefined || due.length === 0) return false;
    for (const { id } of due)
      await store
        .db()
        .update(applicationTasks)
        .set({ remindedAt: runtime.now() })
        .where(and(eq(applicationTasks.userId, userId), eq(applicationTasks.id, id)));
    const mail = describeReminder(due, { today, address: address(), stopToken: wanting.stopToken });
    await queueMail(store, runtime, { recipient: user.email, replyTo: null, ...mail });
    return true;
  });
}

function findDue(store: Store, userId: string, today: string): Promise<DueTask[]> {
  return store
    .db()
    .select({
      id: applicationTasks.id,
      text: applicationTasks.text,
      dueOn: sql<string>`${applicationTasks.dueOn}`,
      applicationId: applications.id,
      title: applications.title,
      company: applications.company,
    })
    .from(applicationTasks)
    .innerJoin(applications, ofTask)
    .where(and(eq(applicationTasks.userId, userId), isDue(today)))
    .orderBy(applicationTasks.dueOn, applicationTasks.id)
    .then((rows) => rows);
}
