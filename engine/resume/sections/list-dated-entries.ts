import { findPeriods } from "../dates/find-periods.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import { type Feature, weighFeatures } from "../features/weigh-features.ts";
import type { Line } from "../model/line.ts";
import { splitCells } from "../shape/split-cells.ts";
import { styleKey } from "./heading-style.ts";

/**
 * An entry as its dated line shows it: the line that it begins with and the one right above that, if it stands with it, and
 * whether it reads like a job or like a study.
 */
export type DatedEntry = { top: number; above: number | null; kind: "experience" | "education" };

const LONGEST = 130;
const LONGEST_NAME = 80;
/** So many lines above and below its date may belong to the head of an entry. */
const REACH = 2;
/** White space, in sizes of the type, beyond what is usual, that parts an entry from what stands above it. */
const APART = 0.3;
const PARTS = /\s*[|,•·()]\s*|\s+[-–—]\s*/u;
/** What an entry must weigh to be believed to be a job or a study. */
const ENOUGH = 3;

type Head = { parts: readonly string[]; range: boolean; told: boolean };

const best = (parts: readonly string[], score: (text: string) => number) => Math.max(0, ...parts.map(score));
const titleOf = ({ parts }: Head) => best(parts, scoreTitle);
const isTitled = (head: Head) => titleOf(head) >= 2.5;
const degreeOf = ({ parts }: Head) => best(parts, scoreDegree);
const others = ({ parts }: Head) => parts.filter((part) => scoreTitle(part) < 2.5 && /^\p{Lu}/u.test(part));

const JOB: readonly Feature<Head>[] = [
  { name: "title", weight: 2, of: isTitled },
  { name: "stretch of time", weight: 1, of: ({ range }) => range },
  { name: "employer", weight: 1, of: (head) => others(head).some((part) => scoreEmployer(part) >= 1.5) },
  { name: "another name", weight: 0.5, of: (head) => others(head).some((part) => scoreEmployer(part) >= 0) },
  { name: "told below", weight: 0.5, of: ({ told }) => told },
  { name: "degree", weight: -2, of: (head) => degreeOf(head) >= 2 },
  {
    name: "school and no title",
    weight: -1,
    of: (head) => best(head.parts, scoreSchool) >= 3 && !isTitled(head),
  },
];

const STUDY: readonly Feature<Head>[] = [
  { name: "degree", weight: 2, of: (head) => degreeOf(head) >= 2 },
  { name: "school", weight: 1.5, of: (head) => best(head.parts, scoreSchool) >= 3 },
  { name: "date", weight: 0.5, of: () => true },
  { name: "another name", weight: 0.5, of: (head) => others(head).some((part) => scoreDegree(part) < 2) },
  { name: "title", weight: -2, of: isTitled },
];

/** The dated entries among lines that stand together (`own`: their indices, in order of reading). */
export function listDatedEntries(
  lines: readonly Line[],
  own: readonly number[],
  usualGap: number,
  headingStyles: ReadonlySet<string>,
): DatedEntry[] {
  const entries: DatedEntry[] = [];
  for (const [at, index] of own.entries()) {
    const time = readTime(lines[index]!);
    if (time === null) continue;
    const top = findTop(lines, own, at, usualGap, headingStyles);
    const rows = [...own.slice(top, at + 1), ...listBelow(lines, own, at, usualGap)];
    const told = own.slice(at + 1, at + REACH + 2).some((below) => lines[below]!.bullet);
    const head = { parts: rows.flatMap((row) => listParts(lines[row]!)), range: time.range, told };
    const job = time.range ? weighFeatures(JOB, head) : 0;
    const study = weighFeatures(STUDY, head);
    if (Math.max(job, study) < ENOUGH) continue;
    const kind = job >= study ? "experience" : "education";
    const above = own[top - 1] === own[top]! - 1 ? own[top]! - 1 : null;
    entries.push({ top: own[top]!, above, kind });
  }
  return entries;
}

/** The time that a line prints beside names; null where it is a list's item or a sentence. */
function readTime(line: Line): { range: boolean } | null {
  if (line.bullet || line.text.length > LONGEST || isProse(line.text)) return null;
  const periods = findPeriods(line.text);
  if (periods.length === 0) return null;
  return { range: periods.some(({ range, from, to }) => range || (from !== null && to === null)) };
}

/** Speaks in sentences, as a letter does. */
function isProse(text: string): boolean {
  return (
    /\b(?:I|I['’](?:m|ve)|my|me|we|our|Dear)\b/.test(text) ||
    (/[.!?]$/.test(text) && text.split(" ").length > 8)
  );
}

/** Where in `own` the entry of the dated line begins: names right above it belong to it, up to the first that is set apart. */
function findTop(
  lines: readonly Line[],
  own: readonly number[],
  at: number,
  usualGap: number,
  headingStyles: ReadonlySet<string>,
): number {
  let top = at;
  while (top > 0 && at - top < REACH) {
    const [above, line] = [lines[own[top - 1]!]!, lines[own[top]!]!];
    if (own[top - 1] !== own[top]! - 1 || !isName(above)) break;
    if (headingStyles.has(styleKey(above))) break;
    if (above.page !== line.page || above.column !== line.column || line.gap > usualGap + APART) break;
    top -= 1;
  }
  return top;
}

function listBelow(lines: readonly Line[], own: readonly number[], at: number, usualGap: number): number[] {
  const below: number[] = [];
  for (const index of own.slice(at + 1, at + 1 + REACH)) {
    const line = lines[index]!;
    if (!isName(line) || line.page !== lines[own[at]!]!.page || line.gap > usualGap + APART) break;
    below.push(index);
  }
  return below;
}

/** A short line without a time of its own, which may name something: no contact detail and no sentence. */
function isName({ text, bullet }: Line): boolean {
  return (
    !bullet &&
    text.length <= LONGEST_NAME &&
    !/@|[.!?]$|\d{3}[\s.-]?\d{3}|https?:|www\./.test(text) &&
    findPeriods(text).length === 0
  );
}

function listParts(line: Line): string[] {
  return splitCells(line)
    .flatMap(({ text }) => [text, ...text.split(PARTS)])
    .filter((part) => part !== "" && part.length <= LONGEST_NAME);
}
