import { BEGUN_AFTER, BEGUN_BEFORE } from "#engine/knowledge/letters/begun-words.ts";
import { NAMED_AFTER, NAMED_BEFORE } from "#engine/knowledge/letters/named-bodies.ts";
import { OTHER_ROW } from "#engine/knowledge/letters/other-rows.ts";
import { OF_SQL } from "#engine/knowledge/letters/sql-groups.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { isInside, type Span } from "#engine/text/span.ts";

/** 'Turbo' of 'Turbo C'. */
const GOES_ON = /^ (?:C\+\+|C#|C|R|[A-Z])(?![\p{L}\d.])/u;

/** An employer less surely read may be a line of work. */
const READ = 0.8;

/** Whether a place in a resume names a skill there, and no department, honour or hobby, nor what is only begun. */
export function isSkillQuote(quote: Span, { text, jobs }: Resume): boolean {
  const from = text.lastIndexOf("\n", quote.start - 1) + 1;
  const to = text.indexOf("\n", quote.end);
  const before = text.slice(from, quote.start);
  const after = text.slice(quote.end, to === -1 ? text.length : to);
  if (BEGUN_BEFORE.test(before) || BEGUN_AFTER.test(after) || GOES_ON.test(after)) return false;
  if (OTHER_ROW.test(before) || NAMED_BEFORE.test(before) || NAMED_AFTER.test(after)) return false;
  if (/^tcl$/i.test(text.slice(quote.start, quote.end)) && OF_SQL.test(`${before} ${after}`)) return false;
  return !jobs.some(
    ({ employer, confidence }) =>
      employer !== null && confidence.employer >= READ && isOfName(quote, employer, text, from, to),
  );
}

/** Within the row that gives an employer by its name. */
function isOfName(quote: Span, employer: string, text: string, from: number, to: number): boolean {
  const at = text.slice(from, to === -1 ? text.length : to).indexOf(employer);
  return at !== -1 && isInside(quote, { start: from + at, end: from + at + employer.length });
}
