import { expect, test } from "vitest";
import { exceedTime } from "./exceed-time.ts";

const never = () => new AbortController().signal;

test("a job that has used its time is over its limit, however little time that took", async () => {
  await exceedTime(async () => 20, 20, never());
});

test("a job that waits for a busy machine goes on, until it has stood for four times its limit", async () => {
  let looks = 0;
  const started = performance.now();
  await exceedTime(
    async () => {
      looks += 1;
      return 1;
    },
    100,
    never(),
  );
  expect(performance.now() - started).toBeGreaterThanOrEqual(399);
  expect(looks).toBeGreaterThan(1);
});

test("a job that waited at first is over its limit once it has used its time", async () => {
  const used = [10, 40, 100];
  await exceedTime(async () => used.shift()!, 100, never());
  expect(used).toEqual([]);
});

test("a job that came to its end is not over its limit", async () => {
  const over = new AbortController();
  const exceeded = exceedTime(async () => 1000, 10_000, over.signal).then(() => "too slow");
  over.abort();
  const settled = new Promise((resolve) => setImmediate(resolve, "done"));
  expect(await Promise.race([exceeded, settled])).toBe("done");
});
