import { TAUGHT_HEADING } from "../../knowledge/headings/doubtful-headings.ts";
import { headingKey } from "../../knowledge/headings/heading-key.ts";
import { findPeriods } from "../dates/find-periods.ts";
import type { Line } from "../model/line.ts";

/** 'Teaching' over courses that bear no stretch of time: work, but no jobs. Read as jobs, courses cost more than they bring. */
export function listsCourses(heading: string, lines: readonly Line[]): boolean {
  return (
    TAUGHT_HEADING.test(headingKey(heading)) &&
    !lines.some((line) => findPeriods(line.text).some((period) => period.range))
  );
}
