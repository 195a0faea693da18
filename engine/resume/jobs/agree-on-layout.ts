import type { Header } from "../entries/header.ts";
import { type HeaderLayout, type LayoutCounts, layoutKeys, scoreLayout } from "../entries/header-layout.ts";

/** How often each header is read again by what the others are believed to say. */
const ROUNDS = 2;

/**
 * For each header of a section, how the others are laid out: entries of one document look alike, so that what is unclear in
 * one is settled by the rest together. `readings` holds every reading of each header by its own words. Each header counts
 * for all its readings as far as they are believed, and they are weighed again by the layout of the others.
 */
export function agreeOnLayouts(readings: readonly (readonly Header[])[]): HeaderLayout[] {
  let layouts = layOut(readings, (reading) => reading.weight);
  for (let round = 1; round < ROUNDS; round += 1) {
    const last = layouts;
    layouts = layOut(readings, (reading, at) => reading.weight + weighLayout(reading, last[at]!));
  }
  return layouts;
}

function weighLayout({ title, employer }: Header, layout: HeaderLayout): number {
  return (
    (title === null ? 0 : scoreLayout(title, layout, "title")) +
    (employer === null ? 0 : scoreLayout(employer, layout, "employer"))
  );
}

function layOut(
  readings: readonly (readonly Header[])[],
  weigh: (reading: Header, at: number) => number,
): HeaderLayout[] {
  const counts = readings.map((own, at) =>
    countPlaces(
      own,
      own.map((reading) => weigh(reading, at)),
    ),
  );
  const all = { title: new Map<string, number>(), employer: new Map<string, number>() };
  for (const own of counts)
    for (const role of ["title", "employer"] as const)
      for (const [key, count] of own[role]) all[role].set(key, (all[role].get(key) ?? 0) + count);
  const read = readings.filter((own) => own.length > 0).length;
  return counts.map((own) => ({ all, own, others: Math.max(0, read - 1), repeats: true }));
}

/** Where title and employer of one header stand, each reading counted by how far it is believed beside the others. */
function countPlaces(readings: readonly Header[], weights: readonly number[]): LayoutCounts {
  const counts = { title: new Map<string, number>(), employer: new Map<string, number>() };
  const beliefs = share(weights);
  for (const [at, reading] of readings.entries())
    for (const role of ["title", "employer"] as const) {
      const span = reading[role];
      if (span === null) continue;
      for (const key of layoutKeys(span)) counts[role].set(key, (counts[role].get(key) ?? 0) + beliefs[at]!);
    }
  return counts;
}

/** Shares that sum to one: a weight higher by one counts fourfold. */
function share(weights: readonly number[]): number[] {
  const highest = Math.max(...weights);
  const odds = weights.map((weight) => 4 ** (weight - highest));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}
