import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CUT_FONTS, UNICODE_RANGES } from "./cut-fonts.ts";

/** What the first screen of an English page brings: on a slow line each kilobyte more is five milliseconds. */
const MOST_BASIC_BYTES = 34_000;
/** With its headers it comes in the first ten packets of a new connection: one round trip less. */
const MOST_DISPLAY_BYTES = 13_600;

test("every font that is kept is the one that its package gives, cut", async () => {
  for (const { file, cut } of CUT_FONTS)
    expect(readFileSync(file).equals(await cut()), file.pathname).toBe(true);
});

test("the two fonts of an English page are small", () => {
  const basic = CUT_FONTS.filter(({ file }) => file.pathname.includes("-basic"));
  expect(basic).toHaveLength(2);
  const sizes = basic.map(({ file }) => readFileSync(file).length);
  expect(Math.min(...sizes)).toBeLessThan(MOST_DISPLAY_BYTES);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BASIC_BYTES);
});

test("style sheets ask for each file by the letters that are in it", () => {
  const sheet = readFileSync("web/ui/fonts.css", "utf8").replace(/\s+/g, " ");
  for (const [part, ranges] of Object.entries(UNICODE_RANGES))
    expect(sheet.split(`unicode-range: ${ranges};`), part).toHaveLength(3);
});
