import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { makeUuid, systemRuntime } from "./runtime.ts";

const chance = fc.uint8Array({ minLength: 10, maxLength: 10 });

test("a key is a UUID of version 7 that says when it was made", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), chance, (milliseconds, bytes) => {
      const uuid = makeUuid(milliseconds, bytes);
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(uuid.slice(0, 13).replace("-", ""), 16)).toBe(milliseconds);
    }),
  );
});

test("keys and secrets are never the same twice", () => {
  const made = Array.from({ length: 2000 }, () => [systemRuntime.newId(), systemRuntime.newSecret()]).flat();
  expect(new Set(made).size).toBe(4000);
});
