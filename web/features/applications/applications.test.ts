import { describe, expect, test } from "vitest";
import type { ApplicationSummary } from "#contract/application.ts";
import { countFunnel, countVersions } from "./count-funnel.ts";
import { describeEvent } from "./describe-event.ts";
import { listStages } from "./list-stages.ts";
import { proposeTask } from "./propose-task.ts";
import { readTaken } from "./read-taken.ts";
import { sortApplications } from "./sort-applications.ts";

const one = (given: Partial<ApplicationSummary>): ApplicationSummary => ({
  id: "1",
  createdAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
  movedAt: "2026-11-20T09:00:00.000Z",
  version: 1,
  title: "",
  company: "",
  place: "",
  link: "",
  salary: "",
  source: "",
  stage: "saved",
  closedReason: null,
  reached: "saved",
  appliedOn: null,
  interviewOn: null,
  deadlineOn: null,
  resume: null,
  tasks: [],
  scans: [],
  letters: [],
  documents: [],
  ...given,
});

describe("the numbers", () => {
  const all = [
    one({ reached: "saved" }),
    one({ reached: "applied", stage: "applied" }),
    one({ reached: "applied", stage: "closed", closedReason: "rejected", resume: { id: "a", name: "old" } }),
    one({ reached: "applied", stage: "closed", closedReason: "no-answer", resume: { id: "a", name: "old" } }),
    one({
      reached: "interview",
      stage: "closed",
      closedReason: "withdrawn",
      resume: { id: "b", name: "new" },
    }),
    one({ reached: "offer", stage: "offer" }),
    one({ reached: "saved", stage: "closed", closedReason: "rejected" }),
  ];
  test("count what was sent, and an answer is an interview, an offer or a refusal, silence is none", () => {
    expect(countFunnel(all)).toEqual({ applied: 5, answered: 3, interview: 2, offer: 1 });
  });
  test("are the same by resume, the most sent first", () => {
    expect(countVersions(all)).toEqual([
      { id: "a", name: "old", applied: 2, answered: 1, interview: 0, offer: 0 },
      { id: "b", name: "new", applied: 1, answered: 1, interview: 1, offer: 0 },
    ]);
  });
});

describe("the list", () => {
  const all = [
    one({ id: "a", title: "Ward Nurse", company: "Zeta", stage: "applied" }),
    one({
      id: "b",
      title: "Chef de Cuisine",
      company: "Café Lumière",
      createdAt: "2026-11-21T09:00:00.000Z",
    }),
    one({
      id: "c",
      title: "Nurse",
      company: "alpha",
      stage: "closed",
      tasks: [{ id: "t", text: "", dueOn: "2026-11-01", done: false }],
    }),
  ];
  const ids = (wishes: Partial<Parameters<typeof sortApplications>[1]>) =>
    sortApplications(all, { search: "", stage: "", order: "created", ...wishes }).map(({ id }) => id);
  test("finds words whatever their case, accents and order, and keeps to its stage and order", () => {
    expect(ids({ search: "LUMIERE chef" })).toEqual(["b"]);
    expect(ids({ search: "nurse" })).toEqual(["c", "a"]);
    expect(ids({ search: "nurse", stage: "!closed" })).toEqual(["a"]);
    expect(ids({ order: "company" })).toEqual(["c", "b", "a"]);
    expect(ids({ order: "due" })).toEqual(["c", "b", "a"]);
  });
  test("has stages of one's own behind the usual ones they count as, and keeps those that something stands in", () => {
    const own = [{ name: "Phone screen", counts: "interview" as const }];
    expect(listStages(own, [one({ stage: "Test task" })])).toEqual([
      "saved",
      "applied",
      "Test task",
      "interview",
      "Phone screen",
      "offer",
      "closed",
    ]);
  });
});

describe("what is proposed after a move", () => {
  const none = { appliedOn: null, interviewOn: null, tasks: [] };
  test("is to follow up a week after applying, and to thank a day after the interview", () => {
    expect(proposeTask({ ...none, appliedOn: "2026-11-27" }, "applied", "2026-11-27")).toMatchObject({
      kind: "follow-up",
      day: "2026-12-04",
    });
    expect(proposeTask({ ...none, interviewOn: "2026-12-31" }, "interview", "2026-11-20")).toMatchObject({
      kind: "thank-you",
      day: "2027-01-01",
    });
  });
  test("is nothing where it is past, on the list already, or there is nothing to wait for", () => {
    expect(proposeTask({ ...none, appliedOn: "2026-11-01" }, "applied", "2026-11-20")).toBeNull();
    const tasks = [{ id: "t", text: "Follow up", dueOn: null, done: false }];
    expect(proposeTask({ ...none, tasks }, "applied", "2026-11-20")).toBeNull();
    expect(proposeTask(none, null, "2026-11-20")).toBeNull();
  });
});

describe("what the extension took", () => {
  const write = (value: unknown) => `#import=${Buffer.from(JSON.stringify(value)).toString("base64url")}`;
  const taken = {
    v: 1,
    title: "Köchin ✓",
    company: "Elm",
    place: "",
    salary: "€ 2.900",
    link: "https://a.example",
    ad: "Ad",
    source: "a",
  };
  test("is read as it was written, in any script", () => {
    const { v: _, ...values } = taken;
    expect(readTaken(write(taken))).toEqual(values);
  });
  test("has an end, and a link that is none of the web is left out", () => {
    const read = readTaken(write({ ...taken, ad: "x".repeat(60_000), link: "javascript:alert(1)" }));
    expect(read).toMatchObject({ link: "" });
    expect((read as { ad: string }).ad).toHaveLength(50_000);
  });
  test.each([
    ["another version", write({ ...taken, v: 2 })],
    ["a value of another kind", write({ ...taken, title: { a: 1 } })],
    ["no JSON", "#import=%%%"],
    ["half of a character", `#import=${Buffer.from([0x7b, 0xff]).toString("base64url")}`],
    ["more than any ad", write({ ...taken, ad: "x".repeat(500_000) })],
  ])("is refused where it is %s", (_, hash) => {
    expect(readTaken(hash)).toBe("broken");
  });
  test("is not there at any other address", () => {
    expect(readTaken("")).toBeNull();
    expect(readTaken("#board")).toBeNull();
  });
});

test("an event is told in words, a line for each thing that it did", () => {
  const event = { id: "e", at: "", by: "page" as const };
  expect(describeEvent({ ...event, number: 1, by: "extension", changes: {} })).toEqual([
    "Taken by the extension",
  ]);
  expect(
    describeEvent({
      ...event,
      number: 2,
      changes: {
        set: { stage: "closed", closedReason: "rejected", notes: "x" },
        tasks: [{ id: "t", removed: true }],
      },
    }),
  ).toEqual(["Closed: Rejected", "Notes changed", "A task was removed"]);
});
