import type { Line } from "../model/line.ts";
import type { SectionKind } from "../model/resume.ts";
import { columnKey } from "../shape/measure-shape.ts";
import type { Heading } from "./heading.ts";

const LISTS: ReadonlySet<SectionKind> = new Set([
  "skills",
  "languages",
  "certificates",
  "interests",
  "references",
  "awards",
]);

/**
 * Columns without a heading of their own, by their key, that stand beside one section of the first column, or beside lists
 * only: what is set in two columns there goes on with what stands level with it. A sidebar stands beside more.
 * `owners`: the later columns that headings belong to which were read as standing over all.
 */
export function findHeadlessColumns(
  lines: readonly Line[],
  headings: readonly Heading[],
  owners: readonly (string | null)[],
): Set<string> {
  const headed = new Set(headings.map((one, at) => owners[at] ?? columnKey(lines[one.lines[0]!]!)));
  const found = new Set<string>();
  const later = Map.groupBy(
    lines.filter(({ column }) => column >= 2),
    columnKey,
  );
  for (const [key, own] of later) {
    const beside = new Set(headed.has(key) ? [] : own.map((line) => findBeside(line, lines, headings)));
    const areLists = [...beside].every((one) => one !== null && LISTS.has(headings[one]!.kind));
    if (!beside.has(null) && (beside.size === 1 || (beside.size > 1 && areLists))) found.add(key);
  }
  return found;
}

/** The section of the first column that stands level with the line. */
export function findBeside(line: Line, lines: readonly Line[], headings: readonly Heading[]): number | null {
  let best: number | null = null;
  for (const [index, heading] of headings.entries()) {
    const own = lines[heading.lines[0]!]!;
    if (own.page === line.page && own.column === 1 && own.box.y <= line.box.y + line.size) best = index;
  }
  return best;
}
