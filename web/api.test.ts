import { expect, test } from "vitest";
import { fillPath } from "./api.ts";

test("a value in a path cannot lead to another path", () => {
  expect(fillPath("/api/scans/:id", { id: "a/../b?c" })).toBe("/api/scans/a%2F..%2Fb%3Fc");
  expect(fillPath("/api/scans/latest")).toBe("/api/scans/latest");
});
