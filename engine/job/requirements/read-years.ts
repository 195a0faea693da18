import { findAll } from "#engine/text/find-all.ts";
import type { Span } from "#engine/text/span.ts";
import { INSTEAD_OF_DEGREE, MONTHS, ONE_YEAR, OTHER_TIME, OTHER_USE } from "../../knowledge/ads/year-cues.ts";
import { NUMBER, numberOf } from "../../knowledge/numbers/ad-numbers.ts";
import type { YearsRequirement } from "../model/job.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { isSilent } from "../sections/silent-sections.ts";
import { scoreBlock, type WantedHit } from "./read-terms.ts";

const YEARS = new RegExp(
  `(?<![\\d.,£$€₹%])\\b(?:(?:at least|(?:a )?minimum(?: of)?|min\\.?) )?(${NUMBER})\\+?(?: ?(?:[-–—]|to) ?(${NUMBER})\\+?)?(?: ?\\((?:${NUMBER})\\))?(?: or more| plus| full| ?\\+)? ?(?:years?|yrs?)(?:['’]s?)?(?![-\\p{L}])`,
  "giu",
);

const MONTHS_TO_YEARS = new RegExp(`\\b(\\d{1,2}) months? ?(?:to|[-–]) ?(${NUMBER}) years?\\b`, "giu");

/** Years of experience an ad asks for; ages, contract lengths and the age of the company are none. */
export function readYears(blocks: readonly AdBlock[], terms: readonly WantedHit[]): YearsRequirement[] {
  return blocks.flatMap((block, index) => {
    if (isSilent(block.section) || block.kind === "heading") return [];
    const spans = readSpans(block.text);
    if (spans.length === 0) return [];
    const needAt = scoreBlock(block);
    const hits = terms.filter((hit) => hit.block === index);
    return spans.map(({ start, end, minimum, maximum }) => {
      const place = { start: block.start + start, end: block.start + end };
      const need = needAt(start, end) === "nice" ? ("nice" as const) : ("must" as const);
      const of = findObject(block, place, hits);
      return { ...place, quote: block.text.slice(start, end), minimum, maximum, of, need };
    });
  });
}

type YearsSpan = Span & { minimum: number; maximum: number | null };

function readSpans(text: string): YearsSpan[] {
  if (!/\b(?:years?|yrs?|months?)\b/i.test(text)) return [];
  const spans: YearsSpan[] = [];
  for (const match of findAll(MONTHS_TO_YEARS, text)) {
    pushSpan(spans, text, match, inYears(match[1]!), numberOf(match[2]!));
  }
  for (const match of findAll(YEARS, text)) {
    const minimum = numberOf(match[1]!);
    const maximum = match[2] === undefined ? null : numberOf(match[2]);
    if (minimum <= 40)
      pushSpan(spans, text, match, minimum, maximum !== null && maximum >= minimum ? maximum : null);
  }
  for (const match of findAll(ONE_YEAR, text)) pushSpan(spans, text, match, 1, null);
  for (const match of findAll(MONTHS, text)) {
    pushSpan(spans, text, match, inYears(match[1]!), null);
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** In one block; a passage that names more is no job ad. */
const MOST_SPANS = 40;

function inYears(months: string): number {
  return Math.round((numberOf(months) / 12) * 10) / 10;
}

function pushSpan(
  spans: YearsSpan[],
  text: string,
  match: RegExpExecArray,
  minimum: number,
  maximum: number | null,
) {
  const start = match.index;
  const end = start + match[0].trimEnd().length;
  if (spans.length >= MOST_SPANS || spans.some((span) => start < span.end && end > span.start)) return;
  const after = text.slice(end, end + 60);
  const spoken = /^['’]?s? (?:of )?(?:\p{L}+ ){0,3}experience/iu.test(after);
  if (OTHER_USE.test(after) || INSTEAD_OF_DEGREE.test(text.slice(Math.max(0, start - 90), start))) return;
  if (OTHER_TIME.test(text.slice(Math.max(0, start - 40), start)) && !spoken) return;
  spans.push({ start, end, minimum, maximum });
}

const FARTHEST = 70;

/** What the years are of: the first term behind them in the same sentence, or the words after 'in', 'as', 'with'. */
function findObject(block: AdBlock, years: Span, hits: readonly WantedHit[]): string | null {
  const rest = block.text.slice(years.end - block.start, years.end - block.start + 160);
  const sentence = /^[^.;\n]*/.exec(rest)![0];
  const reach = years.end + Math.min(sentence.length, FARTHEST);
  const hit = hits.find((term) => term.start >= years.end && term.end <= reach && term.kind !== "degree");
  if (hit !== undefined) return hit.label;
  const words = /\b(?:in|as an?|as|with|of)\s+((?:[\p{L}\d&/+#'’-]+\s?){1,5})/u.exec(
    sentence.replace(/\bof (?=experience)/, ""),
  );
  return words === null ? null : words[1]!.trim();
}
