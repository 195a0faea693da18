import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { encodePng } from "../previews/encode-png.ts";
import type { DrawPdf } from "../previews/write-previews.ts";
import { RESUME_TEMPLATES, TEMPLATE_PICTURE } from "../site/resume-templates.ts";
import { EXAMPLE_DOCUMENT } from "./example-document.ts";

type Template = (typeof RESUME_TEMPLATES)[number];

/** Sets a document as a PDF. Given from outside, because what sets it lives on another floor. */
export type SetResume = (
  document: typeof EXAMPLE_DOCUMENT,
  look: { template: Template["id"]; accent: Template["colour"] },
) => Uint8Array;

/** Draws an invented person's resume in every template, as the editor of this very build sets it. */
export async function writeTemplatePictures(
  folder: string,
  setResume: SetResume,
  drawPdf: DrawPdf,
): Promise<void> {
  const place = path.join(folder, TEMPLATE_PICTURE.folder);
  mkdirSync(place, { recursive: true });
  for (const { id, colour } of RESUME_TEMPLATES) {
    const pdf = setResume(EXAMPLE_DOCUMENT, { template: id, accent: colour });
    writeFileSync(path.join(place, `${id}.png`), encodePng(await drawPdf(pdf, TEMPLATE_PICTURE.width)));
  }
}
