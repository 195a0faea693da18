import { beginsWithVerb } from "#engine/knowledge/verbs/begins-with-verb.ts";
import { type ObservedLine, observeLines } from "#engine/resume/confidence/observe-lines.ts";
import { readTextFacts, type TextFacts } from "#engine/resume/confidence/text-facts.ts";
import type { Period } from "#engine/resume/dates/find-periods.ts";
import type { Line } from "#engine/resume/model/line.ts";
import { matchHeading } from "#engine/resume/sections/match-heading.ts";
import { columnKey, type PageShape } from "#engine/resume/shape/measure-shape.ts";
import { foldWords } from "#engine/text/fold-letters.ts";

/** What is observed of a line: how it is set, what its words are known for, and whether it dates something. */
export type LineFacts = ObservedLine & {
  words: readonly string[];
  heading: string | null;
  parts: readonly TextFacts[];
  gap: string;
  indent: string;
  shape: string;
};

const LONGEST_NAMED = 14;
const PARTS = /\s*[,|•·;]\s*|\s+[-–—@]\s+|\s+(?:at|bei|chez|presso|en)\s+|[()]/u;

export function readLineFacts(lines: readonly Line[], shape: PageShape): LineFacts[] {
  return observeLines(lines, shape).map((observed) => {
    const { line, periods } = observed;
    const words = foldWords(line.text);
    return {
      ...observed,
      words,
      heading: words.length <= 7 ? (matchHeading(line.text)?.kind ?? null) : null,
      parts: words.length > LONGEST_NAMED + 4 ? [] : listParts(line, periods).map(readTextFacts),
      gap: nameGap(line, shape),
      indent: nameIndent(line, shape),
      shape: nameShape(line, words),
    };
  });
}

function listParts(line: Line, periods: readonly Period[]): string[] {
  let text = line.text;
  for (const { start, end } of [...periods].reverse()) text = `${text.slice(0, start)}|${text.slice(end)}`;
  const cells = periods.length > 0 || line.tabs.length === 0 ? [text] : splitAt(text, line.tabs);
  return cells
    .flatMap((cell) => cell.split(PARTS))
    .map((part) => part.trim())
    .filter((part) => part.length > 1)
    .slice(0, 6);
}

function splitAt(text: string, places: readonly number[]): string[] {
  const stops = [0, ...places, text.length];
  return stops.slice(1).map((stop, index) => text.slice(stops[index]!, stop));
}

function nameGap(line: Line, shape: PageShape): string {
  const more = line.gap - shape.usualGap;
  return more > 0.9 ? "wide" : more > 0.35 ? "more" : more < -0.25 ? "less" : "usual";
}

function nameIndent(line: Line, shape: PageShape): string {
  const column = shape.columns.get(columnKey(line));
  if (column === undefined) return "none";
  const inset = (line.box.x - column.left) / Math.max(1, line.size);
  const outset = column.right - line.box.x - line.box.width;
  if (inset < 0.4) return "left";
  if (Math.abs(line.box.x - column.left - outset) < 2 * line.size && inset > 4) return "centre";
  return inset < 1.5 ? "in" : inset < 3.5 ? "deep" : inset < 12 ? "far" : "right";
}

function nameShape(line: Line, words: readonly string[]): string {
  const count = words.length;
  const long = count <= 2 ? 1 : count <= 4 ? 2 : count <= 8 ? 3 : count <= LONGEST_NAMED ? 4 : 5;
  const end = /[.;]$/.test(line.text) ? "." : /:$/.test(line.text) ? ":" : "";
  const start = /^\p{Ll}/u.test(line.text) ? "l" : beginsWithVerb(line.text) ? "v" : "";
  return `${long}${end}${start}`;
}
