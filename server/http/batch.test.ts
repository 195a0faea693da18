import { expect, test } from "vitest";
import { batch } from "./batch.ts";

test("what is asked for at one moment is read together, and each gets its own answer", async () => {
  const reads: (readonly number[])[] = [];
  const double = batch(async (keys: readonly number[]) => {
    reads.push(keys);
    return keys.map((key) => 2 * key);
  });
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2]);
  expect(reads).toEqual([[1, 2, 1]]);
});

test("nothing is remembered: a later question is read anew", async () => {
  let stored = "free";
  const readPlan = batch(async (people: readonly string[]) => people.map(() => stored));
  expect(await readPlan("amara")).toBe("free");
  stored = "premium";
  expect(await readPlan("amara")).toBe("premium");
});

test("a reading that fails is told to everybody who waited for it, and to nobody after", async () => {
  let down = true;
  const read = batch(async (keys: readonly string[]) => {
    if (down) throw new Error("the database is away");
    return [...keys];
  });
  const asked = await Promise.allSettled([read("a"), read("b")]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  down = false;
  expect(await read("a")).toBe("a");
});
