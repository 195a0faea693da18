import type { Resume } from "#engine/resume/model/resume.ts";
import { isInside, type Span } from "#engine/text/span.ts";

/** Rows of a list of skills that name none. */
const OTHER_ROW =
  /^\s*(?:personal )?(?:interests?|hobb(?:y|ies)|honou?rs?|awards?|activities|languages? known|strengths?|references?|soft skills?|passions?)\b[^:]{0,24}:/i;
/** What bears a name of its own: a part of a school or a firm, an honour. */
const NAMED_BEFORE =
  /\b(?:department|dept\.?|faculty|school|institute|cent(?:er|re)|section|ministry|college|academy|society|association|division|office|board|journal|conference) (?:of|for|in|on) (?:[\p{L}&]+ ){0,3}$|(?:College|University|Institute) $/iu;
const NAMED_AFTER =
  /^ (?:[\p{L}&]+ ){0,2}(?:[Dd]epartment|Dept|Faculty|School|Institute|Cent(?:er|re)|College|University|Academy|Society|Association|Fellow|Award|Scholar|Prize|Club|Olympiad|Conference|Journal|Ltd|LTD|Inc|LLC|Pvt|PVT)\b/u;
/** Only begun, in the words before it up to the item's beginning. */
const BEGUN_BEFORE =
  /\b(?:basics?(?: (?:knowledge|understanding|concepts?|level))?(?: of| in)?|beginner(?: in)?|familiar(?:ity)?(?: with)?|currently learning|(?<=[,;:(] ?)learning|exposure to|fundamentals of|introduction to)[^,;•|()]*$/i;
const BEGUN_AFTER =
  /^[ -]*\(?[ -]*(?:basics?|beginner|learning|novice|familiar|fundamentals|introductory)\b/i;
/** 'Turbo' of 'Turbo C'. */
const GOES_ON = /^ (?:C\+\+|C#|C|R|[A-Z])(?![\p{L}\d.])/u;
/** The other groups of statements of SQL, beside which 'TCL' is one of them. */
const OF_SQL = /\b(?:DDL|DML|DCL|DQL)\b/i;

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
