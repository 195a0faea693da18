import { expect, test } from "vitest";
import { describeFileSize } from "./describe-file-size.ts";

test("a file's size is said in whole kB, and in MB from one on", () => {
  expect([1, 2048, 1024 * 1024, 10 * 1024 * 1024].map(describeFileSize)).toEqual([
    "1 kB",
    "2 kB",
    "1.0 MB",
    "10.0 MB",
  ]);
});
