import { describe, expect, test } from "vitest";
import { CONDITION_PATTERNS } from "../knowledge/ads/condition-patterns.ts";
import { CONDITIONS_ABROAD } from "../knowledge/ads/conditions-abroad.ts";
import { lowerCase, lowerCasePattern } from "./lower-case.ts";

describe("a text in small letters", () => {
  test("has each letter where it stood", () => {
    expect(lowerCase("Night SHIFTS in Århus")).toBe("night shifts in århus");
    expect(lowerCase("İzmir, Mon to Fri")).toBe("İzmir, mon to fri");
  });
});

describe("a pattern for texts in small letters", () => {
  test.each([
    [/\bMon(?:day)? to Fri\b/gi, "Shifts: MON to fri, Monday to Fri"],
    [/\bright to work(?: in \p{Lu}\p{L}+)?/giu, "The Right to Work in Ireland"],
    [/[A-Z]\d\b|\W{2}/gi, "C1, b2"],
    [/\S+day\b/gi, "on SUNDAY"],
  ])("finds what %s finds", (pattern, text) => {
    const placesOf = (one: RegExp, read: string) =>
      [...read.matchAll(one)].map(({ 0: found, index }) => [index, found.length]);
    expect(placesOf(lowerCasePattern(pattern), lowerCase(text))).toEqual(placesOf(pattern, text));
    expect(placesOf(pattern, text)).not.toEqual([]);
  });

  test("can be made of every condition of an ad", () => {
    for (const [, pattern] of [...CONDITION_PATTERNS, ...CONDITIONS_ABROAD])
      expect(() => lowerCasePattern(pattern)).not.toThrow();
  });
});
