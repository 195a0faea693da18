import { expect, test } from "vitest";
import { checkHandLetters } from "./check-hand-letters.ts";

test("letters by many authors: lies are marked, and what is true is seldom", () => {
  const open = checkHandLetters().filter(({ setAside }) => !setAside);
  const lies = open.filter(({ isTrue }) => !isTrue);
  const truths = open.filter(({ isTrue }) => isTrue);
  expect(lies.length).toBeGreaterThan(80);
  expect(lies.filter(({ vouched }) => !vouched).length / lies.length).toBeGreaterThanOrEqual(0.97);
  expect(truths.filter(({ vouched }) => !vouched).length / truths.length).toBeLessThanOrEqual(0.04);
});
