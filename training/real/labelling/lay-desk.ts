import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { PNG } from "pngjs";
import { readJob } from "#engine/job/read-job.ts";
import { startDrawing } from "#server/adapters/pdf/draw-page.ts";
import { documentPath, folders } from "../documents/folders.ts";
import { readManifest } from "../documents/manifest.ts";
import { openResumes } from "../documents/open-resumes.ts";
import { numberLines } from "./number-lines.ts";
import { proposeAd } from "./propose-ad.ts";
import { proposeResume } from "./propose-resume.ts";

/** Wide enough to read 8 pt type, small enough to look at many. */
const PICTURE_WIDTH = 1000;
const MOST_PICTURES = 4;

/**
 * Lays out what a labeller needs of each restored document that is not laid out yet: pictures of its pages, its numbered
 * lines and, unless it is to be labelled blind, what the reader proposes.
 */
export async function layResumes(): Promise<number> {
  const open = await openResumes();
  const draw = await startDrawing();
  let laid = 0;
  for (const { id, blind } of readManifest("resumes")) {
    const desk = `${folders.desk}resumes/${id}/`;
    if (existsSync(`${desk}lines.txt`)) continue;
    const opened = await open(id);
    if (opened === null) continue;
    mkdirSync(desk, { recursive: true });
    const pdf = readFileSync(documentPath.resumes(id));
    for (let page = 0; page < Math.min(MOST_PICTURES, opened.positions.pages.length); page += 1) {
      const { width, height, rgba } = await draw(pdf, PICTURE_WIDTH, page);
      const png = new PNG({ width, height });
      png.data = rgba;
      writeFileSync(`${desk}page-${page + 1}.png`, PNG.sync.write(png, { colorType: 2 }));
    }
    const lines = numberLines(opened.positions).map(({ number, page, text }) => `${page}:${number}\t${text}`);
    writeFileSync(`${desk}lines.txt`, `${lines.join("\n")}\n`);
    if (!blind) writeFileSync(`${desk}proposal.json`, JSON.stringify(proposeResume(opened.resume), null, 1));
    laid += 1;
  }
  return laid;
}

/** The same for ads: the text, and what the reader proposes. Every fifth is blind, and all of `test`. */
export function layAds(): number {
  let laid = 0;
  for (const { id, role } of readManifest("ads")) {
    const desk = `${folders.desk}ads/${id}/`;
    if (existsSync(`${desk}ad.txt`) || !existsSync(documentPath.ads(id))) continue;
    mkdirSync(desk, { recursive: true });
    const text = readFileSync(documentPath.ads(id), "utf8");
    writeFileSync(`${desk}ad.txt`, text);
    if (role !== "test" && Number.parseInt(id.slice(0, 4), 16) % 5 !== 0)
      writeFileSync(`${desk}proposal.json`, JSON.stringify(proposeAd(readJob(text)), null, 1));
    laid += 1;
  }
  return laid;
}
