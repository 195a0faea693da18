import type { Box } from "#engine/resume/model/positioned.ts";
import type { PageSpace } from "./page-space.ts";
import type { Pdfium } from "./pdfium.ts";

export type Picture = {
  /** Largest difference of luminance (0 to 255) inside a box of the page. */
  contrast: (box: Box) => number;
  /** Luminance of a dot; a point of the page is `zoom` dots. */
  lightAt: (x: number, y: number) => number;
  zoom: number;
  width: number;
  height: number;
};

/** 108 dots an inch are enough to see 4 pt type. */
const scale = 1.5;
const longestSide = 2000;

/** Rec. 601 luma of 0xrrggbb, 0 to 255. */
export function luminance(rgb: number): number {
  return 0.299 * (rgb >> 16) + 0.587 * ((rgb >> 8) & 0xff) + 0.114 * (rgb & 0xff);
}

/** Renders a page on white and keeps its luminance. The bitmap is freed before this returns. */
export function renderPage(pdfium: Pdfium, page: number, space: PageSpace): Picture {
  const { calls } = pdfium;
  const zoom = Math.min(scale, longestSide / Math.max(space.width, space.height));
  const width = Math.max(1, Math.round(space.width * zoom));
  const height = Math.max(1, Math.round(space.height * zoom));
  const bitmap = calls.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return { contrast: () => 255, lightAt: () => 255, zoom, width: 0, height: 0 };
  calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const start = calls.FPDFBitmap_GetBuffer(bitmap);
  const stride = calls.FPDFBitmap_GetStride(bitmap);
  const pixels = pdfium.heap().bytes.slice(start, start + stride * height);
  calls.FPDFBitmap_Destroy(bitmap);
  // Blue, green, red, in that order.
  const lightOf = (at: number) => 0.114 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.299 * pixels[at + 2]!;
  return {
    zoom,
    width,
    height,
    lightAt: (x, y) => lightOf(y * stride + x * 4),
    contrast: (box) => {
      const left = Math.max(0, Math.floor(box.x * zoom));
      const right = Math.min(width, Math.ceil((box.x + box.width) * zoom));
      const top = Math.max(0, Math.floor((box.y + box.height * 0.1) * zoom));
      const bottom = Math.min(height, Math.ceil((box.y + box.height * 0.9) * zoom));
      let darkest = 255;
      let lightest = 0;
      for (let y = top; y < bottom; y++) {
        for (let x = left, at = y * stride + left * 4; x < right; x++, at += 4) {
          const light = lightOf(at);
          if (light < darkest) darkest = light;
          if (light > lightest) lightest = light;
        }
      }
      return Math.max(0, lightest - darkest);
    },
  };
}
