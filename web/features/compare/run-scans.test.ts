import { expect, test } from "vitest";
import type { ProblemCode } from "#contract/problem.ts";
import type { ScanOutcome } from "../scan/send-scan.ts";
import { type Pair, type PairState, runScans, type Way } from "./run-scans.ts";

const refusal = (code: ProblemCode | null): ScanOutcome => ({
  type: "problem",
  code,
  text: `${code}.`,
  id: "r",
});

const asPair = (job: string): Pair => ({
  key: job,
  inputs: { resume: new File(["%PDF"], "a.pdf"), job, said: { jobTitle: null, company: null } },
});

/** Runs the ads a, b, c and d against a server that answers them so. */
async function run(
  answers: Record<string, ScanOutcome>,
  { way = "ads", life = new AbortController() }: { way?: Way; life?: AbortController } = {},
) {
  const states = new Map<string, PairState>();
  const sent: string[] = [];
  let under = 0;
  const stop = await runScans(["a", "b", "c", "d"].map(asPair), {
    way,
    signal: life.signal,
    show: (key, state) => states.set(key, state),
    send: async ({ job }, signal) => {
      sent.push(job);
      under += 1;
      await Promise.resolve();
      expect(under).toBe(1);
      under -= 1;
      return signal.aborted ? { type: "cancelled" } : (answers[job] ?? { type: "done", id: `scan-${job}` });
    },
  });
  return { stop, sent, states: Object.fromEntries([...states].map(([key, state]) => [key, state.type])) };
}

test("pairs are scanned one after the other, each with a report of its own", async () => {
  const { stop, sent, states } = await run({});
  expect(stop).toBeNull();
  expect(sent).toEqual(["a", "b", "c", "d"]);
  expect(states).toEqual({ a: "done", b: "done", c: "done", d: "done" });
});

test("an ad that cannot be read is said, and the others are scanned all the same", async () => {
  const { stop, states } = await run({ b: refusal("job-too-slow"), c: refusal("job-too-long") });
  expect(stop).toBeNull();
  expect(states).toEqual({ a: "done", b: "failed", c: "failed", d: "done" });
});

test("so is a resume where it is one of several", async () => {
  const { stop, states } = await run({ a: refusal("pdf-encrypted") }, { way: "resumes" });
  expect(stop).toBeNull();
  expect(states).toMatchObject({ a: "failed", b: "done", d: "done" });
});

test("what is wrong with the one resume of all would meet every ad: nothing more is sent", async () => {
  const { stop, sent, states } = await run({ a: refusal("pdf-no-text") });
  expect(stop).toMatchObject({ code: "pdf-no-text" });
  expect(sent).toEqual(["a"]);
  expect(states).toEqual({ a: "waiting" });
});

test.each(["scans-used-up", "session-expired", "server-busy", "too-many-requests", null] as const)(
  "a refusal with %s ends the run, and what was made stays made",
  async (code) => {
    const { stop, sent, states } = await run({ c: refusal(code) });
    expect(stop).toEqual(refusal(code));
    expect(sent).toEqual(["a", "b", "c"]);
    expect(states).toEqual({ a: "done", b: "done", c: "waiting" });
  },
);

test("where it is cancelled, the one under way waits again and the rest is not begun", async () => {
  const life = new AbortController();
  const states = new Map<string, PairState>();
  const stop = await runScans(["a", "b", "c"].map(asPair), {
    way: "ads",
    signal: life.signal,
    show: (key, state) => states.set(key, state),
    send: async ({ job }, signal) => {
      if (job === "b") life.abort();
      return signal.aborted ? { type: "cancelled" } : { type: "done", id: job };
    },
  });
  expect(stop).toEqual({ type: "cancelled" });
  expect([...states]).toEqual([
    ["a", { type: "done", id: "a" }],
    ["b", { type: "waiting" }],
  ]);
});
