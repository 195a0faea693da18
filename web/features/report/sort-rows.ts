import type { ScanResult } from "#contract/scan.ts";
import { type ComparisonRow, listRows } from "./list-rows.ts";
import type { TermFilter } from "./use-report-view.ts";

/** How a row stands: as the score counts it, with what is close to it told apart. */
export type Standing = "found" | "partly" | "missing";

export function standingOf({ inResume, term }: ComparisonRow): Standing {
  if (inResume) return "found";
  return term?.status === "partly" ? "partly" : "missing";
}

export function passesFilter(row: ComparisonRow, filter: TermFilter): boolean {
  if (filter === "all") return true;
  return filter === "must" ? row.term?.need === "must" : standingOf(row) === filter;
}

/** Missing must-haves first, then what else is missing, what is partly shown, and what was found. */
export function sortRows(rows: readonly ComparisonRow[]): ComparisonRow[] {
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b));
}

/** How many terms each filter lets through, over all three comparisons. */
export function countByFilter(result: ScanResult): Record<TermFilter, number> {
  const rows = (["hard", "soft", "keyword"] as const).flatMap((kind) => listRows(result, kind).asked);
  const count = (filter: TermFilter) => rows.filter((row) => passesFilter(row, filter)).length;
  return {
    all: rows.length,
    must: count("must"),
    missing: count("missing"),
    partly: count("partly"),
    found: count("found"),
  };
}

function rankOf(row: ComparisonRow): number {
  const standing = standingOf(row);
  if (standing === "missing") return row.term?.need === "must" ? 0 : 1;
  return standing === "partly" ? 2 : 3;
}
