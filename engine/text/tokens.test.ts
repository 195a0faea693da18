import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { readTokens } from "./tokens.ts";

const words = (text: string) => readTokens(text).map((token) => token.text);

describe("A text is read as words with their places", () => {
  test("names with marks in them stay whole", () => {
    expect(words("C++, C#, .NET, Node.js and a 401k plan")).toEqual([
      "C++",
      "C#",
      ".NET",
      "Node.js",
      "and",
      "a",
      "401k",
      "plan",
    ]);
  });

  test("degrees and initials keep their dots", () => {
    expect(words("Ph.D. or B.Sc. from a U.S. school")).toEqual([
      "Ph.D.",
      "or",
      "B.Sc.",
      "from",
      "a",
      "U.S.",
      "school",
    ]);
  });

  test("slashes and hyphens part words", () => {
    expect(words("Python/Java, CI/CD, full-time")).toEqual(["Python", "Java", "CI", "CD", "full", "time"]);
  });

  test("a full stop without a space behind it still ends the word", () => {
    expect(words("Works nights.Must lift")).toEqual(["Works", "nights", "Must", "lift"]);
  });

  test("web and mail addresses hold no words", () => {
    expect(words("Ann, ann.java@example.com, github.com/ann/python, https://go.dev")).toEqual(["Ann"]);
  });

  test("a word knows whether it opens a sentence", () => {
    const opening = readTokens("Use Excel. Access the ward at 5 p.m. daily.\n- Go home: Word counts").filter(
      (token) => token.sentenceStart,
    );
    expect(opening.map((token) => token.text)).toEqual(["Use", "Access", "Go", "Word"]);
  });

  test("a heading in capitals is told from a list of abbreviations", () => {
    const inCapitals = (text: string) => readTokens(text).map((token) => token.capsLine);
    expect(inCapitals("PROFESSIONAL EXPERIENCE")).toEqual([true, true]);
    expect(inCapitals("AWS, SQL, GCP")).toEqual([false, false, false]);
  });

  test("every word stands where it says, in order, whatever the text holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        let end = 0;
        for (const token of readTokens(text)) {
          expect(text.slice(token.start, token.end)).toBe(token.text);
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          end = token.end;
        }
      }),
    );
  });

  test("a part of a text is read with places in the whole", () => {
    const text = "Skip this. Read this.";
    expect(readTokens(text, 11, 15)).toMatchObject([{ text: "Read", start: 11, end: 15 }]);
  });

  test("a word of fifty thousand letters is one word that means nothing", () => {
    expect(readTokens("a".repeat(50_000))).toMatchObject([{ stem: "", end: 50_000 }]);
  });

  test("invisible characters inside a word do not change it", () => {
    expect(readTokens("Ku\u00ADber\u200Bnetes")).toMatchObject([{ stem: "kubernetes" }]);
  });
});
