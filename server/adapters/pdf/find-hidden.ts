import type { HiddenReason } from "#engine/resume/model/positioned.ts";
import { coverRuns } from "./cover-runs.ts";
import type { PageSpace } from "./page-space.ts";
import type { Pdfium } from "./pdfium.ts";
import type { Drawing, Drawings } from "./read-drawings.ts";
import { luminance, type Picture, renderPage } from "./render-page.ts";
import type { DrawnRun } from "./run-builder.ts";
import { showsType } from "./shows-type.ts";

/** Smaller than any print meant to be read; the finest legal print is 4 to 5 pt. */
const tinySize = 4;
/** Luminance (0 to 255) within which type cannot be told from what is behind it. */
const leastContrast = 24;
const faintestAlpha = 12;
/** Invisible runs of a page that are looked for in its picture; a scanned page has some hundreds. */
const mostUnseen = 3000;

/**
 * Marks the runs that a user looking at the page cannot see. What the attributes settle is settled at once; where they
 * only raise a suspicion (type in the colour of what lies behind it, something painted over it) the page is rendered and
 * the answer is whether the run's own box shows anything. White type on a dark sidebar is thereby left alone.
 */
export function markHidden(
  pdfium: Pdfium,
  page: number,
  space: PageSpace,
  runs: DrawnRun[],
  { drawings, textObjects, textOrders }: Drawings,
): void {
  const areas = drawings.filter(
    (one) => one.width * one.height > 30 && (one.fill !== null || one.kind !== "path"),
  );
  const orders = new Map<number, number>();
  if (areas.length > 0)
    for (const [index, object] of textObjects.entries()) orders.set(object, textOrders[index]!);
  let picture: Picture | null = null;
  const unseen: DrawnRun[] = [];
  for (const run of runs) {
    const certain = readReason(run, space);
    if (certain !== null) {
      run.hidden = certain;
      if (certain === "invisible") unseen.push(run);
      continue;
    }
    const suspicion = suspect(run, areas, orders.get(run.object) ?? 0);
    if (suspicion === null) continue;
    picture ??= renderPage(pdfium, page, space);
    if (picture.contrast(run) < leastContrast) run.hidden = suspicion;
  }
  // Invisible type is not drawn, so only shapes and pictures have anything to show.
  if (unseen.length === 0 || drawings.length === 0) return;
  picture ??= renderPage(pdfium, page, space);
  const isTaken = coverRuns(runs, space);
  const drawnFonts = new Set(runs.filter((run) => run.hidden === null).map((run) => run.font));
  for (const run of unseen.slice(0, mostUnseen)) {
    if (isTaken(run) || !showsType(run, picture)) continue;
    run.hidden = null;
    // Among type of the same font, letters are drawn as shapes to make them bold.
    run.bold ||= drawnFonts.has(run.font);
  }
}

function readReason(run: DrawnRun, space: PageSpace): HiddenReason | null {
  if (run.mode === 3 || run.mode === 7 || run.alpha <= faintestAlpha) return "invisible";
  if (run.size < tinySize * Math.min(1, space.width / 595)) return "tiny";
  // Larger than the page itself: nothing of it reads as text, and sums with such lengths lead nowhere.
  if (run.size > space.height || run.width > 2 * space.width || run.height > 2 * space.height)
    return "off-page";
  const outside =
    run.x + run.width <= 0 || run.x >= space.width || run.y + run.height <= 0 || run.y >= space.height;
  return outside ? "off-page" : null;
}

function suspect(run: DrawnRun, areas: Drawing[], order: number): HiddenReason | null {
  const middleX = run.x + run.width / 2;
  const middleY = run.y + run.height / 2;
  let behind: Drawing | null = null;
  for (const area of areas) {
    const inside =
      middleX >= area.x &&
      middleX <= area.x + area.width &&
      middleY >= area.y &&
      middleY <= area.y + area.height;
    if (!inside) continue;
    if (area.order > order) {
      if (area.alpha > 200) return "covered";
    } else if (area.alpha > 100) behind = area;
  }
  // Outlined type shows by its stroke, whatever its fill.
  if (run.mode === 1 || run.mode === 2 || run.mode === 5 || run.mode === 6) return null;
  const ink = luminance(Number.parseInt(run.colour.slice(1), 16));
  const faded = 255 - ((255 - ink) * run.alpha) / 255;
  if (behind !== null && behind.fill === null) return ink > 200 ? "background-colour" : null;
  const ground = behind === null ? 255 : luminance(behind.fill!);
  return Math.abs(faded - ground) < leastContrast ? "background-colour" : null;
}
