import type { Line } from "../model/line.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import { assignSections, type Sectioning } from "./assign-sections.ts";
import { findHeadings } from "./find-headings.ts";
import { judgeHeadings } from "./judge/judge-headings.ts";
import { openImplicitSections } from "./open-implicit-sections.ts";
import { reclassifySections } from "./reclassify-sections.ts";

/** The sections of a resume: what the rules find, judged by a network that has seen many. */
export function findSections(lines: readonly Line[], shape: PageShape): Sectioning {
  return judgeHeadings(findRuledSections(lines, shape), lines, shape);
}

/** The sections that the rules find: under headings, of a kind that what stands there bears out, and those without a heading. */
export function findRuledSections(lines: readonly Line[], shape: PageShape): Sectioning {
  const headed = reclassifySections(assignSections(lines, findHeadings(lines, shape), shape), lines);
  return openImplicitSections(headed, lines, shape);
}
