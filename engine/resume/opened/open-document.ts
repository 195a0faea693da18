import { buildUnits, type Unit } from "../blocks/build-blocks.ts";
import { observeDocument, type RatedDocument } from "../confidence/rate-entries.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import { listMarginEnds, listRows } from "../entries/list-rows.ts";
import { judgeHeadings } from "../headings/judge-headings.ts";
import type { Line, ReadPages } from "../model/line.ts";
import type { SectionKind } from "../model/resume.ts";
import type { Sectioning } from "../sections/assign-sections.ts";
import { findSections } from "../sections/find-sections.ts";
import { listsCourses } from "../sections/lists-courses.ts";
import { measureShape, type PageShape } from "../shape/measure-shape.ts";

/** A document parted into sections and blocks, before its entries are read. */
export type OpenedDocument = {
  pages: ReadPages;
  shape: PageShape;
  sectioning: Sectioning;
  units: Unit[];
  observed: RatedDocument;
  /** The rows of some blocks. */
  rowsOf: (units: readonly Unit[]) => EntryRow[];
  /** The rows of each section of a kind, section by section. */
  rowsOfSections: (kind: SectionKind) => EntryRow[][];
};

export function openDocument(pages: ReadPages): OpenedDocument {
  const { text, lines } = pages;
  const shape = measureShape(lines);
  const observed = observeDocument(pages, shape);
  const sectioning = judgeHeadings(findSections(lines, shape), lines, observed.facts, shape);
  const units = buildUnits(lines, sectioning, shape);
  const marginEnds = listMarginEnds(sectioning.headings);
  const rowsOf = (own: readonly Unit[]) => listRows(own, lines, text, marginEnds);
  return {
    pages,
    shape,
    sectioning,
    units,
    observed,
    rowsOf,
    rowsOfSections: openSectionRows(units, lines, sectioning, rowsOf),
  };
}

function openSectionRows(
  units: readonly Unit[],
  lines: readonly Line[],
  { sections }: Sectioning,
  rowsOf: OpenedDocument["rowsOf"],
): OpenedDocument["rowsOfSections"] {
  const bySection = Map.groupBy(units, (unit) => unit.section);
  const linesOf = (unit: Unit) => unit.lines.map((index) => lines[index]!);
  return (kind) =>
    sections
      .map((section, index) => (section.kind === kind ? (bySection.get(index) ?? []) : []))
      .filter(
        (own, index) =>
          kind !== "experience" || !listsCourses(sections[index]!.heading, own.flatMap(linesOf)),
      )
      .map(rowsOf)
      .filter((rows) => rows.length > 0);
}
