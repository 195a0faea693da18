import { applyFacts } from "#engine/facts/apply-facts.ts";
import type { Job } from "#engine/job/model/job.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { isDictionaryWord } from "#engine/knowledge/words/english-words.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { hashText } from "#engine/text/hash-text.ts";
import { rememberWithin } from "#engine/text/remember.ts";
import { isInside } from "#engine/text/span.ts";
import { LETTER_TEMPLATES } from "../knowledge/letters/templates.ts";
import { isPersonNoun } from "../knowledge/titles/letter-titles.ts";
import type { FactCard } from "./cards/card.ts";
import { readCards } from "./cards/read-cards.ts";
import { readJobNames } from "./cards/read-job-names.ts";
import { type LetterChoices, NO_CHOICES } from "./choices.ts";
import { chooseCards } from "./choose-cards.ts";
import { isSureCompany } from "./is-sure-company.ts";
import type { ComposedLetter, LetterPoint, Tone } from "./letter.ts";
import { capitalise, realizeEmployer, realizeName, realizePerson } from "./names/realize-names.ts";
import { openDraft } from "./open-draft.ts";
import { rankAsked, rankShown } from "./rank-asked.ts";
import { realizeClosing } from "./realize-closing.ts";
import { realizeCredentials } from "./realize-credentials.ts";
import { realizeEvidence } from "./realize-evidence.ts";
import { realizeHistory } from "./realize-history.ts";
import { realizeMatch } from "./realize-match.ts";
import { realizeOpening } from "./realize-opening.ts";
import { realizeOwnWords } from "./realize-own-words.ts";
import { realizeTerm } from "./realize-term.ts";
import { weighWords } from "./relevance/weigh-words.ts";
import { listTold, takeChosen } from "./take-choices.ts";
import { openSource } from "./verify/source.ts";

export type LetterOptions = {
  tone: Tone;
  company?: string | null;
  jobTitle?: string | null;
  choices?: LetterChoices;
  /** Another wording of the same: 0 is the first. */
  variant?: number;
};

const MOST_POINTS = 6;

/**
 * Writes a cover letter from what resume and ad say, and nothing else: a sentence that the verifier does not vouch for is
 * left out, so that a thin resume gives a short letter. Pure: the same resume, ad and options give the same letter.
 */
export function composeLetter(read: Resume, job: Job, options: LetterOptions): ComposedLetter {
  return rememberWithin(() => compose(read, job, options));
}

function compose(read: Resume, job: Job, options: LetterOptions): ComposedLetter {
  const { choices = NO_CHOICES, variant = 0 } = options;
  const resume = applyFacts(read, choices.facts);
  const cards = readCards(resume);
  const source = openSource(resume, job, options, listTold(resume, choices));
  const draft = openDraft(source, hashText(`${job.text}\n${resume.text}${variant === 0 ? "" : variant}`));
  const frames = LETTER_TEMPLATES[options.tone];
  const match = matchResume(resume, job);
  const requirements = rankAsked(match);
  const ranked = rankShown(requirements);
  const company = options.company ?? (isSureCompany(job) ? source.company : null);
  const names = {
    greeted: realizeName(company),
    company: realizeEmployer(company),
    title: realizePost(source.jobTitle?.replace(/\\(?=[&%$#_])/g, "") ?? null),
  };

  const jobs = readJobNames(resume);
  const asked = weighWords(job);
  const proofs =
    choices.cards === null
      ? chooseCards(cards, resume, job, ranked, asked)
      : takeChosen(cards, choices.cards, ranked);
  const shown = ranked.filter(({ term }) => term.kind !== "soft").flatMap(({ term }) => term.resumeQuotes);
  const introduced = realizeOpening({ draft, frames, resume, names, jobs, shown });
  realizeMatch(draft, resume, job, ranked);
  const said = realizeEvidence({ draft, proofs, names: jobs, introduced, hasWork: tellsOfWork(resume) });
  realizeOwnWords(draft, choices.own);
  realizeHistory({
    draft,
    resume,
    names: jobs,
    introduced,
    said,
    asked: source.jobTitle,
    shown,
    weights: asked,
  });
  realizeCredentials({ draft, resume, job, terms: match.resumeTerms, asked, ranked, said });
  realizeClosing({ draft, templates: frames });

  draft.line(draft.first("signOff", frames.signOff));
  const signature = realizePerson(resume.contact.name?.value ?? "");
  if (signature !== null) draft.below(signature);
  return { ...draft.finish(), cards: said, points: listPoints(requirements, said) };
}

/** The advertised post as one person has it: 'Graphic Designers' as 'Graphic Designer'; null where the ad gives several. */
function realizePost(title: string | null): string | null {
  const name = spell(realizeName(closeQuotes(title?.split(/\s+\?\s+/)[0]?.replace(POST_NUMBER, "") ?? null)));
  if (name === null || name.split("/").length > 2) return null;
  const [, head = ""] = /^(.*\p{L})s$/u.exec(name) ?? [];
  if (head !== "" && name.includes("/")) return null;
  return isPersonNoun(head.split(/[ /-]/).at(-1)!.toLowerCase()) ? head : name;
}

/** The number under which a firm keeps a vacancy: 'Florist - MON17446'. */
const POST_NUMBER = /\s*[-–—,(#]\s*(?:\p{Lu}{1,5}[-_]?)?\d{4,}\)?$/u;

/** '"Baker' without the sign whose other one the ad has elsewhere. */
function closeQuotes(title: string | null): string | null {
  const signs = title?.match(/["“”]/g) ?? [];
  return signs.length % 2 === 1 ? (title?.replace(/["“”]/g, "").trim() ?? null) : title;
}

/** 'Account Manager INSURANCES' and 'etl developer' as a letter writes them. */
function spell(title: string | null): string | null {
  const small = title === title?.toLowerCase();
  return (
    title?.replace(/(?<![\p{L}\d])\p{L}{2,}(?![\p{L}\d])/gu, (word) => {
      const lower = word.toLowerCase();
      const isWord = isDictionaryWord(lower) || wordBand(lower) !== undefined;
      if (/^\p{Lu}{5,}$/u.test(word) && (isWord || isPersonNoun(lower))) return capitalise(lower);
      const isKnown = isWord || /^(?:sr|jr)$/.test(lower);
      return small && word.length < 5 && !isKnown && !isPersonNoun(lower) ? word.toUpperCase() : word;
    }) ?? null
  );
}

/** Under a heading of work, or in a job that was read. */
function tellsOfWork({ jobs, blocks }: Resume): boolean {
  return (
    jobs.length > 0 ||
    blocks.some(({ section }) => section === "experience") ||
    !blocks.some(({ section }) => section === "projects")
  );
}

/** What the ad asks for and no line of the letter shows: the person may have more to say of it than their resume. */
function listPoints(requirements: readonly RankedRequirement[], said: readonly FactCard[]): LetterPoint[] {
  return requirements
    .filter(({ term }) => term.kind !== "soft" && term.need !== "nice")
    .filter(
      ({ term }) => !term.resumeQuotes.some((quote) => said.some(({ quote: line }) => isInside(quote, line))),
    )
    .slice(0, MOST_POINTS)
    .map(({ term }) => ({ need: realizeTerm(term), asked: term.quotes[0]! }));
}
