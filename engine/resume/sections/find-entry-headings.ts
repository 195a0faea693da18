import { findPeriods } from "../dates/find-periods.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import type { Line } from "../model/line.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import { guessHeadingKind } from "./guess-heading-kind.ts";
import { styleKey } from "./heading-style.ts";
import type { HeadingCandidate } from "./list-heading-candidates.ts";

/** A heading of unknown words is short, and says nothing that names a job or a study. */
const LONGEST = 36;
const MOST_WORDS = 4;
/** A phrase printed so often above dated titles is no employer's name. */
const OFTEN = 3;
/** Points by which a heading that is centred stands right of the text below it. */
const CENTRED = 40;

/**
 * Headings of words that no list knows ('Professional', 'Occupational scan') above the jobs of a resume: they stand in the style
 * of a heading we know, with white space above and a dated title below. Only where no other heading speaks of work, or where
 * the same phrase stands above several jobs: it may be an employer's name otherwise.
 */
export function findEntryHeadings(
  lines: readonly Line[],
  accepted: readonly HeadingCandidate[],
  taken: ReadonlySet<number>,
  shape: PageShape,
): HeadingCandidate[] {
  const whole = accepted.filter((one) => !one.cell);
  const styles = new Set(whole.map((one) => styleKey(lines[one.lines[0]!]!)));
  const first = Math.min(...whole.map((one) => one.lines[0]!));
  const indices = lines.flatMap((line, index) =>
    index > first && !taken.has(index) && styles.has(styleKey(line)) && headsJob(lines, index, shape)
      ? [index]
      : [],
  );
  const isWorkKnown = accepted.some(({ kind }) => kind === "experience");
  return [...Map.groupBy(indices, (index) => lines[index]!.text.toLowerCase()).values()]
    .filter((own) => own.length >= OFTEN || (!isWorkKnown && own.length === 1))
    .flat()
    .map((index) => openHeading(lines[index]!, index));
}

function headsJob(lines: readonly Line[], index: number, shape: PageShape): boolean {
  const [above, line, below] = [lines[index - 1], lines[index]!, lines[index + 1]];
  if (below === undefined || line.bullet || line.tabs.length > 0 || line.text.length > LONGEST) return false;
  if (!/^\p{Lu}[\p{L}\s&-]+:?$/u.test(line.text) || line.text.split(/\s+/).length > MOST_WORDS) return false;
  const breaks = above === undefined || above.page !== line.page || above.column !== line.column;
  if (!breaks && line.gap <= shape.usualGap + 0.25) return false;
  const isSetOff = styleKey(below) !== styleKey(line) || line.box.x - below.box.x > CENTRED;
  return isSetOff && !namesAnything(line.text) && isDatedTitle(below.text);
}

function namesAnything(text: string): boolean {
  return (
    scoreTitle(text) >= 2.5 ||
    scoreEmployer(text) >= 1.5 ||
    scoreSchool(text) >= 1.8 ||
    scoreDegree(text) >= 2
  );
}

function isDatedTitle(text: string): boolean {
  if (text.length > 130 || scoreDegree(text) >= 2 || findPeriods(text).length === 0) return false;
  return text.split(/[,|•·–—\t:]|\s-\s|\sas\s/u).some((part) => scoreTitle(part.trim()) >= 2.5);
}

function openHeading(line: Line, index: number): HeadingCandidate {
  const text = line.text.replace(/[\s:]+$/, "");
  const guessed = guessHeadingKind(text);
  const kind = guessed === null || guessed === "other" ? "experience" : guessed;
  return {
    kind,
    text,
    lines: [index],
    cell: false,
    colon: false,
    exact: false,
    start: line.start,
    end: line.end,
  };
}
