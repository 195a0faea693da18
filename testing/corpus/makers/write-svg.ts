import { safe } from "../render-parts.ts";
import type { Sheet } from "../sheet.ts";
import { hasSide, laySheet } from "./lay-sheet.ts";
import { placeBlocks } from "./place-blocks.ts";
import { runTool } from "./run-tool.ts";

/** A drawn page: SVG text at places, printed by librsvg and cairo, one file per page. */
export async function writeSvg(sheet: Sheet): Promise<Buffer> {
  const face = (sheet.look.face ?? "DejaVu_Sans").replace(/_/g, " ");
  // Rough widths do: the words are only broken into lines by them.
  const placed = placeBlocks(laySheet(sheet), sheet.look, (text, size, bold) => text.length * size * (bold ? 0.62 : 0.57));
  const pages = 1 + Math.max(...placed.map(({ page }) => page));
  const fill = hasSide(sheet.look) && sheet.look.cols === "side" ? `<rect x="0" y="0" width="200" height="842" fill="${sheet.look.sideFill ?? "#e3eaf0"}"/>` : "";
  const files: Record<string, string> = {};
  for (let page = 0; page < pages; page++) {
    const texts = placed
      .filter((one) => one.page === page)
      .map(({ x, y, size, bold, text }) => `<text x="${x}" y="${y.toFixed(1)}" font-size="${size}"${bold ? ' font-weight="bold"' : ""}>${safe(text)}</text>`);
    files[`${page}.svg`] = `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842" viewBox="0 0 595 842" font-family="${face}">${page === 0 ? fill : ""}${texts.join("\n")}</svg>`;
  }
  return runTool(files, [["rsvg-convert", "-f", "pdf", "--dpi-x", "72", "--dpi-y", "72", "-o", "cv.pdf", ...Object.keys(files)]], "cv.pdf");
}
