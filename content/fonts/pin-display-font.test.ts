import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DISPLAY_FONT, pinDisplayFont } from "./pin-display-font.ts";

test("the font of headings is the one that its package gives, cut to 25 kB or less", async () => {
  const kept = readFileSync(DISPLAY_FONT);
  expect(kept.equals(await pinDisplayFont())).toBe(true);
  expect(kept.length).toBeLessThan(25_000);
});
