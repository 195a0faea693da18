import { findPeriods } from "../dates/find-periods.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import type { Line } from "../model/line.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import type { Heading } from "./heading.ts";

const LONGEST = 130;
const PARTS = /\s*[\t|,•·()]\s*|\s+[-–—]\s*/u;

/**
 * Jobs and studies that begin without a heading, as below a few lines about oneself: the first dated line that names a
 * title or an employer, and the first that names a degree, open a section whose heading is empty. Only in a resume that
 * gives no heading to its work, and never under a heading that fills its line.
 */
export function findImplicitSections(
  lines: readonly Line[],
  headings: readonly Heading[],
  shape: PageShape,
): Heading[] {
  if (headings.some(({ kind }) => kind === "experience")) return [];
  const free = listFree(lines, headings);
  const entry = lines.findIndex((_, index) => free[index]! && isEntry(lines, index, free));
  if (entry < 0) return [];
  const start = opensAbove(lines, entry, free, shape) ? entry - 1 : entry;
  const found = [openAt(lines, start, "experience")];
  if (!headings.some(({ kind }) => kind === "education")) {
    const study = lines.findIndex(
      (line, index) => free[index]! && index !== start && index !== entry && isStudy(line),
    );
    if (study >= 0) found.push(openAt(lines, study, "education"));
  }
  return found;
}

function openAt(lines: readonly Line[], index: number, kind: Heading["kind"]): Heading {
  const { start } = lines[index]!;
  return { kind, text: "", lines: [index], cell: true, start, end: start };
}

/** Lines under no heading, or under one that only begins the line above them ('Skills: Excel'). */
function listFree(lines: readonly Line[], headings: readonly Heading[]): boolean[] {
  const opened = new Map(
    headings.flatMap((heading) => heading.lines.map((line) => [line, heading] as const)),
  );
  let current: Heading | null = null;
  return lines.map((_, index) => {
    const own = opened.get(index);
    if (own !== undefined) current = own;
    return own === undefined && (current === null || current.cell);
  });
}

/** A stretch of time beside or near a title: 'Corvid Electric — Journeyman — 2021 to Present'. */
function isEntry(lines: readonly Line[], index: number, free: readonly boolean[]): boolean {
  const line = lines[index]!;
  if (line.bullet || line.text.length > LONGEST || isStudy(line) || isProse(line.text)) return false;
  if (!findPeriods(line.text).some(({ range, from, to }) => range || (from !== null && to === null)))
    return false;
  const near = [index, index - 1, index + 1].filter((at) => free[at] === true && !lines[at]!.bullet);
  const texts = near.map((at) => lines[at]!.text).filter((text) => text.length <= LONGEST && !isProse(text));
  const parts = texts.flatMap((text) => text.split(PARTS)).filter((part) => part !== "");
  const isTitled = parts.some((part) => scoreTitle(part) >= 2.5);
  // A sentence that speaks of a time is no entry, and a title alone, without anybody it was held with, may be a headline.
  return (
    isTitled &&
    parts.some((part) => scoreEmployer(part) >= 0 && scoreTitle(part) < 2.5 && /^\p{Lu}/u.test(part))
  );
}

/** Speaks in sentences, as a letter does. */
function isProse(text: string): boolean {
  return (
    /\b(?:I|I['’](?:m|ve)|my|me|we|our|Dear)\b/.test(text) ||
    (/[.!?]$/.test(text) && text.split(" ").length > 8)
  );
}

/** The row above belongs to the entry where it stands close, names something and has no time of its own. */
function opensAbove(
  lines: readonly Line[],
  index: number,
  free: readonly boolean[],
  shape: PageShape,
): boolean {
  const [above, line] = [lines[index - 1], lines[index]!];
  if (above === undefined || index < 2 || free[index - 1] !== true || above.bullet) return false;
  if (above.page !== line.page || above.column !== line.column || line.gap > shape.usualGap + 0.3)
    return false;
  if (
    above.text.length > 80 ||
    /@|[.!?]$|\d{3}[\s.-]?\d{3}/.test(above.text) ||
    findPeriods(above.text).length > 0
  )
    return false;
  return (
    scoreTitle(above.text) >= 2.5 || scoreEmployer(above.text) >= 1.5 || above.gap > shape.usualGap + 0.3
  );
}

function isStudy({ text, bullet }: Line): boolean {
  if (bullet || text.length > LONGEST || !/\b(?:19|20)\d\d\b/.test(text)) return false;
  const parts = text.split(PARTS);
  const isTitled = parts.some((part) => scoreTitle(part) >= 2.5);
  return parts.some((part) => scoreDegree(part) >= 2) && (!isTitled || scoreSchool(text) >= 3);
}
