import type { Block } from "../../text/block.ts";
import type { Line } from "../model/line.ts";
import type { Sectioning } from "../sections/assign-sections.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import { continuesLine } from "./continues-line.ts";

/** A block and the lines it is made of, by index. `section` is the index of its section, -1 for none. */
export type Unit = { kind: Block["kind"]; lines: number[]; start: number; end: number; section: number };

/** Kinds of sections whose lines are items rather than sentences. */
const LISTS: ReadonlySet<string> = new Set([
  "skills",
  "languages",
  "certificates",
  "interests",
  "awards",
  "contact",
]);

/** Headings, list items and paragraphs. Every line of the resume is in exactly one, and wrapped lines are joined. */
export function buildUnits(lines: readonly Line[], sectioning: Sectioning, shape: PageShape): Unit[] {
  const headingLines = new Set(
    sectioning.headings.filter((heading) => !heading.cell).flatMap((heading) => heading.lines),
  );
  const opening = new Set(
    sectioning.headings.flatMap((heading) => (heading.cell ? heading.lines : heading.lines.slice(0, 1))),
  );
  const units: Unit[] = [];
  for (const [index, line] of lines.entries()) {
    const last = units.at(-1);
    const above = lines[index - 1];
    const section = sectioning.ofLine[index]!;
    const isHeading = headingLines.has(index);
    const runsOn =
      last !== undefined &&
      above !== undefined &&
      last.section === section &&
      !opening.has(index) &&
      (isHeading
        ? last.kind === "heading" && headingLines.has(index - 1)
        : last.kind !== "heading" &&
          continuesLine(
            above,
            line,
            shape,
            LISTS.has(sectioning.sections[section]?.kind ?? ""),
            lines[last.lines[0]!],
          ));
    if (runsOn) {
      last.lines.push(index);
      last.end = line.end;
      continue;
    }
    const kind = isHeading ? "heading" : line.bullet ? "item" : "paragraph";
    units.push({ kind, lines: [index], start: line.start, end: line.end, section });
  }
  return units;
}

/** The blocks as other rooms know them; lines above the first heading stand in 'contact'. */
export function buildBlocks(units: readonly Unit[], sectioning: Sectioning): Block[] {
  return units.map(({ kind, start, end, section }) => ({
    kind,
    start,
    end,
    section: sectioning.sections[section]?.kind ?? "contact",
  }));
}
