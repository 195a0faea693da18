import { expect, test } from "vitest";
import { STORAGE_LIMITS } from "#contract/plans.ts";
import { describeStorage } from "./describe-storage.ts";

test("the room that is taken is said in megabytes and in things kept, with what the plan allows", () => {
  const most = STORAGE_LIMITS.free;
  expect(describeStorage({ bytes: 0, items: 0, most })).toBe(
    "0 of 200 MB (0 of 2,000 reports, letters, reviews, edited resumes and applications)",
  );
  expect(describeStorage({ bytes: 2.1 * 1024 * 1024, items: 1_234, most })).toBe(
    "3 of 200 MB (1,234 of 2,000 reports, letters, reviews, edited resumes and applications)",
  );
});
