import type { PageSpace } from "./page-space.ts";
import type { Pdfium } from "./pdfium.ts";
import { type Font, readFont } from "./read-font.ts";
import { type DrawnRun, RunBuilder, type RunStyle } from "./run-builder.ts";

/** What the engine makes of a hyphen at a line's end, behind which a word goes on. In a run it is U+FFFE. */
const lineEndHyphen = 2;

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
  const matrixAt = (scratch + 16) >> 2;
  const colourAt = (scratch + 48) >> 2;
  const originAt = (scratch + 64) >> 3;
  const fonts = new Map<number, Font>();
  const runs = new RunBuilder();
  let lastObject = 0;
  let lastBottom = Number.NaN;
  let lastTop = Number.NaN;
  let style: RunStyle | null = null;
  let baselineX = 0;
  let baselineY = 0;

  for (let index = 0; index < count; index++) {
    const code = calls.FPDFText_GetUnicode(textPage, index);
    const object = calls.FPDFText_GetTextObject(textPage, index);
    if (object === 0) {
      if (code === 10 || code === 13) runs.breakLine();
      else if (code === 32) runs.addGeneratedSpace();
      continue;
    }
    calls.FPDFText_GetLooseCharBox(textPage, index, scratch);
    const changed = object !== lastObject;
    if (changed) {
      calls.FPDFText_GetMatrix(textPage, index, scratch + 16);
      calls.FPDFPageObj_GetFillColor(object, scratch + 48, scratch + 52, scratch + 56, scratch + 60);
    }
    const floats = pdfium.heap().floats;
    const left = floats[boxAt]!;
    const top = floats[boxAt + 1]!;
    const right = floats[boxAt + 2]!;
    const bottom = floats[boxAt + 3]!;
    if (changed) {
      lastObject = object;
      const a = floats[matrixAt]!;
      const b = floats[matrixAt + 1]!;
      const c = floats[matrixAt + 2]!;
      const d = floats[matrixAt + 3]!;
      const words = pdfium.heap().words;
      const rgb = (words[colourAt]! << 16) | (words[colourAt + 1]! << 8) | words[colourAt + 2]!;
      const alpha = words[colourAt + 3]!;
      const fontSize = calls.FPDFText_GetFontSize(textPage, index);
      const mode = calls.FPDFTextObj_GetTextRenderMode(object);
      const fontAt = calls.FPDFTextObj_GetFont(object);
      let font = fonts.get(fontAt);
      if (font === undefined) {
        font = readFont(pdfium, fontAt);
        fonts.set(fontAt, font);
      }
      style = {
        font,
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
    if (changed || bottom !== lastBottom || top !== lastTop) {
      calls.FPDFText_GetCharOrigin(textPage, index, scratch + 64, scratch + 72);
      const doubles = pdfium.heap().doubles;
      baselineX = doubles[originAt]!;
      baselineY = doubles[originAt + 1]!;
      lastBottom = bottom;
      lastTop = top;
    }
    runs.addCharacter(
      code === lineEndHyphen ? 0xfffe : code,
      space.a * left + space.c * bottom + space.e,
      space.b * left + space.d * bottom + space.f,
      space.a * right + space.c * top + space.e,
      space.b * right + space.d * top + space.f,
      space.b * baselineX + space.d * baselineY + space.f,
      style!,
    );
  }
  return runs.finish();
}
