import { yearsOfEvidence } from "#engine/match/years-of-evidence.ts";
import type { Resume, ResumeJob } from "#engine/resume/model/resume.ts";
import type { Span } from "#engine/text/span.ts";
import { RELEASE } from "../knowledge/dates/release-date.ts";
import { ALL_YEARS, SERVICE, YEARS } from "../knowledge/letters/templates.ts";
import { isPersonNoun } from "../knowledge/titles/letter-titles.ts";
import type { JobNames } from "./cards/card.ts";
import { isSayable } from "./cards/is-sayable.ts";
import { plainCase } from "./cards/plain-case.ts";
import { articleFor } from "./names/realize-names.ts";
import type { LetterDraft } from "./open-draft.ts";
import { isNearTitle } from "./relevance/is-near-title.ts";

const SUMMARY = new Set(["summary", "contact", "other"]);
const IN_YEARS =
  /(?:\b(more than|over|nearly|almost|around|about|at least)\s+)?(?<![\d.,])\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)((?:[.,]\d)?\s?(?:\+|plus)|[.,]\d)?\s*(?:years?|yrs?)['’]?(?:\s+of)?(?:\s+(?:professional|work|working|industry|practical|relevant|hands-on|proven|extensive|progressive|valuable))?\s+(?:experience|expertise)\s+(?:working\s+)?(?:in|as|with|of)\s+([^.;:|()•]+)/iu;
/** Where the field ends: what comes after it tells of the person. */
const ENDS =
  /,? (?:specializing|specialising|including|such as|across|seeking|looking|who|which|that|where|with an?|with the|working|leading|along|within|focusing|and (?:a|an|the|strong|proven|excellent)|to|for|from|having|using) |, \p{L}+(?:ing|ed) |,(?= \p{L}+(?: \p{L}+)?$)/u;
const MOST_WORDS = 7;
const MOST_LISTED = 3;

/** 'I have more than seven years of experience in food quality', in the words that the resume's summary has for it. */
export function realizeYears(draft: LetterDraft, resume: Resume): boolean {
  for (const block of resume.blocks) {
    if (block.kind === "heading" || !SUMMARY.has(block.section)) continue;
    const found = IN_YEARS.exec(resume.text.slice(block.start, block.end).replace(/\s+/g, " "));
    if (found === null) continue;
    const [, hedge, count = "", more, rest = ""] = found;
    const field = fieldOf(rest);
    // 'one year' is no argument, and '1 years' no English.
    if (field === null || /^(?:0?1|one)$/i.test(count)) continue;
    // Of '2.6 years' two are over.
    const sureHedge = more === undefined ? (hedge?.toLowerCase() ?? null) : "more than";
    const years = `${sureHedge === null ? "" : `${sureHedge} `}${count.toLowerCase()}`;
    if (draft.say("years", YEARS, { years, field }, [draft.quote("resume", block)])) return true;
  }
  return false;
}

const IN_ALL =
  /(?:\b(more than|over)\s+)?(?<![\d.,-])\b(\d{1,2})(\+)?\s*(?:years?|yrs?)['’]?\s+(?:of\s+)?(?:\p{L}+\s+)?experience\b/iu;

/** How long somebody has worked at all, as their summary counts it and nobody else was counted in. */
export function realizeAllYears(draft: LetterDraft, resume: Resume): boolean {
  for (const block of resume.blocks) {
    if (block.kind === "heading" || !SUMMARY.has(block.section)) continue;
    const found = IN_ALL.exec(resume.text.slice(block.start, block.end).replace(/\s+/g, " "));
    if (found === null || Number(found[2]) < LEAST_YEARS) continue;
    const hedge = found[3] === undefined ? (found[1]?.toLowerCase() ?? null) : "more than";
    const years = `${hedge === null ? "" : `${hedge} `}${found[2]}`;
    if (draft.say("all-years", ALL_YEARS, { years }, [draft.quote("resume", block)])) return true;
  }
  return false;
}

/** Fewer whole years are no argument. */
const LEAST_YEARS = 3;

type Service = {
  draft: LetterDraft;
  resume: Resume;
  names: readonly JobNames[];
  asked: string | null;
  /** Where the resume shows what the ad asks for. */
  shown: readonly Span[];
};

/**
 * How long somebody has held posts like the one asked for, or in which they did what it asks for: several jobs whose titles
 * end alike and whose dates were surely read.
 */
export function realizeService({ draft, resume, names, asked, shown }: Service): boolean {
  const posts = resume.jobs.flatMap((job, index) => {
    const { title = null, years = null, current = false } = names[index] ?? {};
    const isDated = years !== null || current;
    return isDated && title !== null ? [{ job, title }] : [];
  });
  const near = posts.filter(({ job }) => isNearTitle(job.title, asked));
  const showing = posts.filter(
    ({ job }) => shown.filter(({ start, end }) => start >= job.start && end <= job.end).length >= LEAST_SHOWN,
  );
  return [near, showing].some((alike) => sayService(draft, resume, alike));
}

/** So many things that the ad asks for make a job one of its kind. */
const LEAST_SHOWN = 2;

function sayService(
  draft: LetterDraft,
  resume: Resume,
  posts: readonly { job: ResumeJob; title: string }[],
): boolean {
  const title = posts.length < 2 ? null : endingOf(posts.map((one) => one.title));
  if (title === null) return false;
  const spans = posts.map(({ job }) => job);
  const length = yearsOfEvidence(resume, spans);
  const whole = Math.floor(length);
  // Of a job that goes on the resume's own dates may end long before today: no lower count beside 'since 2014'.
  const isStale = spans.some(
    ({ current, from }) => current && from !== null && RELEASE.year - from.at.year > whole,
  );
  if (whole < LEAST_YEARS || isStale || GENERIC.test(title)) return false;
  const years = `${length - whole >= MORE ? "more than " : ""}${whole}`;
  const own = spans.map((job) => draft.quote("resume", { start: job.start, end: lineEnd(resume.text, job) }));
  return draft.say("service", SERVICE, { years, job: `${articleFor(title)} ${title}` }, own);
}

const MORE = 0.3;
/** Alone they tell no trade. */
const GENERIC =
  /^(?:engineer|manager|executive|consultant|specialist|officer|coordinator|analyst|director|supervisor|lead|technician|researcher|member|intern|operator)$/;

function lineEnd(text: string, { start, end }: Span): number {
  const stop = text.indexOf("\n", start);
  return stop === -1 || stop > end ? end : stop;
}

/** 'accountant' of 'a senior accountant' and 'an accountant': a post, or null where they end in no common one. */
function endingOf(titles: readonly string[]): string | null {
  const [first = [], ...others] = titles.map((title) => title.split(" ").slice(1).toReversed());
  const stop = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  const shared = stop === -1 ? first : first.slice(0, stop);
  const head = shared[0]?.toLowerCase() ?? "";
  return isPersonNoun(head) && !/^(?:assistant|associate|intern|trainee)$/.test(head)
    ? shared.toReversed().join(" ")
    : null;
}

function fieldOf(rest: string): string | null {
  const flat = `${rest.replace(/\s+/g, " ").trim()} `;
  const stop = ENDS.exec(flat);
  const whole = flat
    .slice(0, stop?.index ?? flat.length)
    .trim()
    .replace(/[,&-]+$/, "");
  const parts = whole.split(/, /);
  if (parts.length > MOST_LISTED || (parts.length > 1 && !/ and /.test(whole))) return null;
  const said = plainCase(`in ${whole}`)?.slice("in ".length) ?? null;
  // 'dynamic work environment': nothing that anybody has experience in.
  if (/\benvironments?$|^an? \p{L}+$/iu.test(whole)) return null;
  // 'OMNICO': an employer.
  if (/^\p{Lu}{4,}$/u.test(whole)) return null;
  // 'digital', 'financial': what of it was cut off.
  if (/^\p{L}+(?:al|ive|ous)$/u.test(whole)) return null;
  if (said === null || said.split(" ").length > MOST_WORDS || said.length < 3) return null;
  if (!isSayable(`worked in ${said}`, "past")) return null;
  // 'the automation industry'
  return /\b(?:industry|sector|domain|field)$/.test(said) && !/^(?:the|an?) /.test(said)
    ? `the ${said}`
    : said;
}
