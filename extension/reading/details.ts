import { DETAIL_LABELS } from "#engine/knowledge/ads/ad-page-words.ts";
import type { Box } from "./box.ts";
import type { Line } from "./lines.ts";

export type Detail = keyof typeof DETAIL_LABELS;
export type Labelled = { detail: Detail; value: string; index: number };

const DETAILS = Object.keys(DETAIL_LABELS) as Detail[];
const LONGEST_VALUE = 160;

/** Values behind their labels: 'Location: Leeds', rows of tables, definition lists, boxes over each other. */
export function findLabelled(lines: readonly Line[]): Labelled[] {
  const found: Labelled[] = [];
  for (const [index, line] of lines.entries()) {
    const [, label = "", value = ""] = /^([^:：|]{2,40}?)\s*[:：|]\s*(\S.*)$/u.exec(line.text) ?? [];
    const inline = detailOf(label);
    if (inline !== null && value.length <= LONGEST_VALUE) {
      found.push({ detail: inline, value: tidy(value), index });
      continue;
    }
    const alone = detailOf(line.text);
    const next = lines[index + 1];
    if (
      alone === null ||
      next === undefined ||
      next.text.length > LONGEST_VALUE ||
      detailOf(next.text) !== null
    )
      continue;
    if (isPair(line, next, lines[index + 2])) found.push({ detail: alone, value: tidy(next.text), index });
  }
  return found;
}

export function detailOf(text: string): Detail | null {
  if (text.length > 42) return null;
  const label = text
    .toLowerCase()
    .replace(/[\s:：*]+$/u, "")
    .replace(/’/g, "'")
    .trim();
  return DETAILS.find((detail) => DETAIL_LABELS[detail].has(label)) ?? null;
}

/** A label and what stands in the next box: in a definition list, or in a box of their own, or marked by a colon. */
function isPair(label: Line, value: Line, after: Line | undefined): boolean {
  if (value.kind === "heading" && value.level < 7 && label.kind !== "heading") return false;
  if (label.box.tag === "dt" || label.box.tag === "th")
    return value.box.tag !== "dt" && value.box.tag !== "th";
  if (/[:：]$/.test(label.text)) return true;
  const shared = sharedBox(label.box, value.box);
  if (shared === null || label.kind === "item") return false;
  return after === undefined || !isIn(after.box, shared) || label.box.hint !== "" || label.kind === "heading";
}

function sharedBox(one: Box, other: Box): Box | null {
  for (let at: Box | null = one, up = 0; at !== null && up < 4; at = at.parent, up++)
    if (isIn(other, at)) return at;
  return null;
}

function isIn(box: Box, other: Box): boolean {
  for (let at: Box | null = box; at !== null; at = at.parent) if (at === other) return true;
  return false;
}

function tidy(value: string): string {
  return value.replace(/^[\s:|–-]+|[\s|,;]+$/g, "");
}
