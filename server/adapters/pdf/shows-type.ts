import type { PositionedRun } from "#engine/resume/model/positioned.ts";
import type { Picture } from "./render-page.ts";

/** A line of 60 pt across the page takes about as many dots; what is larger is not looked at. */
const mostDots = 100_000;
/** How far the luminance (0 to 255) of ink lies from that of its ground, at the least. */
const leastInk = 40;
/** Luminances are told apart in steps of this width when the ground is looked for. */
const step = 16;
/** Of a box around type, the share that is ground, that is ink, and the share of its height that ink takes. */
const leastGround = 0.3;
const inkShare = { least: 0.05, most: 0.6 };
const leastHeight = 0.3;
/** Of the letters, the share that must show ink; of the spaces between words, the share that must show more ground. */
const inkedLetters = 0.85;
const clearSpaces = 0.6;

/**
 * Whether the page shows type where an invisible run stands: letters drawn as shapes, or the picture of a scan, with the text
 * laid over it to be copied. Ink must stand at the letters and ground between the words, as no other picture has it.
 */
export function showsType(run: PositionedRun, picture: Picture): boolean {
  const { zoom } = picture;
  const top = Math.max(0, Math.floor((run.y + 0.05 * run.height) * zoom));
  const bottom = Math.min(picture.height, Math.ceil((run.y + 0.95 * run.height) * zoom));
  const left = Math.max(0, Math.floor(run.x * zoom));
  const right = Math.min(picture.width, Math.ceil((run.x + run.width) * zoom));
  if (bottom - top < 3 || right - left < 2 || (bottom - top) * (right - left) > mostDots) return false;
  const ground = findGround(picture, { left, right, top, bottom });
  if (ground === null) return false;
  const inked = countInk(picture, ground, { left, right, top, bottom });
  const share = inked.pixels / ((right - left) * (bottom - top));
  if (share < inkShare.least || share > inkShare.most) return false;
  if (inked.rows < leastHeight * (bottom - top)) return false;
  return agreesWithLetters(run, inked.columns, left, zoom);
}

type Area = { left: number; right: number; top: number; bottom: number };

/** The luminance that most of the area has, if enough of it does. */
function findGround(picture: Picture, { left, right, top, bottom }: Area): number | null {
  const counts = new Uint32Array(256 / step);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) counts[Math.min(255, picture.lightAt(x, y)) >> 4]!++;
  let most = 0;
  for (let at = 1; at < counts.length; at++) if (counts[at]! > counts[most]!) most = at;
  return counts[most]! < leastGround * (right - left) * (bottom - top) ? null : (most + 0.5) * step;
}

/** Pixels and rows with ink, and how much of it each column has. */
function countInk(
  picture: Picture,
  ground: number,
  { left, right, top, bottom }: Area,
): { pixels: number; rows: number; columns: Uint32Array } {
  const columns = new Uint32Array(right - left);
  let [pixels, rows] = [0, 0];
  for (let y = top; y < bottom; y++) {
    const before = pixels;
    for (let x = left; x < right; x++) {
      if (Math.abs(picture.lightAt(x, y) - ground) < leastInk) continue;
      columns[x - left]!++;
      pixels++;
    }
    if (pixels > before) rows++;
  }
  return { pixels, rows, columns };
}

function agreesWithLetters(
  { text, edges }: PositionedRun,
  columns: Uint32Array,
  left: number,
  zoom: number,
): boolean {
  let [letters, inked, spaces, clear] = [0, 0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const from = Math.floor(edges[at]! * zoom) - left;
    const ink = columns.subarray(Math.max(0, from), Math.max(0, Math.ceil(edges[at + 1]! * zoom) - left));
    if (/[\p{L}\p{N}]/u.test(text[at]!)) {
      letters++;
      if (ink.some((one) => one > 0)) inked++;
    } else if (text[at] === " " && at < text.length - 1) {
      spaces++;
      // An underline runs through the spaces too.
      if (ink.some((one) => one <= 2)) clear++;
    }
  }
  return letters > 0 && inked >= inkedLetters * letters && clear >= clearSpaces * spaces;
}
