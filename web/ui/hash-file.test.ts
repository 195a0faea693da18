import { expect, test } from "vitest";
import { hashFile } from "./hash-file.ts";

test("a file's hash is the SHA-256 anyone else computes", async () => {
  // Known value: printf abc | sha256sum
  expect(await hashFile(new Blob(["abc"]))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});
