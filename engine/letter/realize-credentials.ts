import type { Job } from "#engine/job/model/job.ts";
import type { TermHit } from "#engine/lexicon/term.ts";
import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { isInside, type Quote, type Span } from "#engine/text/span.ts";
import { HELD, LISTED, SPOKEN } from "../knowledge/letters/credential-templates.ts";
import { EVERYDAY_TOOL } from "../knowledge/letters/everyday-tools.ts";
import { EXAMINATION } from "../knowledge/letters/examinations.ts";
import type { FactCard } from "./cards/card.ts";
import { joinList } from "./names/realize-names.ts";
import type { LetterDraft } from "./open-draft.ts";
import { realizeHonours } from "./realize-honours.ts";
import { isSkillName, isSkillTerm } from "./realize-match.ts";
import { realizeStudies } from "./realize-studies.ts";
import { realizeHeld, realizeTerm } from "./realize-term.ts";
import { isPlainlyMeant } from "./relevance/is-plainly-meant.ts";
import { isSkillQuote } from "./relevance/is-skill-quote.ts";
import { listKin } from "./relevance/list-kin.ts";

const IN_A_LIST = 4;
/** Of what is only listed, so many names are said once; more would be a list of skills. */
const MOST_LISTED = 4;
/** Of a letter that tells hardly any work. */
const MOST_OF_THIN = 6;
const THIN = 2;
/** So many are looked at until enough of them are vouched for by themselves. */
const MOST_TRIED = 10;

type Term = RankedRequirement["term"];
type Parts = {
  draft: LetterDraft;
  resume: Resume;
  job: Job;
  /** Every term of the resume. */
  terms: readonly TermHit[];
  /** Words of the ad by how much they tell. */
  asked: ReadonlyMap<string, number>;
  ranked: readonly RankedRequirement[];
  said: readonly FactCard[];
};

/** What the ad asks to be held or spoken, the highest degree, and the tools that the resume only lists. */
export function realizeCredentials(parts: Parts): void {
  const { draft, resume, job, terms, asked, ranked, said } = parts;
  draft.paragraph();
  realizeStudies(draft, resume, asked, asksForDegree(job));
  realizeHonours(draft, resume, asked, ranked);
  const text = draft.text().toLowerCase();
  const open = ranked
    .map(({ term }) => term)
    .filter(
      (term, index, all) =>
        !text.includes(realizeTerm(term).toLowerCase()) &&
        !all.some((other, at) => at !== index && isWithin(realizeTerm(term), realizeTerm(other), index > at)),
    );
  const isTold = (quote: Span) =>
    resume.jobs.some((job) => job.bullets.some((line) => isInside(quote, line)));
  const held = open.filter(
    (term) =>
      term.kind === "certificate" &&
      !EXAMINATION.test(realizeTerm(term)) &&
      !LEVEL_ALONE.test(realizeTerm(term)) &&
      term.resumeQuotes.some((quote) => !isTold(quote) && !isAhead(quote, resume)),
  );
  sayTerms(parts, "held", HELD, held.slice(0, IN_A_LIST), realizeHeld);
  const spoken = listSpoken(open, resume);
  sayTerms(parts, "spoken", SPOKEN, spoken.slice(0, IN_A_LIST), realizeTerm);
  const skills = [...resume.skills, ...resume.blocks.filter(({ section }) => section === "skills")];
  const listed = open.filter(
    (term) =>
      term.kind === "hard" &&
      term.status === "have" &&
      /^\p{Lu}/u.test(term.label) &&
      isSkillTerm(term) &&
      isPlainlyMeant(realizeTerm(term), term.quotes, job.text) &&
      (/^\p{Lu}/u.test(realizeTerm(term)) || isListedWhole(term, resume)) &&
      term.resumeQuotes.some(
        (quote) => skills.some((skill) => isInside(quote, skill)) && isSkillQuote(quote, resume),
      ) &&
      !said.some((card) => term.resumeQuotes.some((quote) => isInside(quote, card.quote))),
  );
  const sure = listed
    .slice(0, MOST_TRIED)
    .filter((term) => draft.vouches(`My skills include ${realizeTerm(term)}.`))
    .slice(0, said.length < THIN ? MOST_OF_THIN : MOST_LISTED);
  const kin = listKin(resume, job, terms)
    .filter(
      ({ name, quote }) =>
        isSkillName(name) &&
        !EVERYDAY_TOOL.test(name) &&
        isSkillQuote(quote, resume) &&
        !text.includes(name.toLowerCase()),
    )
    .filter(({ name }) => !sure.some((term) => overlaps(realizeTerm(term), name)))
    .slice(0, MOST_OF_THIN)
    .filter(({ name }) => draft.vouches(`My skills include ${name}.`))
    .slice(0, Math.max(0, (said.length < THIN ? MOST_OF_THIN : MOST_LISTED) - sure.length));
  sayListed(parts, sure, kin);
}

/** Languages that the resume lists as such. */
function listSpoken(open: readonly Term[], resume: Resume): Term[] {
  const languages = open.filter(
    ({ kind, label, resumeQuotes }) =>
      kind === "language" &&
      label !== "English" &&
      // 'Chinese Academy' is no language.
      resumeQuotes.some((quote) => resume.languages.some((one) => isInside(quote, one))),
  );
  const isNarrower = languages.some(({ label }) => /^(?:Mandarin|Cantonese)/.test(label));
  return languages.filter(({ label }) => !isNarrower || label !== "Chinese");
}

function asksForDegree({ terms }: Job): boolean {
  return terms.some(({ kind }) => kind === "degree");
}

/** What is listed: by itself where the ad asks for all of it, else beside what is of its trade. */
function sayListed(
  parts: Parts,
  sure: readonly Term[],
  kin: readonly { name: string; quote: Quote }[],
): void {
  const { draft } = parts;
  const isFurther = ASKED.test(draft.text());
  // One thing that everybody has is no argument.
  if (kin.length === 0 && sure.every((term) => EVERYDAY_TOOL.test(realizeTerm(term)))) return;
  // Nor is one thing that nobody has asked for, beside some that were.
  if (isFurther && sure.length === 0 && kin.length < 2) return;
  if (kin.length > 0) {
    const own = [
      ...sure.flatMap((term) => [
        ...term.resumeQuotes.slice(0, 1).map((quote) => draft.quote("resume", quote)),
        ...term.quotes.slice(0, 1).map((quote) => draft.quote("job", quote)),
      ]),
      ...kin.map(({ quote }) => draft.quote("resume", quote)),
    ];
    const list = joinList([...sure.map(realizeTerm), ...kin.map(({ name }) => name)]);
    if (draft.say("rest", isFurther ? LISTED.further : LISTED.own, { list }, own)) return;
  }
  const frames = isFurther ? LISTED.further : sure.length > 1 ? LISTED.several : LISTED.one;
  sayTerms(parts, "rest", frames, sure, realizeTerm);
}

/** 'Windows' beside 'Windows Server'. */
function overlaps(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

/** Characters behind a certificate's name in which it may be said that it is not held, up to the next item. */
const ROW_END = 40;
const NOT_HELD =
  /\b(?:trained|training|in progress|ongoing|pursuing|preparing|preparation|studying|expected|anticipated|scheduled|planned|appearing|aspirant|candidate|eligible)\b/i;

/** 'CCNA – Trained', 'PMP (in progress)': known of, and not held. */
function isAhead({ end }: Span, { text }: Resume): boolean {
  return NOT_HELD.test(text.slice(end, end + ROW_END).split(/[\n,;|]/)[0]!);
}

/** 'Tier 1' of a desk or of a supplier: nobody holds it. */
const LEVEL_ALONE = /^(?:tier|level|grade|class|phase|stage) ?\d$/i;

const ASKED = /\b(?:you ask|role asks|advert asks) for\b/i;

/** Of an item of a list, the share that a term must make up to be what is listed. */
const WHOLE = 0.8;

/** 'customer service' where the list has just that. */
function isListedWhole(term: Term, { skills }: Resume): boolean {
  return (
    / /.test(realizeTerm(term)) &&
    skills.some((skill) =>
      term.resumeQuotes.some(
        (quote) => isInside(quote, skill) && quote.end - quote.start >= (skill.end - skill.start) * WHOLE,
      ),
    )
  );
}

function sayTerms(
  { draft }: Parts,
  slot: string,
  frames: readonly string[],
  open: readonly Term[],
  say: (term: Term) => string,
): void {
  for (let count = open.length; count > 0; count -= 1) {
    const terms = open.slice(0, count);
    const own = terms.flatMap((term) => [
      ...term.resumeQuotes.slice(0, 1).map((quote) => draft.quote("resume", quote)),
      ...term.quotes.slice(0, 1).map((quote) => draft.quote("job", quote)),
    ]);
    const names = terms.map(say);
    if (
      draft.say(
        slot,
        frames,
        { list: joinList(names), them: sayThem(names), are: names.length > 1 ? "are" : "is" },
        own,
      )
    )
      return;
  }
}

/** What was listed, spoken of again. */
function sayThem([first = "", ...others]: readonly string[]): string {
  if (others.length > 0) return others.length === 1 ? "both" : "all of them";
  return /(?:[^su]s|ies)$/.test(first) && !/ics$/.test(first) ? "them" : "it";
}

/** 'first aid' is said with 'first aid certificate'; of two that are the same the first is kept. */
function isWithin(name: string, other: string, later: boolean): boolean {
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  return one === two ? later : two.includes(one);
}
