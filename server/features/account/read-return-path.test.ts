import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { readReturnPath } from "./read-return-path.ts";

test.each(["/", "/pricing", "/user-output#scan-1", "/how-to-guide"])("%s is a page of ours", (path) => {
  expect(readReturnPath(path)).toBe(path);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "/api/auth/sign-out",
  "",
  undefined,
  ["/a", "/b"],
])("%j leads home", (path) => {
  expect(readReturnPath(path)).toBe("/");
});

test("whatever is asked for, the browser stays with us", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (path) => {
        const target = new URL(readReturnPath(path), "https://vouch.example");
        expect(target.origin).toBe("https://vouch.example");
      },
    ),
  );
});
