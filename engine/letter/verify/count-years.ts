import { yearsOfEvidence } from "#engine/match/years-of-evidence.ts";
import type { ResumeEducation, ResumeJob } from "#engine/resume/model/resume.ts";
import type { Span } from "#engine/text/span.ts";
import { isInside } from "#engine/text/span.ts";
import { RELEASE } from "../../knowledge/dates/release-date.ts";
import { linesNear } from "./check-entry.ts";
import type { ClaimContext } from "./claim-context.ts";
import { isEntailed, isNeutralWord } from "./is-entailed.ts";
import type { Hedge } from "./read-hedge.ts";
import { type Source, stemsOf } from "./source.ts";

/**
 * Nobody asks a clock here: a job that still goes on has lasted at least until the latest date of its resume, and at most
 * until this one, that of the program. Years in between are believed.
 */
const WRITTEN: ResumeEducation = {
  start: 0,
  end: 0,
  degree: null,
  field: null,
  school: null,
  from: null,
  to: { text: "", at: RELEASE },
  confidence: { school: 0, degree: 0, field: 0, dates: 1 },
};

/** Whether the dates of the resume add up to so many years: full ones, or the nearest. */
export function countsYears(
  value: number,
  text: string,
  chosen: ClaimContext["chosen"],
  source: Source,
  hedge: Hedge,
): boolean {
  const { resume } = source;
  const later = resume.jobs.some(({ current }) => current)
    ? { ...resume, education: [...resume.education, WRITTEN] }
    : resume;
  const isPast = chosen.jobs === null && value > yearsStated(source);
  return (
    value > 0 &&
    placesOf(text, chosen, source).some((places) => {
      const least = yearsOfEvidence(resume, places);
      if (isSpan(value, least, hedge)) return true;
      const most = Math.floor(yearsOfEvidence(later, places));
      return !isPast && value > least && value <= most;
    })
  );
}

/** What the years may have been spent with: the jobs meant, a skill that is named, or the jobs that are about the same. */
function placesOf(
  text: string,
  { jobs, content }: ClaimContext["chosen"],
  source: Source,
): (readonly Span[])[] {
  const all = source.resume.jobs;
  const spans = all.filter((_, index) => jobs === null || jobs.includes(index));
  const titled = jobsTitled(text, all);
  if (jobs !== null)
    return spans.length < 2 ? [spans, titled] : [...spans.map((span) => [span]), spans, titled];
  const folded = text.toLowerCase();
  const atWork = (hit: Span) =>
    !source.lines.some((line) => line.section === "projects" && isInside(hit, line));
  const terms = [...source.terms.values()].filter((hits) =>
    hits.some((hit) => folded.includes(hit.quote.toLowerCase()) || folded.includes(hit.label.toLowerCase())),
  );
  if (terms.length > 0) return [...terms.map((hits) => hits.filter(atWork)), titled];
  const about = content.filter((stem) => !isNeutralWord(stem));
  if (about.length === 0) return [spans];
  const alike = all.filter((job) => {
    const said = stemsOf(source.resume.text.slice(job.start, job.end));
    return about.some((stem) => isEntailed(stem, said));
  });
  return [alike, titled];
}

/** '9 years as a pastry chef': the jobs whose titles end so. */
function jobsTitled(text: string, jobs: readonly ResumeJob[]): readonly Span[] {
  const named = /\bas an? ([\p{L}&/ -]+?)(?= for\b| at\b| in\b|[.,;]|$)/iu.exec(text)?.[1]?.toLowerCase();
  return named === undefined
    ? []
    : jobs.filter(({ title }) => ` ${title?.toLowerCase() ?? ""}`.endsWith(` ${named}`));
}

/** '5+ years of experience' in a summary; Infinity where none is stated. */
function yearsStated({ lines }: Source): number {
  const stated = lines
    .filter(({ section, job }) => job === null && (section === "summary" || section === "contact"))
    .flatMap(({ numbers }) => numbers)
    .filter(({ heads, unit }) => unit === "" && heads[0] === "year")
    .map(({ value }) => value);
  return stated.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...stated) + 2;
}

function isSpan(claim: number, years: number, hedge: Hedge): boolean {
  if (hedge === "below") return years < claim && years > 0;
  if (hedge === "under") return years < claim && claim - years <= 0.5;
  if (hedge === "about") return Math.abs(years - claim) <= 0.6;
  if (!Number.isInteger(claim)) return Math.abs(years - claim) <= 0.35;
  return Math.floor(years) === claim || (hedge === "" && claim - years > 0 && claim - years <= 0.25);
}

/** Years from the first to the last that stand around a named employer, however its entry was read. */
export function spansYears(claim: number, text: string, source: Source, hedge: Hedge): boolean {
  const years = [...linesNear(text, source)]
    .flatMap((index) => source.lines[index]!.numbers)
    .filter(({ unit }) => unit === "year")
    .map(({ value }) => value);
  // More than two years are of other entries too.
  if (new Set(years).size !== 2) return false;
  const span = Math.max(...years) - Math.min(...years);
  return span === claim || (hedge === "under" && span + 1 === claim);
}
