import { PROFILE_DURATION_UNITS } from "../knowledge/dates/duration-words.ts";
import { findPeriods } from "../resume/dates/find-periods.ts";
import type { YearMonth } from "../resume/model/resume.ts";
import type { ProfileDate } from "./profile.ts";

export type ProfilePeriod = { start: ProfileDate | null; end: ProfileDate | null; current: boolean };

const DURATION = new RegExp(`^\\(?(?:\\d{1,2} (?:${PROFILE_DURATION_UNITS})\\b[,.]? ?){1,2}(?:\\))?$`, "iu");

export function isDuration(text: string): boolean {
  return text.length < 40 && DURATION.test(text.trim().normalize("NFC"));
}

/** The period that a whole line gives, its duration dropped; null when the line says anything else. */
export function readPeriodLine(text: string): ProfilePeriod | null {
  if (text.length > 90) return null;
  const bare = text.replace(/\s*[(·][^()]*\)?\s*$/u, "").trim();
  const period = findPeriods(bare)[0];
  if (period === undefined || period.start > 0 || period.end < bare.length) return null;
  if (!period.range && period.from === null && !/\(/.test(text)) return null;
  const end = period.to === null ? null : writeDate(period.to.at);
  return { start: period.from === null ? end : writeDate(period.from.at), end, current: period.current };
}

export function writeDate({ year, month }: YearMonth): ProfileDate {
  return month === null ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}
