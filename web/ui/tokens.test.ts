import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

/** What text stands on, and how much it must differ (WCAG 2.2: 1.4.3 for text, 1.4.11 for lines of controls). */
const TEXT = 4.5;
const LINE = 3;
const PAIRS: readonly [text: string, ground: string, least: number][] = [
  ...["paper", "surface", "sheet", "sunken"].flatMap((ground): [string, string, number][] => [
    ["ink", ground, TEXT],
    ["ink-soft", ground, TEXT],
    ["pen", ground, TEXT],
    ["pen-deep", ground, TEXT],
    ["missing", ground, TEXT],
    ["found", ground, TEXT],
    ["partly", ground, TEXT],
  ]),
  ...["paper", "surface", "sheet"].flatMap((ground): [string, string, number][] => [
    ["line-strong", ground, LINE],
    ["missing-line", ground, LINE],
    ["pen", ground, LINE],
  ]),
  ...["band-1", "band-2", "band-3", "band-4"].flatMap((band): [string, string, number][] => [
    [band, "surface", LINE],
    [band, "track", LINE],
  ]),
  ["on-marker", "marker", TEXT],
  ["on-marker", "marker-deep", TEXT],
  ["ink", "marker-soft", TEXT],
  ["found", "found-ground", TEXT],
  ["missing", "missing-ground", TEXT],
  ["partly", "partly-ground", TEXT],
  ["pen", "pen-soft", TEXT],
  ["on-pen", "pen", TEXT],
  ["on-action", "action", TEXT],
  ["on-action", "action-hover", TEXT],
  ["on-desk", "desk", TEXT],
  ["on-desk-soft", "desk", TEXT],
  ["on-desk-soft", "desk-raised", TEXT],
];

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("colours in %s", (_scheme, at) => {
  test.each(PAIRS)("%s on %s differ at least %f to 1", (text, ground, least) => {
    expect(contrast(colourOf(text, at), colourOf(ground, at))).toBeGreaterThanOrEqual(least);
  });
});

/** Red, green and blue of a token, 0 to 255, in one of the two schemes. */
function colourOf(token: string, at: 0 | 1): number[] {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? "";
  const hex = value.match(/#[0-9a-f]{6}/gi) ?? [];
  const one = hex[Math.min(at, hex.length - 1)];
  if (one === undefined) throw new Error(`${token} is no colour`);
  return [1, 3, 5].map((start) => Number.parseInt(one.slice(start, start + 2), 16));
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: readonly number[]): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
