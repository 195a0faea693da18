import type { Job } from "#engine/job/model/job.ts";
import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import {
  ABOUT,
  type LetterTemplates,
  NOTES,
  OFFERS,
  SHORT_NOTES,
  WHY_ASKED,
  WHY_MORE,
} from "../knowledge/letters/templates.ts";
import { listAbout } from "./ad-about.ts";
import { type AdPhrase, listPhrases } from "./ad-phrases.ts";
import type { Tone } from "./letter.ts";
import type { LetterDraft } from "./open-draft.ts";
import { joinList } from "./realize-names.ts";
import type { AdNames } from "./realize-opening.ts";
import { isRealizable, type RealizedTerm, realizeTerm } from "./realize-term.ts";

const PHRASES = 6;
const MORE = 10;
const LONGEST_PAIR = 18;
const ROOMY: Readonly<Record<Tone, number>> = { professional: 176, warm: 176, concise: 180, confident: 178 };

type Parts = {
  draft: LetterDraft;
  frames: LetterTemplates;
  job: Job;
  ranked: readonly RankedRequirement[];
  names: AdNames;
  thin: boolean;
  tone: Tone;
};

/** Chores that nobody applies for. */
const CHORE =
  /\b(?:rotas?|on-call|shifts?|weekends?|overtime|paperwork|reports?|records?|logs?|clean|tidy|cleaning|van|stock|compliance|complying|rules|policies|procedures|duties|logging|registering|ordering|invoices?|personal care|other|needed|required|necessary|ensuring|maintaining|following|adhering|assisting)\b/;

/** Duties in the order in which one would name them: what the resume shows most of first, no chores. */
function listWorthwhile(job: Job, ranked: readonly RankedRequirement[]): AdPhrase[] {
  const shownIn = ({ start, end }: AdPhrase) =>
    ranked.filter(({ term }) => term.quotes.some((quote) => quote.start >= start && quote.end <= end)).length;
  return listPhrases(job)
    .filter(({ said }) => !CHORE.test(said))
    .map((phrase) => ({ phrase, shown: shownIn(phrase) }))
    .toSorted((a, b) => b.shown - a.shown)
    .map(({ phrase }) => phrase)
    .slice(0, PHRASES);
}

/** Why here, in the ad's own words; what the experience is for; and the close. */
export function realizeClosing(parts: Parts): void {
  const { draft, frames, names, thin, tone } = parts;
  draft.paragraph();
  sayAbout(parts);
  sayWhy(parts);
  sayMore(parts);
  const team = names.company ?? "your team";
  if (thin) draft.say("note", SHORT_NOTES, {});
  else if (!draft.say("bring", frames.bring, { team }))
    draft.say("bring", frames.bring, { team: "your team" });
  if (draft.words() < ROOMY[tone] && !thin) draft.say("notes", NOTES, {});
  if (draft.words() < ROOMY[tone]) draft.say("offer", OFFERS, {});
  draft.say("closing", frames.closing, {});
}

/** What the employer does, in its own words. */
function sayAbout({ draft, job, tone }: Parts): void {
  for (const about of listAbout(job).slice(0, 2)) {
    // One helps with what is done, and not with what somebody is.
    const frames = / (?:is|are) (?:an?|the) /.test(` ${about.said}`)
      ? ABOUT[tone].filter((frame) => !/ help | contribute /.test(frame))
      : ABOUT[tone];
    if (draft.say("about", frames, { about: about.said }, [draft.quote("job", about)])) return;
  }
}

/** 'WMS' beside 'Manhattan WMS' says one thing twice. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(one.toLowerCase());
}

/** One more duty of the ad, in a letter that has room for it. */
function sayMore({ draft, job, ranked, tone, thin }: Parts): void {
  if (thin || draft.words() > ROOMY[tone] - MORE) return;
  const text = draft.text();
  for (const phrase of listWorthwhile(job, ranked)) {
    if (
      !text.includes(phrase.said) &&
      draft.say("more", WHY_MORE, { np: phrase.said }, [draft.quote("job", phrase)])
    )
      return;
  }
}

/** Only the first of several that a reader would take for the same. */
function isFirstOfSame(term: RealizedTerm, index: number, all: readonly RealizedTerm[]): boolean {
  return !all.slice(0, index).some((other) => isSame(realizeTerm(other), realizeTerm(term)));
}

function isNamed(term: RealizedTerm): boolean {
  return /^\p{Lu}/u.test(realizeTerm(term));
}

function sayWhy({ draft, frames, job, ranked, tone }: Parts): void {
  const phrases = listWorthwhile(job, ranked);
  const [first] = phrases;
  const second = phrases.find(
    ({ said }, index) =>
      index > 0 &&
      `${first!.said} ${said}`.split(" ").length <= LONGEST_PAIR &&
      !/ and /.test(`${first!.said} ${said}`),
  );
  if (
    first !== undefined &&
    second !== undefined &&
    (tone !== "concise" || draft.words() < ROOMY[tone] + 20)
  ) {
    const own = [draft.quote("job", first), draft.quote("job", second)];
    if (draft.say("whyTwo", frames.whyTwo, { np: first.said, np2: second.said }, own)) return;
  }
  for (const phrase of phrases) {
    if (draft.say("why", frames.why, { np: phrase.said }, [draft.quote("job", phrase)])) return;
  }
  const terms = ranked
    .map(({ term }) => term)
    .filter(
      (term) =>
        term.kind === "hard" &&
        !/ and |^first aid$|safety$|^customer service$| work$/.test(realizeTerm(term)),
    )
    .filter((term, index, all) => all.findIndex((other) => other.id === term.id) === index)
    .filter(isFirstOfSame)
    .filter(isRealizable)
    // Two activities, or two names: 'plumbing and Vaillant' are no pair.
    .filter((term, _index, all) => isNamed(term) === isNamed(all[0]!))
    .slice(0, 2);
  if (terms.length === 2) {
    const own = terms.flatMap((term) => term.quotes.slice(0, 1).map((quote) => draft.quote("job", quote)));
    if (draft.say("whyNeed", frames.whyNeed, { list: joinList(terms.map(realizeTerm)) }, own)) return;
  }
  sayAsked(draft, job);
}

/** What the ad asks for, as something to hear more about: it claims none of it. */
function sayAsked(draft: LetterDraft, job: Job): void {
  const text = draft.text().toLowerCase();
  const asked = job.terms
    .map((term) => ({ ...term, resumeQuotes: [] }))
    .filter(
      (term) =>
        term.kind === "hard" && isRealizable(term) && !isNamed(term) && !/ and /.test(realizeTerm(term)),
    )
    .filter((term) => !text.includes(realizeTerm(term).toLowerCase()));
  const terms = asked.filter(isFirstOfSame).slice(0, 2);
  if (terms.length === 0) return;
  const own = terms.flatMap((term) => term.quotes.slice(0, 1).map((quote) => draft.quote("job", quote)));
  draft.say("asked", WHY_ASKED, { list: joinList(terms.map(realizeTerm)) }, own);
}
