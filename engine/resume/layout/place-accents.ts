import { composeAccent, isAccent } from "../../text/compose-accent.ts";
import type { PositionedRun } from "../model/positioned.ts";

/** More than any page has: accents times runs that are looked at. */
const mostPairs = 2_000_000;

/**
 * Older TeX fonts have no accented letters: the accent is a sign of its own, set over its letter. Each such sign goes to the
 * letter that it stands over; read by its place on the line it would fall between two letters, or on the next word.
 */
export function placeAccents(runs: readonly PositionedRun[]): PositionedRun[] {
  const accents = runs.filter((run) => run.hidden === null && isAccent(run.text.trim()));
  if (accents.length === 0 || accents.length * runs.length > mostPairs) return [...runs];
  const gone = new Set<PositionedRun>();
  const changed = new Map<PositionedRun, PositionedRun>();
  for (const accent of accents) {
    const middle = (accent.edges[0]! + accent.edges[1]!) / 2;
    for (const run of runs) {
      if (gone.has(accent)) break;
      if (run.hidden !== null || !standsUnder(run, accent, middle)) continue;
      const own = changed.get(run) ?? run;
      const at = own.edges.findLastIndex((edge, index) => index < own.text.length && edge <= middle);
      const letter = composeAccent(own.text[at] ?? "", accent.text.trim());
      if (letter === null || middle > own.edges[at + 1]!) continue;
      changed.set(run, { ...own, text: own.text.slice(0, at) + letter + own.text.slice(at + 1) });
      gone.add(accent);
    }
  }
  return runs.filter((run) => !gone.has(run)).map((run) => changed.get(run) ?? run);
}

function standsUnder(run: PositionedRun, accent: PositionedRun, middle: number): boolean {
  return (
    run !== accent &&
    middle >= run.x &&
    middle <= run.x + run.width &&
    Math.abs(run.y - accent.y) < 0.5 * run.size &&
    !isAccent(run.text.trim())
  );
}
