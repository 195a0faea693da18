import type { Box } from "../model/positioned.ts";
import { cutGrid, isRow, type RuledTable } from "./cut-grid.ts";
import { findGrids } from "./find-grids.ts";
import { findGutter } from "./find-gutter.ts";
import { findHeaderCut } from "./find-header-cut.ts";
import { findTable, type Table } from "./find-table.ts";
import { orderMarginHeadings } from "./order-margin-headings.ts";
import { bottomOf, findBodySize, findNameSize } from "./segment-shape.ts";
import type { LayoutPage, Region, Segment } from "./text-fragment.ts";

const deepest = 8;
const mostOfIt = 0.6;

/**
 * Cuts a page into regions in reading order: what stands above a gutter, the left side, the right side, what stands
 * below. Sides are cut again, so that a sidebar beside two columns comes out as three.
 */
export function orderRegions(segments: Segment[], rules: Box[]): Region[] {
  const nameSize = findNameSize(segments, findBodySize(segments));
  return orderPart(segments, { column: 0, depth: 0 }, { nameSize, rules, grids: findGrids(rules) }).regions;
}

function orderPart(
  segments: Segment[],
  { column, depth }: { column: number; depth: number },
  page: LayoutPage,
): { regions: Region[]; columns: number } {
  if (depth >= deepest) return { regions: [{ segments, column }], columns: 1 };
  const ruled = cutGrid(segments, page.grids);
  if (ruled !== null) return orderRuled(ruled, { column, depth }, page);
  const table = findTable(segments, findBodySize(segments));
  if (table !== null) return orderTable(segments, table, { column, depth }, page);
  const gutter = findGutter(segments, page);
  const header = gutter === null ? findHeaderCut(segments, findBodySize(segments), page.nameSize) : null;
  const cut = gutter ?? header;
  if (cut === null) return { regions: [{ segments, column }], columns: 1 };
  const above: Segment[] = [];
  const left: Segment[] = [];
  const right: Segment[] = [];
  const below: Segment[] = [];
  for (const segment of segments) {
    const middle = segment.y + segment.height / 2;
    if (middle < cut.top) above.push(segment);
    else if (middle > cut.bottom) below.push(segment);
    else if (segment.x < cut.right - 1) left.push(segment);
    else right.push(segment);
  }
  const order = (part: Segment[], at: number) =>
    part.length === 0 ? { regions: [], columns: 1 } : orderPart(part, { column: at, depth: depth + 1 }, page);
  if (cut.hung) {
    const parts = orderMarginHeadings(left, right, findBodySize(segments)).flatMap(
      ({ segments: own, cells, isText }) =>
        isText === true
          ? order(own, column).regions.map((one) => ({ ...one, column }))
          : [{ segments: own, column, ...(cells === undefined ? {} : { cells }) }],
    );
    return {
      regions: [...order(above, column).regions, ...parts, ...order(below, column).regions],
      columns: 1,
    };
  }
  const first = header === null ? Math.max(column, 1) : column;
  const leftPart = order(left, first);
  const rightPart = order(right, first + leftPart.columns);
  // Neither a page's head nor a list in two columns inside a sidebar makes the text beside it another column.
  if (header !== null || (depth > 0 && cut.bottom - cut.top < mostOfIt * measureHeight(segments))) {
    const parts = [order(above, column), leftPart, rightPart, order(below, column)];
    return { regions: parts.flatMap((part) => part.regions).map((one) => ({ ...one, column })), columns: 1 };
  }
  return {
    regions: [
      ...order(above, column).regions,
      ...leftPart.regions,
      ...rightPart.regions,
      ...order(below, column).regions,
    ],
    columns: leftPart.columns + rightPart.columns,
  };
}

/** What stands above a ruled table, its rows one by one, and what stands below. */
function orderRuled(
  { above, rows, below }: RuledTable,
  { column, depth }: { column: number; depth: number },
  page: LayoutPage,
): { regions: Region[]; columns: number } {
  const order = (part: Segment[]) =>
    part.length === 0 ? { regions: [], columns: 1 } : orderPart(part, { column, depth: depth + 1 }, page);
  const parts = [order(above), order(below)];
  const own = rows.flatMap((cells) =>
    isRow(cells)
      ? { segments: cells.flat(), column, cells }
      : cells.flatMap((cell) => order(cell).regions.map((region) => ({ ...region, column }))),
  );
  return {
    regions: [...parts[0]!.regions, ...own, ...parts[1]!.regions],
    columns: Math.max(...parts.map((part) => part.columns)),
  };
}

/** What stands above the table, its head, its rows one by one, and what stands below. */
function orderTable(
  segments: Segment[],
  { head, rows, first, last }: Table,
  { column, depth }: { column: number; depth: number },
  page: LayoutPage,
): { regions: Region[]; columns: number } {
  const order = (part: Segment[]) =>
    part.length === 0 ? { regions: [], columns: 1 } : orderPart(part, { column, depth: depth + 1 }, page);
  const above = order(segments.slice(0, first));
  const below = order(segments.slice(last));
  const own = rows.map((cells) => ({ segments: cells.flat(), column, cells }));
  return {
    regions: [...above.regions, { segments: head, column }, ...own, ...below.regions],
    columns: Math.max(above.columns, below.columns),
  };
}

function measureHeight(segments: Segment[]): number {
  return Math.max(...segments.map(bottomOf)) - Math.min(...segments.map((one) => one.y));
}
