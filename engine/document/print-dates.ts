import type { PrintedWords } from "../knowledge/documents/printed-words.ts";

const ISO = /^(\d{4})(?:-(\d{2})(?:-\d{2})?)?$/;

/** A date of JSON Resume as a person would print it: '2020-03' is 'Mar 2020'. Other words stay as they are. */
export function printDate(date: string, words: PrintedWords): string {
  const [, year, month] = ISO.exec(date.trim()) ?? [];
  if (year === undefined) return date.trim();
  const name = month === undefined ? undefined : words.months[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}

/**
 * From start to end. What began and has no end goes on (JSON Resume: 'endDate' is absent for what is not over); an end
 * alone stands alone. Null where neither is known.
 */
export function printPeriod(
  { startDate, endDate }: { startDate?: string; endDate?: string },
  words: PrintedWords,
): string | null {
  const [from, to] = [startDate, endDate].map((date) =>
    date === undefined || date.trim() === "" ? null : printDate(date, words),
  );
  if (from === null || from === undefined) return to ?? null;
  return `${from} – ${to ?? words.present}`;
}
