import type { Box } from "../model/positioned.ts";

/** A table as its ruled lines draw it: the places of its upright and its level lines, from left to right and from the top. */
export type Grid = { xs: number[]; ys: number[] };

const thickest = 2.5;
const shortest = 6;
/** Lines meet when they come this close, in points; those of one place lie no farther apart than `sameLine`. */
const meet = 2.5;
const sameLine = 6;
/** A level line parts rows where it runs along this share of the table. */
const leastAlong = 0.5;
const mostLines = 800;
const fewestLines = 3;

/** The tables on a page whose cells have lines drawn around them: two rows and two columns at least. */
export function findGrids(rules: readonly Box[]): Grid[] {
  const lines = rules.filter(
    ({ width, height }) => Math.min(width, height) <= thickest && Math.max(width, height) >= shortest,
  );
  if (lines.length < 2 * fewestLines || lines.length > mostLines) return [];
  return joinMeeting(lines)
    .map(makeGrid)
    .filter(({ xs, ys }) => xs.length >= fewestLines && ys.length >= fewestLines);
}

/** Lines that meet, each group by itself. */
function joinMeeting(lines: readonly Box[]): Box[][] {
  const left = new Set(lines);
  const groups: Box[][] = [];
  for (const line of lines) {
    if (!left.delete(line)) continue;
    const group = [line];
    for (const one of group)
      for (const other of left)
        if (touches(one, other)) {
          left.delete(other);
          group.push(other);
        }
    groups.push(group);
  }
  return groups;
}

function touches(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width + meet &&
    b.x < a.x + a.width + meet &&
    a.y < b.y + b.height + meet &&
    b.y < a.y + a.height + meet
  );
}

function makeGrid(lines: readonly Box[]): Grid {
  const upright = lines.filter(({ width, height }) => height > width);
  const level = lines.filter(({ width, height }) => height <= width);
  const xs = listPlaces(upright.map(({ x, width }) => x + width / 2));
  const width = (xs.at(-1) ?? 0) - (xs[0] ?? 0);
  const ys = listPlaces(level.map(({ y, height }) => y + height / 2)).filter((y) => {
    const along = level.filter((one) => one.y >= y - 1.5 && one.y <= y + sameLine);
    return along.reduce((sum, one) => sum + one.width, 0) >= leastAlong * width;
  });
  return { xs, ys };
}

/** The first of each cluster of places. */
function listPlaces(values: readonly number[]): number[] {
  const places: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (places.length === 0 || value - places.at(-1)! > sameLine) places.push(value);
  return places;
}
