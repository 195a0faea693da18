import { buildUnits, type Unit } from "./blocks/build-blocks.ts";
import type { EntryRow } from "./entries/entry-row.ts";
import { listMarginEnds, listRows } from "./entries/list-rows.ts";
import type { Line, ReadPages } from "./model/line.ts";
import type { SectionKind } from "./model/resume.ts";
import { assignSections, type Sectioning } from "./sections/assign-sections.ts";
import { findHeadings } from "./sections/find-headings.ts";
import { reclassifySections } from "./sections/reclassify-sections.ts";
import { setMarginHeadings } from "./sections/set-margin-headings.ts";
import { measureShape, type PageShape } from "./shape/measure-shape.ts";
import { repairLetters } from "./shape/repair-letters.ts";

/** A resume as its entries are read from: its lines in sections, and the rows of each section of a kind. */
export type OpenedSections = {
  pages: ReadPages;
  shape: PageShape;
  sectioning: Sectioning;
  units: readonly Unit[];
  rowsOf: (kind: SectionKind) => EntryRow[][];
};

export function openSections(printed: ReadPages): OpenedSections {
  const pages = setMarginHeadings(repairLetters(printed));
  const { text, lines } = pages;
  const shape = measureShape(lines);
  const sectioning = reclassifySections(assignSections(lines, findHeadings(lines, shape), shape), lines);
  const units = buildUnits(lines, sectioning, shape);
  return { pages, shape, sectioning, units, rowsOf: openSectionRows(units, lines, text, sectioning) };
}

/** The rows of each section of a kind, section by section. */
function openSectionRows(
  units: readonly Unit[],
  lines: readonly Line[],
  text: string,
  { sections, headings }: Sectioning,
): (kind: SectionKind) => EntryRow[][] {
  const marginEnds = listMarginEnds(headings);
  const bySection = Map.groupBy(units, (unit) => unit.section);
  return (kind) =>
    sections
      .map((section, index) => (section.kind === kind ? (bySection.get(index) ?? []) : []))
      .map((own) => listRows(own, lines, text, marginEnds))
      .filter((rows) => rows.length > 0);
}
