import { findPeriods } from "../resume/dates/find-periods.ts";
import type { ResumeDate } from "../resume/model/resume.ts";

export type Dates = { from: ResumeDate | null; to: ResumeDate | null; current: boolean };

const NOW = "Present";

/** Both ends in one text, as printed: 'Mar 2019 – Present'. Null where there is neither. */
export function writeDates({ from, to, current }: Dates): string | null {
  const end = current ? NOW : (to?.text ?? null);
  if (from === null) return end;
  return end === null ? from.text : `${from.text} – ${end}`;
}

/** A study that has begun and not ended goes on. */
export function writeStudyDates({ from, to }: Pick<Dates, "from" | "to">): string | null {
  return writeDates({ from, to, current: from !== null && to === null });
}

/** One period and nothing else, as resumes print them; null for any other text. */
export function readDates(text: string): Dates | null {
  const period = readOnly(text);
  const written = period && writeDates(period);
  // What is written of it must be read the same again.
  const again = written && readOnly(written);
  return again && writeDates(again) === written ? again : null;
}

function readOnly(text: string): Dates | null {
  const [period, ...others] = findPeriods(text);
  if (period === undefined || others.length > 0) return null;
  if (/[\p{L}\p{N}]/u.test(text.slice(0, period.start) + text.slice(period.end))) return null;
  const { from, to, current } = period;
  // A printed page may be set from right to left; whoever types the later year first has mistyped one of them.
  if (from !== null && to !== null && text.indexOf(from.text) > text.indexOf(to.text)) return null;
  return { from, to, current };
}
