// The font of headings, cut down to what headings use: one weight and one optical size of a variable font, 20 kB instead
// of 77. `node content/fonts/pin-display-font.ts` writes it again, as after an update of its package.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const SOURCE = import.meta.resolve(
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
);
export const DISPLAY_FONT = new URL("../../web/ui/fonts/bricolage-grotesque-700.woff2", import.meta.url);

/** Basic Latin, Latin-1, and the punctuation that texts of ours use. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

/** @returns the pinned font as WOFF2. */
export async function pinDisplayFont(): Promise<Buffer> {
  const characters = RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  return subsetFont(readFileSync(fileURLToPath(SOURCE)), characters.join(""), {
    targetFormat: "woff2",
    variationAxes: { opsz: 48, wght: 700 },
  });
}

if (import.meta.main) writeFileSync(DISPLAY_FONT, await pinDisplayFont());
