import { expect, test } from "vitest";
import { singleFlight } from "./single-flight.ts";

/** Runs that end when they are told to. */
function aSlowRun() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    const number = ends.length + 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.push(resolve);
    await promise;
    running -= 1;
    return number;
  };
  return { run, ends, most: () => most };
}

test("many who ask at once share one later run, since the one under way may have looked too early", async () => {
  const slow = aSlowRun();
  const shared = singleFlight(slow.run);
  const first = shared("a");
  const later = [shared("a"), shared("a"), shared("a")];
  slow.ends[0]!();
  expect(await first).toBe(1);
  await expect.poll(() => slow.ends.length).toBe(2);
  slow.ends[1]!();
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  expect(slow.most()).toBe(1);
});

test("different things do not wait for each other, and a failure is not handed on to the next", async () => {
  let fails = true;
  const shared = singleFlight(async (key: string) => {
    if (key === "a" && fails) throw new Error("no");
    return key;
  });
  const failing = shared("a");
  const other = shared("b");
  await expect(failing).rejects.toThrow("no");
  expect(await other).toBe("b");
  fails = false;
  expect(await shared("a")).toBe("a");
});
