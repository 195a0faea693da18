import { findPeriods } from "../resume/dates/find-periods.ts";
import type { Line } from "../resume/model/line.ts";
import type { Study } from "./profile.ts";
import { writeDate } from "./read-profile-dates.ts";

/** Schools are set larger; below stands 'Degree, Field · (2013 - 2017)'. */
export function readStudies(lines: readonly Line[], body: number): Study[] {
  const studies: { school: string[]; text: string[] }[] = [];
  for (const line of lines) {
    const last = studies.at(-1);
    if (line.size <= body + 0.4) last?.text.push(line.bullet ? `- ${line.text}` : line.text);
    else if (last !== undefined && last.text.length === 0) last.school.push(line.text);
    else studies.push({ school: [line.text], text: [] });
  }
  return studies.map(({ school, text }) => ({ school: school.join(" "), ...readStudyText(text.join(" ")) }));
}

/** The degree ends at the first comma; LinkedIn writes the field after it. */
export function readStudyText(text: string): Omit<Study, "school"> {
  const bracket = /\s*·?\s*\(([^()]{4,60})\)\s*$/u.exec(text);
  const trailing = bracket ?? /,\s*(\d{4}\s*[-–]\s*\d{4}|\d{4})\s*$/u.exec(text);
  const period = trailing === null ? undefined : findPeriods(trailing[1]!)[0];
  const study = (period === undefined ? text : text.slice(0, trailing!.index)).replace(/[\s·,]+$/u, "");
  const comma = study.indexOf(", ");
  const end = period?.to == null ? null : writeDate(period.to.at);
  return {
    degree: (comma < 0 ? study : study.slice(0, comma)) || null,
    field: comma < 0 ? null : study.slice(comma + 2) || null,
    start: period?.from == null ? null : writeDate(period.from.at),
    end,
  };
}
