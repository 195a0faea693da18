import { headingKey } from "../../knowledge/headings/heading-key.ts";
import { gapOf, indentOf, nameSetting, reachOf, wordsOf } from "../confidence/line-setting.ts";
import type { ObservedLine } from "../confidence/observe-lines.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import type { Line } from "../model/line.ts";
import type { Sectioning } from "../sections/assign-sections.ts";
import { guessHeadingKind } from "../sections/guess-heading-kind.ts";
import { styleKey } from "../sections/heading-style.ts";
import { matchHeading, matchLooseHeading } from "../sections/match-heading.ts";
import { columnKey, type PageShape, scoreProminence } from "../shape/measure-shape.ts";
import { splitCells } from "../shape/split-cells.ts";

/** A line as the judge of headings sees it. What the rules say stands apart, as they had met some documents learned from. */
export type SeenHeadingLine = { features: string[]; ruled: string[]; setting: string };

/** Lines beyond these are not judged: no resume has so many. */
const MOST_JUDGED = 600;
/** A heading has no more words, and a line that is looked at for them no more letters. */
const MOST_WORDS = 7;
const MOST_LETTERS = 90;

/** What is seen of each line: its words where it is short, how it is set among the others, what it may print, what the rules say. */
export function observeForHeadings(
  lines: readonly ObservedLine[],
  shape: PageShape,
  ruled: Sectioning,
): SeenHeadingLine[] {
  const judged = lines.slice(0, MOST_JUDGED);
  const seen = judged.map(({ line }) => line);
  const styles = countStyles(seen);
  const rules = observeRules(seen, ruled);
  return judged.map((observed, at) => ({
    features: [
      ...wordFeatures(observed.line),
      ...settingFeatures(observed.line, seen[at - 1], seen[at + 1], shape),
      ...contentFeatures(observed.line, observed.periods.length),
      ...styleFeatures(observed.line, styles, seen.length),
      `L.style=${observed.style}`,
      `L.indent=${indentOf(observed, shape)}`,
      `L.reach=${reachOf(observed, shape)}`,
    ],
    ruled: rules[at]!,
    setting: nameSetting(observed, shape),
  }));
}

/** The words of a line that is short enough for a heading, of its first cell, and of what stands before its colon. */
function wordFeatures(line: Line): string[] {
  if (line.text.length > MOST_LETTERS && line.tabs.length === 0 && !/^[^:]{3,40}:/.test(line.text))
    return ["H.long"];
  const cells = splitCells(line);
  const whole = cells.length > 1 ? [] : namePhrase("w", line.text);
  const first = cells.length > 1 ? namePhrase("c", cells[0]!.text) : [];
  const label = /^([^:]{3,40}):\s*\S/.exec(line.text)?.[1];
  return [...whole, ...first, ...(label === undefined ? [] : namePhrase("l", label))];
}

function namePhrase(part: string, text: string): string[] {
  const key = headingKey(text);
  const words = key.split(" ");
  if (key === "" || words.length > MOST_WORDS) return [`${part}.long`];
  const match = matchHeading(text) ?? matchLooseHeading(text);
  const sort = match === null ? "none" : match.exact ? "exact" : match.loose === true ? "loose" : "put";
  const features = [`${part}.key=${words.join("_")}`, `${part}.match=${sort}:${match?.kind ?? "none"}`];
  if (match === null) features.push(`${part}.guess=${guessHeadingKind(text) ?? "none"}`);
  for (const word of words) features.push(`${part}.w=${word}`, `${part}.s=${word.slice(0, 5)}`);
  features.push(`${part}.first=${words[0]}`, `${part}.last=${words.at(-1)}`, `${part}.words=${words.length}`);
  return features;
}

function settingFeatures(
  line: Line,
  above: Line | undefined,
  below: Line | undefined,
  shape: PageShape,
): string[] {
  const turns = (one: Line | undefined) => one === undefined || columnKey(one) !== columnKey(line);
  const flags: Record<string, boolean> = {
    bullet: line.bullet,
    small: /^\p{Ll}/u.test(line.text),
    digit: /^\p{N}/u.test(line.text),
    mail: line.text.includes("@"),
    link: /https?:|www\.|\.com/i.test(line.text),
    page: line.page !== above?.page,
    opens: turns(above),
    closes: turns(below),
    smaller: below !== undefined && below.size < line.size - 0.3,
    larger: below !== undefined && below.size > line.size + 0.3,
    listBelow: below?.bullet === true,
    sentenceAbove: above !== undefined && /[.!?;]$/.test(above.text),
    openAbove: above !== undefined && /[,&-]$/.test(above.text),
  };
  return [
    `L.gap=${gapOf(line.gap, shape)}`,
    `L.gapBelow=${below === undefined || turns(below) ? "turn" : gapOf(below.gap, shape)}`,
    `L.column=${Math.min(2, line.column)}`,
    `L.words=${wordsOf(line.text)}`,
    `L.tabs=${Math.min(3, line.tabs.length)}`,
    `L.end=${/[.:,;!?)]$/.exec(line.text)?.[0] ?? "none"}`,
    `L.prominence=${Math.round(2 * scoreProminence(line, shape))}`,
    ...Object.keys(flags).flatMap((flag) => (flags[flag] ? [`L.${flag}`] : [])),
  ];
}

/** What the line may print if it is no heading. */
function contentFeatures(line: Line, periods: number): string[] {
  if (line.text.length > MOST_LETTERS) return [`V.dates=${Math.min(2, periods)}`];
  const step = (score: number) => Math.max(-2, Math.min(4, Math.round(score)));
  return [
    `V.title=${step(scoreTitle(line.text))}`,
    `V.school=${step(scoreSchool(line.text))}`,
    `V.degree=${step(scoreDegree(line.text))}`,
    `V.dates=${Math.min(2, periods)}`,
    `V.items=${Math.min(4, line.text.split(/[,|•·]/).length)}`,
    `V.digits=${Math.min(3, (line.text.match(/\d+/g) ?? []).length)}`,
  ];
}

type StyleCount = { lines: number; exact: number };

/** Of each style how many lines are set in it, and how many of them are phrases of headings. */
function countStyles(lines: readonly Line[]): Map<string, StyleCount> {
  const counts = new Map<string, StyleCount>();
  for (const line of lines) {
    const count = counts.get(styleKey(line)) ?? { lines: 0, exact: 0 };
    count.lines += 1;
    if (line.text.length < MOST_LETTERS && matchHeading(line.text)?.exact === true) count.exact += 1;
    counts.set(styleKey(line), count);
  }
  return counts;
}

function styleFeatures(line: Line, styles: ReadonlyMap<string, StyleCount>, all: number): string[] {
  const { lines, exact } = styles.get(styleKey(line))!;
  const share = lines / all;
  const rarity = share < 0.04 ? 0 : share < 0.1 ? 1 : share < 0.2 ? 2 : share < 0.4 ? 3 : 4;
  return [
    `S.share=${rarity}`,
    `S.exact=${Math.min(5, exact)}`,
    `S.purity=${Math.round((4 * exact) / lines)}:${Math.min(3, exact)}`,
  ];
}

/** What the rules take each line for: a heading of a kind, and of what section it is. */
function observeRules(lines: readonly Line[], { headings, sections, ofLine }: Sectioning): string[][] {
  const features: string[][] = lines.map((_, at) => [`R.in=${sections[ofLine[at] ?? -1]?.kind ?? "none"}`]);
  for (const { kind, text, lines: own, cell } of headings) {
    const sort = text === "" ? "bare" : cell ? "cell" : "whole";
    features[own[0]!]?.push(`R.heading=${kind}`, `R.sort=${sort}`, `R.${sort}=${kind}`);
    for (const further of own.slice(1)) features[further]?.push("R.further");
  }
  const kinds = new Set(headings.map(({ kind }) => kind));
  for (const own of features)
    for (const kind of ["experience", "education", "skills"] as const)
      if (!kinds.has(kind)) own.push(`R.without=${kind}`);
  return features;
}
