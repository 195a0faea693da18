import type { Entry } from "../entries/entry.ts";
import type { YearMonth } from "../model/resume.ts";

/**
 * Whether an entry prints the whole time with an employer over the roles held there: nothing is said of it and the time of
 * the next entry lies within its own.
 */
export function printsWholeTime(entries: readonly Entry[], index: number): boolean {
  const entry = entries[index]!;
  const next = entries[index + 1];
  return next !== undefined && entry.body.length === 0 && entry.header.length <= 2 && spansEntry(entry, next);
}

/** Whether the time of `inner` lies within that of `outer`; months count where both print them. */
export function spansEntry(outer: Entry, inner: Entry): boolean {
  const [whole, part] = [outer.anchor?.period, inner.anchor?.period];
  if (whole?.from == null || part?.from == null) return false;
  if (order(whole.from.at, part.from.at) > 0) return false;
  if (whole.current) return true;
  if (part.current || whole.to === null) return false;
  return part.to === null || order(part.to.at, whole.to.at) <= 0;
}

function order(one: YearMonth, other: YearMonth): number {
  if (one.year !== other.year || one.month === null || other.month === null) return one.year - other.year;
  return one.month - other.month;
}
