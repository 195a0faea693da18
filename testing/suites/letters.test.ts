import { describe, expect, test } from "vitest";
import { checkLetters } from "./check-letters.ts";

describe("the verifier of letters", () => {
  const { planted, paraphrased } = checkLetters();

  test.each([false, true])("finds the planted falsehoods (set aside: %s)", (setAside) => {
    const lies = planted.filter((line) => line.setAside === setAside);
    expect(lies.length).toBeGreaterThan(200);
    expect(lies.filter((line) => !line.vouched).length / lies.length).toBeGreaterThanOrEqual(0.99);
  });

  test.each([false, true])("vouches for true sentences in other words (set aside: %s)", (setAside) => {
    const truths = paraphrased.filter((line) => line.setAside === setAside);
    expect(truths.length).toBeGreaterThan(300);
    expect(truths.filter((line) => !line.vouched).length / truths.length).toBeLessThanOrEqual(0.02);
  });
});
