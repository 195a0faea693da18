import type { Box } from "#engine/resume/model/positioned.ts";
import { type PageSpace, placeBox } from "./page-space.ts";
import type { Pdfium } from "./pdfium.ts";

/** A filled or stroked shape, a picture or a shading, with its place in the painting order. */
export type Drawing = Box & {
  kind: "path" | "image" | "shading";
  order: number;
  /** 0xrrggbb of a filled path, null where it is not filled or not of one colour. */
  fill: number | null;
  alpha: number;
};

export type Drawings = {
  drawings: Drawing[];
  /** The page's text objects in painting order, and at which place (as `Drawing.order`) each was painted. */
  textObjects: number[];
  textOrders: number[];
};

const objectKind = { text: 1, path: 2, image: 3, shading: 4, form: 5 };
const mostObjects = 60_000;
const mostDrawings = 4_000;
const deepestForm = 4;

type Matrix = [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Lists what a page paints besides text, into nested forms, in painting order. */
export function readDrawings(pdfium: Pdfium, page: number, space: PageSpace): Drawings {
  const { calls, scratch } = pdfium;
  const drawings: Drawing[] = [];
  const textObjects: number[] = [];
  const textOrders: number[] = [];
  let order = 0;

  const visit = (object: number, matrix: Matrix, depth: number): void => {
    order++;
    const kind = calls.FPDFPageObj_GetType(object);
    if (kind === objectKind.text) {
      textObjects.push(object);
      textOrders.push(order);
      return;
    }
    if (kind === objectKind.form) {
      if (depth >= deepestForm || !calls.FPDFPageObj_GetMatrix(object, scratch)) return;
      const own = Array.from(pdfium.heap().floats.subarray(scratch >> 2, (scratch >> 2) + 6)) as Matrix;
      const inner = multiply(own, matrix);
      const count = calls.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && order < mostObjects; index++) {
        visit(calls.FPDFFormObj_GetObject(object, index), inner, depth + 1);
      }
      return;
    }
    if (drawings.length >= mostDrawings) return;
    if (!calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return;
    const floats = pdfium.heap().floats;
    const at = scratch >> 2;
    const box = placeThrough(space, matrix, floats[at]!, floats[at + 1]!, floats[at + 2]!, floats[at + 3]!);
    if (kind === objectKind.path) drawings.push({ ...box, kind: "path", order, ...readFill(pdfium, object) });
    else if (kind === objectKind.image)
      drawings.push({ ...box, kind: "image", order, fill: null, alpha: 255 });
    else drawings.push({ ...box, kind: "shading", order, fill: null, alpha: 255 });
  };

  const count = calls.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && order < mostObjects; index++) {
    visit(calls.FPDFPage_GetObject(page, index), identity, 0);
  }
  return { drawings, textObjects, textOrders };
}

function readFill(pdfium: Pdfium, path: number): { fill: number | null; alpha: number } {
  const { calls, scratch } = pdfium;
  calls.FPDFPath_GetDrawMode(path, scratch, scratch + 4);
  if (pdfium.heap().words[scratch >> 2] === 0) return { fill: null, alpha: 255 };
  calls.FPDFPageObj_GetFillColor(path, scratch, scratch + 4, scratch + 8, scratch + 12);
  const words = pdfium.heap().words;
  const at = scratch >> 2;
  return { fill: (words[at]! << 16) | (words[at + 1]! << 8) | words[at + 2]!, alpha: words[at + 3]! };
}

function placeThrough(space: PageSpace, m: Matrix, l: number, b: number, r: number, t: number): Box {
  if (m === identity) return placeBox(space, l, b, r, t);
  const xs = [l, r, l, r].map((x, i) => m[0] * x + m[2] * (i < 2 ? b : t) + m[4]);
  const ys = [l, r, l, r].map((x, i) => m[1] * x + m[3] * (i < 2 ? b : t) + m[5]);
  return placeBox(space, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}
