/** Days of the calendar as '2026-11-30', where the user is. */
export function writeDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const today = (): string => writeDay(new Date());

export function addDays(day: string, days: number): string {
  const [year, month, date] = day.split("-").map(Number);
  return writeDay(new Date(year!, month! - 1, date! + days));
}

/** 'Nov 30, 2026'. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year!, month! - 1, date!).toLocaleDateString("en", { dateStyle: "medium" });
}

export function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
}
