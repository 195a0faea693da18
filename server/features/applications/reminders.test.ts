import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import type { ApplicationTask } from "#contract/application.ts";
import { mails, users } from "#server/adapters/store/schema.ts";
import { trackers } from "#server/adapters/store/schema-applications.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { openStores } from "#testing/store-homes.ts";
import { createApplication } from "./create-application.ts";
import { editApplication } from "./edit-application.ts";
import { scheduleReminders } from "./schedule-reminders.ts";
import { saveTracker, stopReminders } from "./tracker.ts";

const DAY = 86_400_000;
const homes = await openStores();

describe.each(homes)("reminders, kept in their home: $name", ({ store, close }) => {
  const runtime = aRuntime("2026-11-20T09:00:00.000Z");
  const services = { store, runtime, address: () => "https://vouch.example" };
  afterAll(close);

  const somebody = async ({ reminders = true } = {}) => {
    const row = aUserRow({ email: `${randomUUID()}@mail.example` });
    await store.db().insert(users).values(row);
    if (reminders) await saveTracker(services, row.id, { reminders });
    return { userId: row.id, email: row.email };
  };
  const plan = async (userId: string, dueOn: string | null, more: Partial<ApplicationTask> = {}) => {
    const { id } = await createApplication(services, userId, {
      title: "Ward Nurse",
      company: "Harbour Care",
    });
    const task = { id: randomUUID(), text: "Call back", dueOn, done: false, ...more };
    await editApplication(
      services,
      { userId, id },
      { id: randomUUID(), version: 1, changes: { tasks: [task] } },
    );
    return { id, task };
  };
  const mailsTo = async (email: string) =>
    (await store.db().select().from(mails).where(eq(mails.recipient, email))).map(({ body }) => body);

  test("are quiet until they are switched on", async () => {
    const { userId, email } = await somebody({ reminders: false });
    await plan(userId, "2026-11-20");
    await scheduleReminders(services);
    expect(await mailsTo(email)).toEqual([]);
    await saveTracker(services, userId, { reminders: true });
    await scheduleReminders(services);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("are one mail a day with all that is due, and each thing is named once", async () => {
    const { userId, email } = await somebody();
    const { id } = await plan(userId, "2026-11-18");
    await plan(userId, "2026-11-20", { text: "Send\nreferences" });
    await plan(userId, "2026-11-21", { text: "Tomorrow's" });
    await plan(userId, null);
    await plan(userId, "2026-11-19", { done: true });
    await scheduleReminders(services);
    await scheduleReminders(services);
    const [first, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(first).toContain("- Call back: Ward Nurse, Harbour Care (due since 2026-11-18)");
    expect(first).toContain(`https://vouch.example/application-tracking#${id}`);
    expect(first).toContain("- Send references: Ward Nurse");
    expect(first).not.toContain("Tomorrow's");
    runtime.pass(DAY);
    await scheduleReminders(services);
    const second = (await mailsTo(email)).find((body) => body !== first);
    expect(second).toContain("Tomorrow's");
    expect(second).not.toContain("Call back");
    runtime.pass(-DAY);
  });

  test("name a task again once it is due on another day, and none of what is closed", async () => {
    const { userId, email } = await somebody();
    const { id, task } = await plan(userId, "2026-11-20");
    await scheduleReminders(services);
    const move = (version: number, dueOn: string) =>
      editApplication(
        services,
        { userId, id },
        { id: randomUUID(), version, changes: { tasks: [{ ...task, dueOn }] } },
      );
    await move(2, "2026-11-21");
    runtime.pass(DAY);
    await scheduleReminders(services);
    expect(await mailsTo(email)).toHaveLength(2);
    await move(3, "2026-11-22");
    const close = { set: { stage: "closed", closedReason: "rejected" as const } };
    await editApplication(services, { userId, id }, { id: randomUUID(), version: 4, changes: close });
    runtime.pass(DAY);
    await scheduleReminders(services);
    expect(await mailsTo(email)).toHaveLength(2);
    runtime.pass(-2 * DAY);
  });

  test("wait for the morning", async () => {
    const { userId, email } = await somebody();
    await plan(userId, "2026-11-20");
    runtime.pass(-3 * 3_600_000);
    await scheduleReminders(services);
    expect(await mailsTo(email)).toEqual([]);
    runtime.pass(3 * 3_600_000);
    await scheduleReminders(services);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("end by the token of a mail, without a sign-in", async () => {
    const { userId, email } = await somebody();
    await plan(userId, "2026-11-20");
    await scheduleReminders(services);
    const [mail] = await mailsTo(email);
    const token = /#stop=(\S+)/.exec(mail!)![1]!;
    await stopReminders(services, token);
    await plan(userId, "2026-11-21");
    runtime.pass(DAY);
    await scheduleReminders(services);
    expect(await mailsTo(email)).toHaveLength(1);
    const [row] = await store.db().select().from(trackers).where(eq(trackers.userId, userId));
    expect(row?.reminders).toBe(false);
    runtime.pass(-DAY);
  });

  test("are promised once by five workers at the same time", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => somebody()));
    for (const { userId } of people) await plan(userId, "2026-11-20");
    const promised = await Promise.all([1, 2, 3, 4, 5].map(() => scheduleReminders(services)));
    expect(promised.reduce((sum, count) => sum + count)).toBe(12);
    for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1);
  });
});
