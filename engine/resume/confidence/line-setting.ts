import { columnKey, type PageShape } from "../shape/measure-shape.ts";
import type { ObservedLine } from "./observe-lines.ts";

/** Lines set alike say the same of their entries: type, indent and bullet in one word. */
export function nameSetting(observed: ObservedLine, shape: PageShape): string {
  const { line, style } = observed;
  return `${style} ${indentOf(observed, shape)} ${line.bullet} ${line.column} ${line.tabs.length > 0}`;
}

export function gapOf(gap: number, shape: PageShape): string {
  const more = gap - shape.usualGap;
  return more > 1.5 ? "wide" : more > 0.6 ? "open" : more > 0.2 ? "some" : "none";
}

export function indentOf({ line }: ObservedLine, shape: PageShape): number {
  const { left } = shape.columns.get(columnKey(line))!;
  return Math.min(6, Math.max(0, Math.round((line.box.x - left) / shape.bodySize)));
}

export function reachOf({ line }: ObservedLine, shape: PageShape): number {
  const { left, right } = shape.columns.get(columnKey(line))!;
  return Math.round((4 * (line.box.x + line.box.width - left)) / Math.max(1, right - left));
}

export function wordsOf(text: string): number {
  const words = text.split(/\s+/).length;
  return words <= 6 ? words : words <= 9 ? 9 : words <= 14 ? 14 : 15;
}
