import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Application, ApplicationChanges } from "#contract/application.ts";
import { CLOSED_REASONS } from "#contract/application-terms.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aStore } from "#testing/a-store.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { fc } from "#testing/properties.ts";
import { createApplication } from "./create-application.ts";
import { editApplication } from "./edit-application.ts";
import { exportApplications } from "./export-applications.ts";
import { importApplications } from "./import-applications.ts";
import { readAllApplications } from "./read-all-applications.ts";

let store: Store;
const runtime = aRuntime();
beforeAll(async () => {
  store = await aStore();
});
afterAll(() => store.close());

const services = () => ({ store, runtime });
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
async function write(userId: string, format: "csv" | "json" | "ics"): Promise<string> {
  return (await exportApplications(services(), userId, format).toArray()).join("");
}
const bringIn = (
  userId: string,
  file: string,
  more: { id?: string; preview?: boolean; mapping?: Record<string, number> } = {},
) => importApplications(services(), userId, { id: randomUUID(), file, preview: false, ...more });
async function all(userId: string): Promise<Application[]> {
  const found: Application[] = [];
  for await (const application of readAllApplications(store, userId)) found.push(application);
  return found;
}
/** What an application is, without what its new home says of it. */
const asKept = ({ version: _, updatedAt: __, movedAt: ___, ...rest }: Application) => rest;

describe("what is taken out and brought in again is the same", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom(
      "",
      "=1+1",
      "'=1",
      "''",
      '"quoted", with\r\nlines',
      " spaces ",
      "@x",
      "-5",
      "Zürich ✓ 日本",
    ),
  );
  const day = fc
    .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const set = fc.record(
    {
      company: text,
      place: text,
      link: text,
      salary: text,
      source: text,
      notes: text,
      ad: text,
      stage: fc.constantFrom("saved", "applied", "interview", "offer", "Phone screen"),
      appliedOn: day,
      interviewOn: day,
      deadlineOn: day,
    },
    { requiredKeys: [] },
  );
  const item = fc.record({
    tasks: fc.array(fc.record({ text, dueOn: fc.option(day), done: fc.boolean() }), { maxLength: 3 }),
    close: fc.option(fc.constantFrom(...CLOSED_REASONS)),
  });

  test.each(["csv", "json"] as const)(
    "as %s",
    async (format) => {
      const made = fc.array(fc.tuple(text, set, item), { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(made, async (given) => {
          const [from, to] = [await somebody(), await somebody()];
          for (const [title, values, { tasks, close }] of given) {
            runtime.pass(1000);
            const first = { ...values, title: `T${title}`, resume: { id: "a", name: title } };
            const { id } = await createApplication(services(), from, first);
            const changes: ApplicationChanges = {
              tasks: tasks.map((task) => ({ id: randomUUID(), ...task })),
              contacts: [{ id: randomUUID(), name: title, role: "", email: "a@b.example", phone: "" }],
              ...(close === null ? {} : { set: { stage: "closed", closedReason: close } }),
            };
            await editApplication(
              services(),
              { userId: from, id },
              { id: randomUUID(), version: 1, changes },
            );
          }
          const file = await write(from, format);
          expect(await bringIn(to, file)).toMatchObject({ added: given.length, skipped: 0 });
          expect((await all(to)).map(asKept)).toEqual((await all(from)).map(asKept));
          expect(await write(to, "csv")).toBe(await write(from, "csv"));
          // Once more, nothing is added.
          expect(await bringIn(to, file)).toMatchObject({ added: 0, known: given.length });
        }),
        { numRuns: 25, seed: 2026 },
      );
    },
    60_000,
  );
});

test("a spreadsheet's own columns are known by their names, looked at first, and may be mapped by hand", async () => {
  const userId = await somebody();
  const file = [
    "Position;Employer;Status;Date applied;Comments;URL",
    "Ward Nurse;Harbour Care;Applied;20.11.2026;Nice people;https://jobs.example/1",
    "Welder;Rhine Steel;Rejected;2026-11-02;;",
    ";;;;;",
    "Cook;;Second round;11/12/2026;;",
  ].join("\n");
  const preview = await bringIn(userId, file, { preview: true });
  expect(preview).toMatchObject({
    format: "csv",
    found: 3,
    added: 0,
    skipped: 1,
    mapping: { title: 0, company: 1, stage: 2, appliedOn: 3, notes: 4, link: 5 },
  });
  expect(preview.sample[0]).toEqual({
    title: "Ward Nurse",
    company: "Harbour Care",
    place: "",
    stage: "applied",
  });
  expect(await all(userId)).toEqual([]);
  await bringIn(userId, file);
  const [nurse, welder, cook] = await all(userId);
  expect(nurse).toMatchObject({
    title: "Ward Nurse",
    stage: "applied",
    appliedOn: "2026-11-20",
    notes: "Nice people",
  });
  expect(welder).toMatchObject({ stage: "closed", closedReason: "rejected", reached: "applied" });
  // 11/12 may be either month: no day is made of it.
  expect(cook).toMatchObject({ stage: "Second round", reached: "applied", appliedOn: null });
  const other = await somebody();
  await bringIn(other, file, { mapping: { title: 1, company: 0 } });
  expect((await all(other))[0]).toMatchObject({
    title: "Harbour Care",
    company: "Ward Nurse",
    stage: "saved",
  });
});

test("the same file sent twice brings nothing in twice", async () => {
  const userId = await somebody();
  const id = randomUUID();
  const file = "title,company\nA,B\nC,D";
  await Promise.all([bringIn(userId, file, { id }), bringIn(userId, file, { id })]);
  expect((await all(userId)).map(({ title }) => title)).toEqual(["A", "C"]);
});

test.each([
  ["no table", "just a letter"],
  ["another JSON", '{"applications":[]}'],
  ["broken JSON", '{"format":"vouch-applications/1"'],
  ["an empty file", ""],
  ["a quote without an end", 'title,company\n"A,B'],
])("%s is refused with a sentence", async (_, file) => {
  const userId = await somebody();
  expect(await code(bringIn(userId, file))).toBe("import-not-readable");
});

test("more than fits into one file is refused, and nothing of it is kept", async () => {
  const userId = await somebody();
  const file = `title,company\n${"A,B\n".repeat(2_001)}`;
  expect(await code(bringIn(userId, file))).toBe("import-too-long");
  expect(await all(userId)).toEqual([]);
});

test("files made to do harm bring in what they say or nothing, and never a fault", async () => {
  const userId = await somebody();
  const one = (more: object) =>
    JSON.stringify({ format: "vouch-applications/1", applications: [{ title: "A", ...more }] });
  const files = [
    one({ id: "'; drop table applications; --" }),
    one({ createdAt: "+275760-09-13T00:00:00.000Z" }),
    one({ createdAt: "0000-01-01" }),
    one({ title: "\u0000\ud800", stage: "" }),
    one({ tasks: [{ id: "x" }] }),
    `title,company,id,createdAt\nA,B,not-an-id,+275760-09-13\n=HYPERLINK("x"),\u0000,,`,
  ];
  for (const file of files) expect([null, "application-full"]).toContain(await code(bringIn(userId, file)));
});

test("the calendar has interviews, deadlines and what is to be done, in lines that calendars can read", async () => {
  const userId = await somebody();
  const { id } = await createApplication(services(), userId, {
    title: "Ward Nurse; nights, weekends\nand more",
    company: "Ü".repeat(60),
    interviewOn: "2026-12-31",
    deadlineOn: "2026-02-31",
    link: "https://jobs.example/1",
  });
  const task = { id: randomUUID(), text: "Call back", dueOn: "2026-11-27", done: false };
  const done = { id: randomUUID(), text: "Send CV", dueOn: "2026-11-20", done: true };
  await editApplication(
    services(),
    { userId, id },
    { id: randomUUID(), version: 1, changes: { tasks: [task, done] } },
  );
  const text = await write(userId, "ics");
  const lines = text.split("\r\n");
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines.at(-2)).toBe("END:VCALENDAR");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll("\r\n ", "");
  expect(unfolded).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101");
  expect(unfolded).toContain(
    `SUMMARY:Call back: Ward Nurse\\; nights\\, weekends\\nand more\\, ${"Ü".repeat(60)}`,
  );
  expect(unfolded).not.toContain("Send CV");
  expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(3);
});
