import { gapOf, indentOf, reachOf, wordsOf } from "../confidence/line-setting.ts";
import type { ObservedLine } from "../confidence/observe-lines.ts";
import type { Sectioning } from "../sections/assign-sections.ts";
import type { PageShape } from "../shape/measure-shape.ts";

/** What is seen of each line, as names: how it is set, what it prints, and the section it stands in. */
export function listLineFeatures(
  lines: readonly ObservedLine[],
  shape: PageShape,
  { ofLine, sections, headings }: Sectioning,
): string[][] {
  const headingLines = new Set(headings.flatMap((heading) => heading.lines));
  let below = 0;
  let undated = 9;
  return lines.map((observed, at) => {
    const { line, style, periods } = observed;
    const section = sections[ofLine[at] ?? -1];
    below = headingLines.has(at) ? 0 : below + 1;
    undated = periods.length > 0 ? 0 : undated + 1;
    const features = [
      `L.style=${style}`,
      `L.gap=${gapOf(line.gap, shape)}`,
      `L.indent=${indentOf(observed, shape)}`,
      `L.reach=${reachOf(observed, shape)}`,
      `L.column=${Math.min(2, line.column)}`,
      `L.words=${wordsOf(line.text)}`,
      `L.section=${section?.kind ?? "none"}`,
      `L.below=${Math.min(6, below)}`,
      `L.undated=${Math.min(6, undated)}`,
      `L.tabs=${Math.min(3, line.tabs.length)}`,
      `L.end=${/[.:,;!?)]$/.exec(line.text)?.[0] ?? "none"}`,
    ];
    const flags: Record<string, boolean> = {
      bullet: line.bullet,
      heading: headingLines.has(at),
      small: /^\p{Ll}/u.test(line.text),
      digit: /^\p{N}/u.test(line.text),
      colon: /^[^:]{2,30}:/.test(line.text),
      mail: line.text.includes("@"),
      link: /https?:|www\.|\.com/i.test(line.text),
      phone: (line.text.match(/\d/g)?.length ?? 0) > 8,
      page: line.page !== lines[at - 1]?.line.page,
      columnTurn: line.column !== lines[at - 1]?.line.column,
      linked: line.links.length > 0,
    };
    for (const [flag, isSo] of Object.entries(flags)) if (isSo) features.push(`L.${flag}`);
    for (const period of periods.slice(0, 2))
      features.push(`L.date=${placeOf(period, line.text)}`, period.range ? "L.range" : "L.one");
    return features;
  });
}

function placeOf({ start, end }: { start: number; end: number }, text: string): string {
  const [before, after] = [text.slice(0, start), text.slice(end)].map((part) => /[\p{L}\p{N}]/u.test(part));
  return before ? (after ? "inside" : "end") : after ? "start" : "alone";
}
