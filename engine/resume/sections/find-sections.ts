import type { Line } from "../model/line.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import { assignSections, type Sectioning } from "./assign-sections.ts";
import { findHeadings } from "./find-headings.ts";
import { openImplicitSections } from "./open-implicit-sections.ts";
import { reclassifySections } from "./reclassify-sections.ts";

/** The sections of a resume: under headings, of a kind that what stands there bears out, and those without a heading. */
export function findSections(lines: readonly Line[], shape: PageShape): Sectioning {
  const headed = reclassifySections(assignSections(lines, findHeadings(lines, shape), shape), lines);
  return openImplicitSections(headed, lines, shape);
}
