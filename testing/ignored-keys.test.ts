import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each([".gitignore", ".dockerignore"])("%s keeps files with keys out", (file) => {
  expect(readFileSync(file, "utf8").split("\n")).toEqual(expect.arrayContaining([".env*"]));
});
