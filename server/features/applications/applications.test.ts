import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import type { ApplicationChanges } from "#contract/application.ts";
import { UNDO_MS } from "#contract/limits.ts";
import { STORAGE_LIMITS } from "#contract/plans.ts";
import { letters, users } from "#server/adapters/store/schema.ts";
import { applicationEvents, applications } from "#server/adapters/store/schema-applications.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { saveDocument } from "#server/features/documents/save-document.ts";
import { deletePast, restorePast } from "#server/features/history/delete-past.ts";
import { forgetDeletedApplications } from "#server/features/history/forget-deleted.ts";
import { PAST_APPLICATIONS } from "#server/features/history/past-kinds.ts";
import { saveReport } from "#server/features/scan/save-report.ts";
import { measureStorage } from "#server/shared/save-within-storage.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aScanResult } from "#testing/a-scan.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { playEdits } from "#testing/play-edits.ts";
import { openStores } from "#testing/store-homes.ts";
import { createApplication } from "./create-application.ts";
import { editApplication } from "./edit-application.ts";
import { listApplications } from "./list-applications.ts";
import { readApplication } from "./read-application.ts";
import { saveTracker } from "./tracker.ts";

const homes = await openStores();

describe.each(homes)("applications, kept in their home: $name", ({ name, place, store, close }) => {
  const runtime = aRuntime();
  const services = { store, runtime };
  afterAll(close);

  const somebody = async () => {
    const row = aUserRow();
    await store.db().insert(users).values(row);
    return row.id;
  };
  const code = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error) => error.code,
    );
  const make = async (userId: string, given: Parameters<typeof createApplication>[2] = {}) =>
    (await createApplication(services, userId, { title: "Ward Nurse", company: "Harbour Care", ...given }))
      .id;
  const edit = (
    userId: string,
    id: string,
    version: number,
    changes: ApplicationChanges,
    event = randomUUID(),
  ) => editApplication(services, { userId, id }, { id: event, version, changes });
  const look = (userId: string, id: string) => readApplication(store, { userId, id });

  test("one stands there with what was given, and the ad as it was pasted", async () => {
    const userId = await somebody();
    const ad = "Ward Nurse\n\n  Wound care\tand more\r\n\u0000";
    const id = await make(userId, { ad, place: "Leeds", stage: "applied", appliedOn: "2026-11-20" });
    const { application, events } = await look(userId, id);
    expect(application).toMatchObject({
      title: "Ward Nurse",
      place: "Leeds",
      ad: "Ward Nurse\n\n  Wound care\tand more\r\n",
      stage: "applied",
      reached: "applied",
      appliedOn: "2026-11-20",
      version: 1,
    });
    expect(events).toHaveLength(1);
    expect(await code(edit(userId, id, 1, { set: { ad: "Another ad" } }))).toBe("ad-kept");
    expect((await listApplications(store, userId, undefined)).applications.map((one) => one.id)).toEqual([
      id,
    ]);
  });

  test("the same one sent twice is one", async () => {
    const userId = await somebody();
    const id = randomUUID();
    const made = await Promise.all(
      [1, 2, 3].map(() => createApplication(services, userId, { id, title: "A" })),
    );
    expect(made.map((one) => one.id)).toEqual([id, id, id]);
    expect(made.filter((one) => one.isNew)).toHaveLength(1);
  });

  test("edits of different things go together, those of the same thing only one after the other", async () => {
    const userId = await somebody();
    const id = await make(userId);
    const task = { id: randomUUID(), text: "Call back", dueOn: "2026-11-27", done: false };
    await edit(userId, id, 1, { set: { stage: "applied" } });
    await edit(userId, id, 1, { set: { notes: "Nice people" }, tasks: [task] });
    expect(await code(edit(userId, id, 1, { set: { stage: "offer" } }))).toBe("application-changed");
    expect(await code(edit(userId, id, 1, { tasks: [{ ...task, done: true }] }))).toBe("application-changed");
    await edit(userId, id, 3, { tasks: [{ ...task, done: true }] });
    const { application, events } = await look(userId, id);
    expect(application).toMatchObject({
      stage: "applied",
      notes: "Nice people",
      tasks: [{ ...task, done: true }],
      version: 4,
    });
    expect(events.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });

  test("an edit sent twice is made once, whatever came between", async () => {
    const userId = await somebody();
    const id = await make(userId);
    const event = randomUUID();
    await edit(userId, id, 1, { set: { stage: "applied" } }, event);
    await edit(userId, id, 2, { set: { stage: "interview" } });
    expect((await edit(userId, id, 1, { set: { stage: "applied" } }, event)).stage).toBe("interview");
    expect((await look(userId, id)).events).toHaveLength(3);
  });

  test("tasks stand in the order in which they came, also where some were taken away between", async () => {
    const userId = await somebody();
    const id = await make(userId);
    // Ids that sort against the order of their making.
    const task = (digit: string) => ({
      id: `${digit.repeat(8)}-0000-4000-8000-000000000000`,
      text: digit,
      dueOn: null,
      done: false,
    });
    await edit(userId, id, 1, { tasks: [task("9"), task("8")] });
    await edit(userId, id, 2, { tasks: [{ id: task("9").id, removed: true }, task("7")] });
    await edit(userId, id, 3, { tasks: [task("6")] });
    const { application } = await look(userId, id);
    expect(application.tasks.map(({ text }) => text)).toEqual(["8", "7", "6"]);
  });

  test("a closed one remembers how far it came; taken up again it has no reason any more", async () => {
    const userId = await somebody();
    await saveTracker(services, userId, { stages: [{ name: "Phone screen", counts: "interview" }] });
    const id = await make(userId);
    await edit(userId, id, 1, { set: { stage: "Phone screen" } });
    await edit(userId, id, 2, { set: { stage: "closed", closedReason: "rejected" } });
    expect((await look(userId, id)).application).toMatchObject({
      reached: "interview",
      closedReason: "rejected",
    });
    await edit(userId, id, 3, { set: { stage: "applied" } });
    expect((await look(userId, id)).application).toMatchObject({ reached: "applied", closedReason: null });
  });

  test("it holds no more than it may of tasks", async () => {
    const userId = await somebody();
    const id = await make(userId);
    const tasks = (count: number) =>
      Array.from({ length: count }, () => ({ id: randomUUID(), text: "", dueOn: null, done: false }));
    await edit(userId, id, 1, { tasks: tasks(50) });
    expect(await code(edit(userId, id, 2, { tasks: tasks(1) }))).toBe("application-full");
    expect((await look(userId, id)).application.tasks).toHaveLength(50);
  });

  test("a report makes one with its ad, and a letter of the same ad is linked to it", async () => {
    const userId = await somebody();
    const inputs = { userId, resumeSha256: "a", jobSha256: "b", engine: "test-1" };
    const result = {
      ...aScanResult(),
      jobTitle: "Welder",
      company: "Rhine Steel",
      scannedJobDescription: "TIG welding",
    };
    const pdf = new TextEncoder().encode("%PDF-1.7");
    const scan = (await saveReport(store, runtime, { inputs, pdf, fileName: "w.pdf", result, hold: null }))
      .id;
    const presses = [1, 2].map(() => createApplication(services, userId, { from: { scan } }));
    const first = (await Promise.all(presses))[0]!;
    expect((await listApplications(store, userId, undefined)).applications).toHaveLength(1);
    expect((await look(userId, first.id)).application).toMatchObject({
      title: "Welder",
      company: "Rhine Steel",
      ad: "TIG welding",
      scans: [scan],
      resume: { id: "a", name: "w.pdf" },
    });
    expect(await createApplication(services, userId, { from: { scan } })).toEqual({
      id: first.id,
      isNew: false,
    });
    const letter = runtime.newId();
    await store
      .db()
      .insert(letters)
      .values({
        userId,
        id: letter,
        createdAt: runtime.now(),
        updatedAt: runtime.now(),
        resumeSha256: "a",
        resumeFileName: "w.pdf",
        inputSha256: "x",
        edited: false,
        letter: { jobDescription: "TIG welding" } as never,
        jobTitle: "Welder",
        company: "Rhine Steel",
        searchText: "",
      });
    expect(await createApplication(services, userId, { from: { letter } })).toEqual({
      id: first.id,
      isNew: false,
    });
    expect((await look(userId, first.id)).application.letters).toEqual([letter]);
    await deletePast(store, runtime, PAST_APPLICATIONS, userId, first.id);
    expect((await createApplication(services, userId, { from: { scan } })).id).toBe(first.id);
    expect((await look(userId, first.id)).application.title).toBe("Welder");
    const stranger = await somebody();
    expect(await code(createApplication(services, stranger, { from: { scan } }))).toBe("scan-not-found");
  });

  test("a version makes one with its ad, names itself as what went out and links the report of the ad", async () => {
    const userId = await somebody();
    const inputs = { userId, resumeSha256: "a", jobSha256: "b", engine: "test-1" };
    const pdf = new TextEncoder().encode("%PDF-1.7");
    const kept = { inputs, pdf, fileName: "w.pdf", result: aScanResult(), hold: null };
    const { id: scan } = await saveReport(store, runtime, kept);
    const keepVersion = async (scanId: string | null) => {
      const document = { basics: { label: "Welder" } };
      const id = randomUUID();
      const ad = { title: "TIG Welder", company: "Rhine Steel", text: "We weld.", scanId };
      const origin = { of: null, base: document, ad };
      await saveDocument(store, runtime, { userId, id, saveId: randomUUID(), seq: 0, document, origin });
      return id;
    };
    const version = await keepVersion(scan);
    const made = await createApplication(services, userId, { from: { document: version } });
    expect((await look(userId, made.id)).application).toMatchObject({
      title: "TIG Welder",
      company: "Rhine Steel",
      ad: "We weld.",
      resume: { id: version, name: "Welder · TIG Welder · Rhine Steel" },
      documents: [version],
      scans: [scan],
    });
    const other = await keepVersion("no such scan");
    const again = await createApplication(services, userId, { from: { document: other } });
    expect(again).toEqual({ id: made.id, isNew: false });
    const { application } = await look(userId, made.id);
    expect(application).toMatchObject({
      documents: [version, other],
      scans: [scan],
      resume: { id: version },
    });
    const stranger = await somebody();
    expect(await code(createApplication(services, stranger, { from: { document: version } }))).toBe(
      "document-not-found",
    );
  });

  test("deleted it is out of sight, can be brought back for a minute, and is then gone with its events", async () => {
    const userId = await somebody();
    const id = await make(userId);
    await deletePast(store, runtime, PAST_APPLICATIONS, userId, id);
    expect(await code(look(userId, id))).toBe("application-not-found");
    expect(await code(edit(userId, id, 1, { set: { notes: "x" } }))).toBe("application-not-found");
    await restorePast(store, runtime, PAST_APPLICATIONS, userId, id);
    expect((await look(userId, id)).application.title).toBe("Ward Nurse");
    await deletePast(store, runtime, PAST_APPLICATIONS, userId, id);
    runtime.pass(UNDO_MS + 1);
    await forgetDeletedApplications(store, runtime);
    expect(await store.db().select().from(applications).where(eq(applications.userId, userId))).toEqual([]);
    expect(
      await store.db().select().from(applicationEvents).where(eq(applicationEvents.userId, userId)),
    ).toEqual([]);
  });

  test("it counts as storage, is refused beyond it, and goes with the account", async () => {
    const userId = await somebody();
    const before = await measureStorage(store, userId);
    const id = await make(userId, { ad: "x".repeat(10_000) });
    const after = await measureStorage(store, userId);
    expect(after.items - before.items).toBe(1);
    expect(after.bytes - before.bytes).toBeGreaterThan(10_000);
    await edit(userId, id, 1, { set: { notes: "y".repeat(5_000) } });
    expect((await measureStorage(store, userId)).bytes - after.bytes).toBeGreaterThan(10_000);
    await store
      .db()
      .update(applications)
      .set({ bytes: STORAGE_LIMITS.free.bytes })
      .where(eq(applications.userId, userId));
    expect(await code(edit(userId, id, 2, { set: { notes: "z".repeat(5_001) } }))).toBe("storage-full");
    await store.db().delete(users).where(eq(users.id, userId));
    expect(await store.db().select().from(applications).where(eq(applications.userId, userId))).toEqual([]);
  });

  test("a list of many comes page by page, each once", async () => {
    const userId = await somebody();
    const made = [];
    for (let i = 0; i < 25; i += 1) {
      made.push(await make(userId));
      if (i % 4 === 0) runtime.pass(1);
    }
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await listApplications(store, userId, after, 10);
      seen.push(...page.applications.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen.toSorted()).toEqual(made.toSorted());
  });

  test("two tabs and two processes that edit the same at random lose nothing", async () => {
    const userId = await somebody();
    const other = name === "PostgreSQL" ? place.open() : store;
    await other.ready;
    const played = await playEdits([store, other], userId, { seed: "tabs", edits: 120 });
    if (other !== store) await other.close();
    expect(played.damage).toEqual([]);
    expect(played.edits).toBe(120);
    expect(played.refused).toBeGreaterThan(0);
    expect(played.repeated).toBeGreaterThan(0);
  }, 60_000);
});
