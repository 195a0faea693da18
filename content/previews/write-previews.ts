import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { COVERS, type CoverName } from "../covers/covers.ts";
import { readPage } from "../read-pages.ts";
import { FOOTER } from "../site/menu.ts";
import { MARK, PREVIEW_SIZE, previewOf } from "../site/previews.ts";
import { drawMarkAlone, drawPreview } from "./draw-preview.ts";
import { type Drawing, encodePng } from "./encode-png.ts";

/** Draws the first page of a PDF, `width` pixels wide. Given from outside, because the PDF engine lives on another floor. */
export type DrawPdf = (pdf: Uint8Array, width: number) => Promise<Drawing>;

type PreviewPage = { path: string; title?: string; content?: string; noindex?: true };

/** Writes the picture of a shared link for every page that may be found. The same pages give the same bytes. */
export async function writePreviews(
  pages: readonly PreviewPage[],
  folder: string,
  drawPdf: DrawPdf,
): Promise<void> {
  mkdirSync(path.join(folder, path.dirname(MARK)), { recursive: true });
  const write = (place: string, drawing: Drawing) =>
    writeFileSync(path.join(folder, place), encodePng(drawing));
  write(MARK, await drawPdf(await drawMarkAlone(512), 512));
  for (const page of pages.filter((entry) => entry.noindex !== true)) {
    const { title, cover } = describe(page);
    const pdf = await drawPreview(title, FOOTER.line, COVERS[cover]);
    write(previewOf(page.path), await drawPdf(pdf, PREVIEW_SIZE.width));
  }
}

/** The covers of screens; a text names its own. */
const SCREEN_COVERS: Record<string, CoverName> = {
  "/cover-letter": "letter",
  "/linkedin-optimization": "profile",
  "/contact": "answers",
  "/suggestions": "answers",
};

function describe(page: PreviewPage): { title: string; cover: CoverName } {
  if (page.content !== undefined) return readPage(page.content);
  return { title: page.title!, cover: SCREEN_COVERS[page.path] ?? "pair" };
}
