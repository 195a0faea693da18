import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { FairQueue } from "./fair-queue.ts";

const CALLERS = ["amara", "bela", "chidi", "dora"];
const RUNNING = 2;
const WAITING = 3;
const MOST = 7;

type Step = { kind: "come" | "leave"; caller: string } | { kind: "serve" | "end" };
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constantFrom("come", "come", "leave"), caller: fc.constantFrom(...CALLERS) }),
    fc.record({ kind: fc.constantFrom("serve", "end") }),
  ),
  { maxLength: 120 },
);

type Entry = { caller: string; number: number };

/** What happened to each job, from outside: the queue's own state is not looked at. */
function follow(story: readonly Step[]) {
  const queue = new FairQueue<Entry>({ running: RUNNING, waiting: WAITING }, MOST);
  const waiting: Entry[] = [];
  const running: Entry[] = [];
  const ended = new Map<Entry, "answered" | "refused" | "left">();
  const turns: { taken: Entry; passedOver: string[]; anew: string[] }[] = [];
  /** Who had nothing waiting at some time since the last turn: whoever comes back stands behind the others. */
  const gone = new Set<string>();
  const all: Entry[] = [];
  const runningOf = (name: string) => running.filter(({ caller }) => caller === name).length;
  const drop = (list: Entry[], entry: Entry) => list.splice(list.indexOf(entry), 1);
  const withdraw = (entry: Entry) => {
    drop(waiting, entry);
    if (!waiting.some(({ caller }) => caller === entry.caller)) gone.add(entry.caller);
  };

  const come = (caller: string) => {
    const entry = { caller, number: all.length };
    all.push(entry);
    waiting.push(entry);
    const refused = queue.add(caller, entry);
    if (refused === null) return;
    ended.set(refused, "refused");
    withdraw(refused);
  };
  const serve = () => {
    const able = [...new Set(waiting.map(({ caller }) => caller))].filter(
      (name) => runningOf(name) < RUNNING,
    );
    const turn = queue.take();
    expect(turn === null).toBe(able.length === 0);
    if (turn === null) return;
    drop(waiting, turn.job);
    running.push(turn.job);
    turns.push({
      taken: turn.job,
      passedOver: able.filter((name) => name !== turn.caller),
      anew: [...gone],
    });
    gone.clear();
    expect(runningOf(turn.caller)).toBeLessThanOrEqual(RUNNING);
  };
  const end = () => {
    const entry = running.shift();
    if (entry === undefined) return;
    ended.set(entry, "answered");
    queue.end(entry.caller);
  };
  const leave = (name: string) => {
    const entry = waiting.find(({ caller }) => caller === name);
    if (entry === undefined) return;
    queue.remove(name, entry);
    withdraw(entry);
    ended.set(entry, "left");
  };
  for (const step of story) {
    if (step.kind === "come") come(step.caller);
    else if (step.kind === "leave") leave(step.caller);
    else if (step.kind === "serve") serve();
    else end();
    expect(queue.size).toBe(waiting.length);
    expect(queue.size).toBeLessThanOrEqual(MOST);
    for (const name of CALLERS)
      expect(waiting.filter(({ caller }) => caller === name).length).toBeLessThanOrEqual(WAITING + RUNNING);
  }
  while (waiting.length + running.length > 0) {
    serve();
    end();
  }
  return { all, ended, turns };
}

describe("whatever comes, leaves and ends, in whatever order", () => {
  test("nobody who could run waits while another gets two turns", () => {
    fc.assert(
      fc.property(steps, (story) => {
        const { turns } = follow(story);
        // Of each who waits: the turns that others had since they could run.
        const since = new Map<string, string[]>();
        for (const { taken, passedOver, anew } of turns) {
          for (const name of anew) since.delete(name);
          for (const name of since.keys()) if (!passedOver.includes(name)) since.delete(name);
          for (const name of passedOver) {
            const had = since.get(name) ?? [];
            expect(had).not.toContain(taken.caller);
            since.set(name, [...had, taken.caller]);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test("every job ends: it is answered, refused or left, and never two of these", () => {
    fc.assert(
      fc.property(steps, (story) => {
        const { all, ended } = follow(story);
        expect([...ended.keys()].sort((a, b) => a.number - b.number)).toEqual(all);
      }),
    );
  });

  test("jobs of one caller run in the order in which they came", () => {
    fc.assert(
      fc.property(steps, (story) => {
        const { turns } = follow(story);
        for (const name of CALLERS) {
          const own = turns.filter(({ taken }) => taken.caller === name).map(({ taken }) => taken.number);
          expect(own).toEqual(own.toSorted((a, b) => a - b));
        }
      }),
    );
  });
});

test("a queue that others have filled takes a newcomer's first job, in the place of the last of the longest line", () => {
  const queue = new FairQueue<string>({ running: 1, waiting: 8 }, 3);
  expect(["a1", "a2", "a3"].map((job) => queue.add("a", job))).toEqual([null, null, null]);
  expect(queue.add("b", "b1")).toBe("a3");
  expect(queue.add("b", "b2")).toBe("b2");
  expect([queue.take()?.job, queue.take()?.job]).toEqual(["a1", "b1"]);
});
