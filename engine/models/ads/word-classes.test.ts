import { expect, test } from "vitest";
import { wordClass } from "./read-word-classes.ts";

test("words that stand among alike words are of one class or kind, others are not", () => {
  expect(wordClass("collaborate")?.class).toBe(wordClass("liaise")?.class);
  expect(wordClass("autocad")?.kind).toBe(wordClass("revit")?.kind);
  expect(wordClass("autocad")?.kind).not.toBe(wordClass("holiday")?.kind);
});

test("amounts are one word, and a word that public ads hardly hold has no class", () => {
  expect(wordClass("401")).toEqual(wordClass("2.5"));
  expect(wordClass("401")).toBeDefined();
  expect(wordClass("zzyzxian")).toBeUndefined();
});
