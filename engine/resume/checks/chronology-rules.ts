import { isBreak } from "../entries/read-break.ts";
import type { ResumeJob } from "../model/resume.ts";
import { type CheckInput, type Finding, fix, improve, pageOf, pass, shorten } from "./check-input.ts";
import { latestMonth, spanOf } from "./prepare-input.ts";

const NONE = "There are no dated jobs to look at.";

/** Every job says what, where and when. */
export function checkJobFacts({ resume, jobs }: CheckInput): Finding {
  if (jobs.length === 0) return pass(NONE);
  // Time between jobs has no employer and lacks none.
  const lacking = jobs.filter(
    (job) =>
      !isBreak(job.title ?? "") &&
      (job.title === null || job.employer === null || (job.from === null && job.to === null)),
  );
  if (lacking.length === 0) return pass("Every job has a title, an employer and dates.");
  return (lacking.length > jobs.length / 2 ? fix : improve)(
    `${lacking.length} of ${jobs.length} jobs lack a title, an employer or dates, or say them in a way that cannot be read.`,
    lacking.slice(0, 3).map((job) => showJob(job, resume.text, resume.lines)),
  );
}

function showJob(
  job: ResumeJob,
  text: string,
  lines: CheckInput["resume"]["lines"],
): Finding["evidence"][number] {
  const first = text.slice(job.start, job.end).split("\n")[0]!;
  return { quote: shorten(first), page: pageOf(lines, job.start) };
}

/** One way of writing dates, with months. */
export function checkDateFormat({ resume, jobs }: CheckInput): Finding {
  const dates = jobs.flatMap(({ from, to }) => [from, to]).filter((date) => date !== null);
  if (dates.length === 0) return pass(NONE);
  const forms = new Map<string, string>();
  for (const date of dates) forms.set(formOf(date.text), date.text);
  const yearsOnly = dates.filter((date) => date.at.month === null);
  const evidence = [...forms.values()]
    .slice(0, 3)
    .map((quote) => ({ quote, page: pageOf(resume.lines, resume.text.indexOf(quote)) }));
  if (forms.size >= 3)
    return fix("Dates are written in three or more ways. Choose one, such as 'Jan 2020'.", evidence);
  if (forms.size === 2)
    return improve("Dates are written in two ways. Choose one, such as 'Jan 2020'.", evidence);
  if (yearsOnly.length === dates.length && dates.length > 1) {
    return improve("Dates have years only. Months show how long you stayed.", evidence);
  }
  return pass("Dates are all written in one way.");
}

/** '2019', 'Jan 2019', '01/2019', '2019-01', '15.01.2019': digits by number, words as words. May is as long as Mar. */
function formOf(text: string): string {
  return text
    .trim()
    .replace(/\p{L}+\.?/gu, "M")
    .replace(/\d{4}/g, "Y")
    .replace(/\d{1,2}/g, "D")
    .replace(/[\s,']+/g, " ");
}

/** Latest job first. */
export function checkOrder({ resume, jobs }: CheckInput): Finding {
  const latest = latestMonth(resume);
  const spans = jobs.flatMap((job) => {
    const span = spanOf(job, latest);
    return span === null ? [] : [{ job, ...span }];
  });
  if (spans.length < 2) return pass("The order of your jobs is clear.");
  const wrong = spans.filter((span, index) => {
    const above = spans[index - 1];
    return above !== undefined && span.from > above.from && span.to > above.to;
  });
  if (wrong.length === 0) return pass("The latest job comes first.");
  return (wrong.length > (spans.length - 1) / 2 ? fix : improve)(
    "Some jobs are not in order. Employers expect the latest first.",
    wrong.slice(0, 2).map(({ job }) => showJob(job, resume.text, resume.lines)),
  );
}

/** Gaps of more than a year are pointed out, not held against anybody. */
export function checkGaps({ resume, jobs }: CheckInput): Finding {
  const latest = latestMonth(resume);
  const spans = jobs.flatMap((job) => spanOf(job, latest) ?? []).sort((a, b) => a.from - b.from);
  const studies = resume.education.flatMap(({ from, to }) =>
    from === null || to === null ? [] : [{ from: from.at.year * 12, to: to.at.year * 12 + 11 }],
  );
  let reached = spans[0]?.to ?? 0;
  let widest = 0;
  let from = 0;
  for (const span of spans.slice(1)) {
    const gap = span.from - reached;
    const studied = studies.some((study) => study.from <= span.from && study.to >= reached);
    if (gap > widest && !studied) {
      widest = gap;
      from = reached;
    }
    reached = Math.max(reached, span.to);
  }
  if (widest <= 13) return pass("There is no gap of more than a year between jobs.");
  const year = Math.floor(from / 12);
  return improve(
    `There is a gap of about ${Math.round(widest / 12)} year${widest >= 18 ? "s" : ""} after ${year}. A short honest line, such as care, study or travel, answers the question before it is asked.`,
  );
}
