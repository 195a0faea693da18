import type { PageSpace } from "./page-space.ts";
import type { Pdfium } from "./pdfium.ts";
import { type Font, readFont } from "./read-font.ts";
import { type DrawnRun, RunBuilder, type RunStyle } from "./run-builder.ts";

/** What the engine makes of a hyphen at a line's end, behind which a word goes on. In a run it is U+FFFE. */
const lineEndHyphen = 2;

/** Where in the scratch memory each answer is put: a box and a matrix of floats, a colour of words, two doubles. */
const MATRIX = 16;
const COLOUR = 48;
const ORIGIN = 64;

type TextPage = { pdfium: Pdfium; textPage: number; space: PageSpace; fonts: Map<number, Font> };

/**
 * Reads the characters of one page in the order of its content stream and gathers them into runs.
 *
 * Calls into the engine are what costs time here, so everything that belongs to a text object is asked for once per
 * object, and the baseline only when the box says that it may have moved.
 */
export function readCharacters(
  pdfium: Pdfium,
  textPage: number,
  space: PageSpace,
  count: number,
): DrawnRun[] {
  const { calls, scratch } = pdfium;
  const boxAt = scratch >> 2;
  const page: TextPage = { pdfium, textPage, space, fonts: new Map() };
  const runs = new RunBuilder();
  let lastObject = 0;
  let lastBottom = Number.NaN;
  let lastTop = Number.NaN;
  let style: RunStyle | null = null;
  let baseline = 0;

  for (let index = 0; index < count; index++) {
    const code = calls.FPDFText_GetUnicode(textPage, index);
    const object = calls.FPDFText_GetTextObject(textPage, index);
    if (object === 0) {
      if (code === 10 || code === 13) runs.breakLine();
      else if (code === 32) runs.addGeneratedSpace();
      continue;
    }
    calls.FPDFText_GetLooseCharBox(textPage, index, scratch);
    const floats = pdfium.heap().floats;
    const left = floats[boxAt]!;
    const top = floats[boxAt + 1]!;
    const right = floats[boxAt + 2]!;
    const bottom = floats[boxAt + 3]!;
    const changed = object !== lastObject;
    if (changed) {
      lastObject = object;
      style = readStyle(page, index, object);
    }
    if (changed || bottom !== lastBottom || top !== lastTop) {
      baseline = readBaseline(page, index);
      lastBottom = bottom;
      lastTop = top;
    }
    runs.addCharacter(
      code === lineEndHyphen ? 0xfffe : code,
      space.a * left + space.c * bottom + space.e,
      space.b * left + space.d * bottom + space.f,
      space.a * right + space.c * top + space.e,
      space.b * right + space.d * top + space.f,
      baseline,
      style!,
    );
  }
  return runs.finish();
}

/** What all characters of a text object share; `index` is any of them. */
function readStyle(page: TextPage, index: number, object: number): RunStyle {
  const { pdfium, textPage, space } = page;
  const { calls, scratch } = pdfium;
  calls.FPDFText_GetMatrix(textPage, index, scratch + MATRIX);
  const colour = scratch + COLOUR;
  calls.FPDFPageObj_GetFillColor(object, colour, colour + 4, colour + 8, colour + 12);
  const { floats, words } = pdfium.heap();
  const matrixAt = (scratch + MATRIX) >> 2;
  const a = floats[matrixAt]!;
  const b = floats[matrixAt + 1]!;
  const c = floats[matrixAt + 2]!;
  const d = floats[matrixAt + 3]!;
  const colourAt = colour >> 2;
  const rgb = (words[colourAt]! << 16) | (words[colourAt + 1]! << 8) | words[colourAt + 2]!;
  const alpha = words[colourAt + 3]!;
  const fontSize = calls.FPDFText_GetFontSize(textPage, index);
  const mode = calls.FPDFTextObj_GetTextRenderMode(object);
  return {
    font: findFont(page, object),
    size: fontSize * Math.hypot(c, d),
    // Direction of the baseline on the page as shown, as a vector; upright text is (1, 0).
    alongX: space.a * a + space.c * b,
    alongY: space.b * a + space.d * b,
    // A slant that the producer made by shearing upright letters.
    sheared: Math.abs(a * c + b * d) > 0.1 * Math.hypot(a, b) * Math.hypot(c, d),
    rgb,
    alpha,
    mode,
    object,
  };
}

/** A font is read once per page. */
function findFont({ pdfium, fonts }: TextPage, object: number): Font {
  const fontAt = pdfium.calls.FPDFTextObj_GetFont(object);
  const known = fonts.get(fontAt);
  if (known !== undefined) return known;
  const font = readFont(pdfium, fontAt);
  fonts.set(fontAt, font);
  return font;
}

/** How far down the page as shown the character stands. */
function readBaseline({ pdfium, textPage, space }: TextPage, index: number): number {
  const { calls, scratch } = pdfium;
  calls.FPDFText_GetCharOrigin(textPage, index, scratch + ORIGIN, scratch + ORIGIN + 8);
  const { doubles } = pdfium.heap();
  const originAt = (scratch + ORIGIN) >> 3;
  return space.b * doubles[originAt]! + space.d * doubles[originAt + 1]! + space.f;
}
