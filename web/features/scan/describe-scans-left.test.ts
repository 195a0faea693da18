import { expect, test } from "vitest";
import { describeScansLeft } from "./describe-scans-left.ts";

test("the counter says how many free scans are left, and nothing to Premium", () => {
  expect(describeScansLeft({ subscription: "free", resumeScan: 3 })).toBe("3 free scans left");
  expect(describeScansLeft({ subscription: "free", resumeScan: 1 })).toBe("1 free scan left");
  expect(describeScansLeft({ subscription: "free", resumeScan: 0 })).toBe("No free scans left");
  expect(describeScansLeft({ subscription: "premium", resumeScan: 0 })).toBe("");
});
