import { describe, expect, test } from "vitest";
import { findTooLong, importLink, isUnencrypted, readAddress } from "./import-link.ts";

const AD = {
  title: "Magazynier – Łódź",
  company: "شركة نخيل",
  place: "",
  salary: "5 400 zł",
  link: "https://jobs.example/1",
  ad: "Zakres 📦\n- wózki",
  source: "jobs.example",
};

test("an ad comes out of the link as it went in", () => {
  const link = importLink("https://vouch.example.org", AD);
  expect(link).toMatch(/^https:\/\/vouch\.example\.org\/application-tracking#import=[A-Za-z0-9_-]+$/);
  expect(JSON.parse(Buffer.from(link.split("=")[1]!, "base64url").toString())).toEqual({ v: 1, ...AD });
});

test("the longest ad of a script with long letters stays below what browsers take as an address", () => {
  expect(importLink("https://vouch.example.org", { ...AD, ad: "語".repeat(50_000) }).length).toBeLessThan(
    1_000_000,
  );
});

test("what is too long is named, not cut", () => {
  expect(findTooLong(AD)).toEqual([]);
  expect(findTooLong({ ...AD, title: "t".repeat(301), ad: "a".repeat(50_001) })).toEqual(["title", "ad"]);
});

describe("the address of a Vouch", () => {
  test.each([
    ["localhost:3000/", "http://localhost:3000"],
    ["127.0.0.1:8080", "http://127.0.0.1:8080"],
    [" vouch.example.org ", "https://vouch.example.org"],
    ["https://example.org/vouch/", "https://example.org/vouch"],
    ["https://example.org/#import=x", "https://example.org"],
  ])("is read from '%s'", (typed, address) => expect(readAddress(typed)).toBe(address));

  test.each([
    "",
    "not an address",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "https://someone:secret@example.org",
  ])("is not read from '%s'", (typed) => expect(readAddress(typed)).toBeNull());

  test("is open to readers on the way when it is http beyond this machine", () => {
    expect(isUnencrypted("http://vouch.example.org")).toBe(true);
    expect(isUnencrypted("https://vouch.example.org")).toBe(false);
    expect(isUnencrypted("http://localhost:3000")).toBe(false);
  });
});
