import { expect, test } from "vitest";
import { readRetryAfter } from "./read-retry-after.ts";

const NOW = Date.UTC(2026, 10, 21, 9, 0, 0);

test.each([
  ["seconds", { "retry-after": "3" }, 3000],
  ["a date", { "retry-after": "Sat, 21 Nov 2026 09:00:20 GMT" }, 20_000],
  ["a date that is over", { "retry-after": "Sat, 21 Nov 2026 08:00:00 GMT" }, 0],
  ["milliseconds before seconds", { "retry-after-ms": "250", "retry-after": "1" }, 250],
  ["words", { "retry-after": "soon" }, null],
  ["a number below zero", { "retry-after": "-5.e" }, null],
  ["nothing", {}, null],
])("a provider that says when to come back in %s is understood", (_, headers: Record<string, string>, ms) => {
  expect(readRetryAfter(headers, NOW)).toBe(ms);
});
