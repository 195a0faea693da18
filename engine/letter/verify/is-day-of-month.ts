import type { NumberFact } from "./read-numbers.ts";

const MONTH = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}*/iu;

/** '31 May' where the resume says so. */
export function isDayOfMonth(text: string, { value, start, end }: NumberFact, folded: string): boolean {
  const month =
    new RegExp(`^(?:st|nd|rd|th)? (?:of )?(${MONTH.source})\\b`, "iu").exec(text.slice(end))?.[1] ??
    new RegExp(`\\b(${MONTH.source}) $`, "iu").exec(text.slice(Math.max(0, start - 10), start))?.[1];
  if (month === undefined || value > 31 || !Number.isInteger(value)) return false;
  const short = month.slice(0, 3).toLowerCase();
  return new RegExp(
    ` (?:${value}(?:st|nd|rd|th)? ${short}\\p{Ll}*|${short}\\p{Ll}* ${value}(?:st|nd|rd|th)?) `,
    "u",
  ).test(folded);
}
