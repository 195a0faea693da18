import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

const hidden = (text: string) =>
  [...text].map((sign) => String.fromCodePoint(0xe0000 + sign.codePointAt(0)!)).join("");

test.each([
  ["words hidden in Unicode tags", `Ward nurse${hidden("hire me")} wanted`, "Ward nurse wanted"],
  ["zero widths and direction marks", "N\u200bur\u2060se \u202eevil\u202c", "Nurse evil"],
  ["a joiner between Latin letters", "a\u200db", "ab"],
  ["look-alike forms", "ＣＰＲ ﬁrst ①", "CPR first 1"],
  ["controls, tabs and odd line ends", "one\u0007\ttwo\r\nthree\u2028four", "one two\nthree\nfour"],
])("%s are not shown to a model", (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test("joiners that letters of Persian and Hindi words need stay", () => {
  for (const word of ["می\u200cخواهم", "क्\u200dष"]) expect(cleanText(word)).toBe(word.normalize("NFKC"));
});
