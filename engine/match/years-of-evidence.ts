import type { Resume, YearMonth } from "#engine/resume/model/resume.ts";
import type { Span } from "#engine/text/span.ts";
import { isInside } from "#engine/text/span.ts";

/** Months since year 0. A year alone stands for its middle, so that '2018 – 2020' counts two years, not three. */
type Month = number;
type Range = { from: Month; until: Month };

const MIDDLE = 6;

/**
 * How many years of dated jobs show a term, given its places in the resume: the union of those jobs' date ranges, in
 * years with one decimal. Jobs without a first date count nothing; a current job lasts until the latest date that the
 * resume itself names, never until today. 0 where no dated job shows it.
 */
export function yearsOfEvidence(resume: Resume, places: readonly Span[]): number {
  const latest = latestMonth(resume);
  const ranges = resume.jobs.flatMap((job): Range[] => {
    const shows = places.some((place) => isInside(place, job));
    if (!shows || job.from === null) return [];
    const from = monthOf(job.from.at, "first");
    const until = job.to !== null && !job.current ? monthOf(job.to.at, "last") : job.current ? latest : from;
    return until > from ? [{ from, until }] : [];
  });
  return Math.round((lengthOfUnion(ranges) / 12) * 10) / 10;
}

/** A job runs from the first day of its first month to the last day of its last. */
function monthOf({ year, month }: YearMonth, side: "first" | "last"): Month {
  if (month === null) return year * 12 + MIDDLE;
  return year * 12 + (month - 1) + (side === "last" ? 1 : 0);
}

function latestMonth({ jobs, education }: Resume): Month {
  const dates = [...jobs, ...education].flatMap(({ from, to }) => [from, to]);
  return dates.reduce(
    (latest, date) => (date === null ? latest : Math.max(latest, monthOf(date.at, "last"))),
    0,
  );
}

function lengthOfUnion(ranges: readonly Range[]): number {
  let length = 0;
  let reached = 0;
  for (const { from, until } of [...ranges].sort((a, b) => a.from - b.from)) {
    length += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return length;
}
