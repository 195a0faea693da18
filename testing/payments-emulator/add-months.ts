import type { PriceRow } from "./rows.ts";

const DAY = 86_400;

/** The first end of a period after `after`, counted from `anchor`: a 31st stays the last day of shorter months. */
export function findPeriodEnd(
  recurring: NonNullable<PriceRow["recurring"]>,
  anchor: number,
  after: number,
): number {
  const { interval, intervalCount } = recurring;
  if (interval === "day" || interval === "week") {
    const length = (interval === "day" ? DAY : 7 * DAY) * intervalCount;
    return anchor + (Math.floor((after - anchor) / length) + 1) * length;
  }
  const months = (interval === "year" ? 12 : 1) * intervalCount;
  const passed = Math.max(0, Math.floor((after - anchor) / (31 * DAY * months)));
  for (let count = passed; ; count += 1) {
    const end = addMonths(anchor, count * months);
    if (end > after) return end;
  }
}

/** @param second since 1970, in UTC. */
function addMonths(second: number, months: number): number {
  const from = new Date(second * 1000);
  const to = new Date(second * 1000);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}
