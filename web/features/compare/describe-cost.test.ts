import { expect, test } from "vitest";
import { describeCost } from "./describe-cost.ts";

const free = (resumeScan: number) => ({ subscription: "free", resumeScan }) as const;

test("what several scans take of one's own is said before", () => {
  expect(describeCost(2, free(3))).toBe("2 scans. You have 3 free left.");
  expect(describeCost(5, free(3))).toBe(
    "5 scans. You have 3 free left, so only 3 will be made, from the top.",
  );
  expect(describeCost(1, free(1))).toBe("1 scan. You have 1 free left.");
  expect(describeCost(2, free(0))).toBe("You have no free scan left.");
  expect(describeCost(10, { subscription: "premium", resumeScan: 0 })).toBe(
    "10 scans. With Premium they are not counted.",
  );
});
