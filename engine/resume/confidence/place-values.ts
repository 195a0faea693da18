import type { ObservedLine } from "./observe-lines.ts";
import type { RatedEntry } from "./rated-entry.ts";

/** Where a value stands: the row within its entry, how that is set, and what stands on either side of it in its line. */
export type PlacedValue = {
  start: number;
  end: number;
  place: string;
  before: string;
  after: string;
  /** Words of its line that no value and no date takes. */
  left: number;
};

/** Characters on either side of a value that are looked at. */
const FURTHEST = 120;

type Claim = { start: number; end: number; kind: "value" | "date" };

export function placeValues(
  entry: RatedEntry,
  text: string,
  facts: readonly ObservedLine[],
): Map<string, PlacedValue> {
  const first = facts.findIndex(({ line }) => line.end > entry.start);
  const found = new Map<string, Claim>();
  for (const [field, value] of Object.entries(entry.values)) {
    const start = value === null ? -1 : text.indexOf(value, entry.start);
    if (start >= 0 && start < entry.end)
      found.set(field, { start, end: start + value!.length, kind: "value" });
  }
  const placed = new Map<string, PlacedValue>();
  for (const [field, own] of found) {
    const row = facts.findIndex(({ line }) => line.end > own.start);
    if (row < 0) continue;
    const { line, style } = facts[row]!;
    const claims = [...listDates(facts[row]!), ...found.values()].sort((a, b) => a.start - b.start);
    const opens = own.start - line.start < 3;
    placed.set(field, {
      start: own.start,
      end: own.end,
      place: `${Math.min(4, row - first)} ${opens ? "first" : "later"} ${style}`,
      before: nameBefore(text, line.start, own, claims),
      after: nameAfter(text, Math.max(own.end, line.end), own, claims),
      left: countLeft(text, line.start, line.end, claims),
    });
  }
  return placed;
}

function listDates({ line, periods }: ObservedLine): Claim[] {
  return periods.map(({ start, end }) => ({
    start: line.start + start,
    end: line.start + end,
    kind: "date",
  }));
}

/** What follows a value in its line: nothing, a date, another value, or words by the sign that parts them from it. */
function nameAfter(text: string, lineEnd: number, own: Claim, claims: readonly Claim[]): string {
  const next = claims.find(({ start }) => start >= own.end);
  const until = Math.min(lineEnd, next?.start ?? lineEnd);
  const between = text.slice(own.end, Math.min(until, own.end + FURTHEST));
  if (!/[\p{L}\p{N}]/u.test(between)) return next === undefined || next.start >= lineEnd ? "end" : next.kind;
  return nameSign(/^[^\p{L}\p{N}]*/u.exec(between)![0]);
}

function nameBefore(text: string, lineStart: number, own: Claim, claims: readonly Claim[]): string {
  const last = claims.findLast(({ end }) => end <= own.start);
  const from = Math.max(lineStart, last?.end ?? lineStart, own.start - FURTHEST);
  const between = text.slice(from, own.start);
  if (!/[\p{L}\p{N}]/u.test(between))
    return last === undefined || last.end <= lineStart ? "start" : last.kind;
  return nameSign(/[^\p{L}\p{N}]*$/u.exec(between)![0]);
}

export function nameSign(sign: string): string {
  if (/[()]/.test(sign)) return "bracket";
  if (/[,،]/.test(sign)) return "comma";
  if (/[-–—]/.test(sign)) return "dash";
  if (/[|•·;:/]/.test(sign)) return "sign";
  return sign.length > 1 ? "gap" : "word";
}

function countLeft(text: string, start: number, end: number, claims: readonly Claim[]): number {
  let left = "";
  let at = start;
  for (const claim of claims) {
    if (claim.start > at && at < end) left += ` ${text.slice(at, Math.min(end, claim.start))}`;
    at = Math.max(at, claim.end);
  }
  if (at < end) left += ` ${text.slice(at, end)}`;
  return Math.min(4, left.match(/[\p{L}\p{N}]+/gu)?.length ?? 0);
}
