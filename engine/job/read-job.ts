import { rememberWithin } from "#engine/text/remember.ts";
import type { Quote, Span } from "#engine/text/span.ts";
import { cleanAd } from "./clean/clean-ad.ts";
import { type MappedText, toOriginal } from "./clean/mapped-text.ts";
import { readSeniority } from "./header/read-seniority.ts";
import type { AdModels } from "./judge/ad-models.ts";
import { judgeTerms } from "./judge/judge-terms.ts";
import type { Job } from "./model/job.ts";
import { gatherTerms } from "./requirements/gather-terms.ts";
import { readKeywords } from "./requirements/read-keywords.ts";
import { readRequirements } from "./requirements/read-requirements.ts";
import { readSections } from "./sections/read-sections.ts";

/** Longest ad that is read, in UTF-16 code units; what follows is left unread. */
export const LONGEST_AD = 50_000;

/**
 * Reads a job ad as pasted: what it asks for, how much, and where it says so. Any text is read; one that asks for
 * nothing gives empty lists. Every offset is into the text as given, and every quote is what stands there.
 */
export function readJob(text: string, models?: AdModels): Job {
  return rememberWithin(() => readWhole(text, models));
}

function readWhole(text: string, models: AdModels | undefined): Job {
  const cleaned = cleanAd(text.slice(0, LONGEST_AD));
  const ruled = readRequirements(cleaned.text);
  const { blocks, title, company, years, degrees, conditions } = ruled;
  const { asked, mentioned } = judgeTerms(ruled, models);
  const taken = [...asked, ...mentioned, ...years, ...degrees, ...conditions];
  const keywords = readKeywords(cleaned.text, blocks, taken, [title, company]);
  const quoted = quoteFrom(text, cleaned);
  return {
    text,
    blocks: blocks.map(({ kind, section, ...span }) => ({ kind, section, ...toOriginal(cleaned, span) })),
    sections: readSections(blocks).map((section) => ({ ...section, ...toOriginal(cleaned, section) })),
    title: title && quoted(title),
    company: company && quoted(company),
    titles: ruled.titles.map((guess) => ({ ...quoted(guess), confidence: guess.confidence })),
    companies: ruled.companies.map((guess) => ({ ...quoted(guess), confidence: guess.confidence })),
    seniority: readSeniority(title?.quote ?? null),
    terms: gatherTerms([...asked, ...keywords].map((hit) => ({ ...hit, ...quoted(hit) }))),
    years: years.map((item) => ({ ...item, ...quoted(item) })),
    degrees: degrees.map((degree) => ({ ...degree, ...quoted(degree) })),
    conditions: conditions.map((condition) => ({ ...condition, ...quoted(condition) })),
  };
}

/** Places of the cleaned text as quotes of the original. */
function quoteFrom(original: string, cleaned: MappedText): (span: Span) => Quote {
  return (span) => {
    const { start, end } = toOriginal(cleaned, span);
    return { start, end, quote: original.slice(start, end) };
  };
}
