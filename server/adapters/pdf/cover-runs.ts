import type { PageSpace } from "./page-space.ts";
import type { DrawnRun } from "./run-builder.ts";

/** Points a cell of the page has in each direction, and the share of a run's cells that makes it stand on another. */
const cell = 3;
const standsOn = 0.3;

/** Tells whether a run stands where a visible one does, whose letters then are what the page shows there. */
export function coverRuns(runs: readonly DrawnRun[], space: PageSpace): (run: DrawnRun) => boolean {
  const across = Math.ceil(space.width / cell);
  const down = Math.ceil(space.height / cell);
  const covered = new Uint8Array(across * down);
  const listCells = (left: number, right: number, { y, height }: DrawnRun): number[] => {
    const cells: number[] = [];
    const bottom = Math.min(down, Math.floor((y + 0.9 * height) / cell));
    for (let row = Math.max(0, Math.ceil((y + 0.1 * height) / cell)); row < bottom; row++)
      for (let at = Math.max(0, left); at < Math.min(across, right); at++) cells.push(row * across + at);
    return cells;
  };
  for (const run of runs) {
    if (run.hidden !== null) continue;
    const inside = listCells(Math.ceil(run.x / cell), Math.floor((run.x + run.width) / cell), run);
    for (const at of inside) covered[at] = 1;
  }
  return (run) => {
    const cells = listCells(Math.floor(run.x / cell), Math.ceil((run.x + run.width) / cell), run);
    return cells.filter((at) => covered[at] === 1).length > standsOn * cells.length;
  };
}
