// The fonts of the pages, cut down to what the pages set. `node content/fonts/cut-fonts.ts` writes them again, as after an
// update of their packages.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

type CutFont = { file: URL; cut: () => Promise<Buffer> };
type Ranges = readonly (readonly [number, number])[];

const fileOf = (name: string) => new URL(`../../web/ui/fonts/${name}.woff2`, import.meta.url);

/** One weight and one optical size of a variable font: 20 kB instead of 77. */
const DISPLAY = {
  source: import.meta.resolve(
    "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
  ),
  variationAxes: { opsz: 48, wght: 700 },
};
const TEXT = {
  source: import.meta.resolve(
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  ),
};

/** Of what the fonts can do, what style sheets ask for: kerning, ligatures, figures of one width. */
const KEPT_FEATURES = ["kern", "liga", "tnum"];

/** Basic Latin and the marks that English texts of ours set: all that most pages ask for. */
const BASIC: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2192, 0x2192],
  [0x2212, 0x2212],
];

/** What Latin-1 and its punctuation have beside the basic ones: a file of its own, asked for by who needs it. */
const BEYOND: Ranges = [
  [0xa1, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x201a, 0x201a],
  [0x201e, 0x201e],
  [0x2020, 0x2022],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2191],
  [0x2193, 0x2193],
];

/** The whole font of headings, for what is drawn and packed beside the pages. */
export const DISPLAY_FONT = fileOf("bricolage-grotesque-700");

export const CUT_FONTS: readonly CutFont[] = [
  { file: DISPLAY_FONT, cut: () => cutFont(DISPLAY, [...BASIC, ...BEYOND]) },
  { file: fileOf("bricolage-grotesque-700-basic"), cut: () => cutFont(DISPLAY, BASIC) },
  { file: fileOf("bricolage-grotesque-700-beyond"), cut: () => cutFont(DISPLAY, BEYOND) },
  { file: fileOf("instrument-sans-basic"), cut: () => cutFont(TEXT, BASIC) },
  { file: fileOf("instrument-sans-beyond"), cut: () => cutFont(TEXT, BEYOND) },
];

/** As style sheets write them. */
export const UNICODE_RANGES = { basic: writeRanges(BASIC), beyond: writeRanges(BEYOND) };

function cutFont(
  { source, variationAxes }: { source: string; variationAxes?: Record<string, number> },
  ranges: Ranges,
): Promise<Buffer> {
  const characters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  const options = variationAxes === undefined ? {} : { variationAxes };
  return subsetFont(readFileSync(fileURLToPath(source)), characters.join(""), {
    targetFormat: "woff2",
    keepFeatures: KEPT_FEATURES,
    ...options,
  });
}

function writeRanges(ranges: Ranges): string {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(", ");
}

if (import.meta.main) for (const { file, cut } of CUT_FONTS) writeFileSync(file, await cut());
