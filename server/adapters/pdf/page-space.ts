import type { Box } from "#engine/resume/model/positioned.ts";
import type { Pdfium } from "./pdfium.ts";

/**
 * From PDF user space (y up, before page rotation, origin anywhere) to the page as shown (y down from its top left
 * corner): x' = a·x + c·y + e and y' = b·x + d·y + f.
 */
export type PageSpace = {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
  width: number;
  height: number;
};

/** ISO 32000-1, annex C.2: no page is larger. */
const largestSide = 14_400;

/**
 * ISO 32000-1, 7.7.3.3: /Rotate turns clockwise by quarter turns; the crop box is what is shown. Null for a page without
 * a size.
 */
export function readPageSpace(pdfium: Pdfium, page: number): PageSpace | null {
  const { calls, scratch } = pdfium;
  calls.FPDF_GetPageBoundingBox(page, scratch);
  const floats = pdfium.heap().floats;
  const at = scratch >> 2;
  const left = floats[at]!;
  const top = floats[at + 1]!;
  const right = floats[at + 2]!;
  const bottom = floats[at + 3]!;
  const across = right - left;
  const along = top - bottom;
  if (!(across > 0 && along > 0 && across <= largestSide && along <= largestSide)) return null;
  switch (calls.FPDFPage_GetRotation(page)) {
    case 1:
      return { a: 0, b: 1, c: 1, d: 0, e: -bottom, f: -left, width: along, height: across };
    case 2:
      return { a: -1, b: 0, c: 0, d: 1, e: right, f: -bottom, width: across, height: along };
    case 3:
      return { a: 0, b: -1, c: -1, d: 0, e: top, f: right, width: along, height: across };
    default:
      return { a: 1, b: 0, c: 0, d: -1, e: -left, f: top, width: across, height: along };
  }
}

/** The shown box around a rectangle of user space given by two opposite corners. */
export function placeBox(space: PageSpace, x1: number, y1: number, x2: number, y2: number): Box {
  const fromX = space.a * x1 + space.c * y1 + space.e;
  const fromY = space.b * x1 + space.d * y1 + space.f;
  const toX = space.a * x2 + space.c * y2 + space.e;
  const toY = space.b * x2 + space.d * y2 + space.f;
  return {
    x: Math.min(fromX, toX),
    y: Math.min(fromY, toY),
    width: Math.abs(toX - fromX),
    height: Math.abs(toY - fromY),
  };
}
