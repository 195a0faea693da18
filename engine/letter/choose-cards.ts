import type { Job } from "#engine/job/model/job.ts";
import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { Span } from "#engine/text/span.ts";
import type { FactCard } from "./cards/card.ts";
import { openJudge } from "./judge/judge-line.ts";
import { isNearTitle } from "./relevance/is-near-title.ts";
import { listShown } from "./relevance/list-shown.ts";
import { stemsOf } from "./relevance/weigh-words.ts";

/** A card with what of the ad it shows. */
export type Proof = {
  card: FactCard;
  shows: RankedRequirement[];
  relevance: number;
  /** In the person's own words. */
  isTheirs?: boolean;
};

const MOST_PROOFS = 8;
/** Of a job with the ad's own title one line more is told. */
const MOST_OF_ONE_JOB = 3;
const MOST_OF_NEAR_JOB = 4;
const MOST_JOBS = 3;
const MOST_OF_ONE_FORM = 3;
/**
 * Below these a card answers nothing of the ad; chosen by reading letters of pairs of the train part. One thing asked for that
 * a line shows in its own words is enough, some everyday words that both have are not.
 */
const FLOOR = 0.42;
const FLOOR_OF_NEAR_TITLE = 0.15;
/**
 * Where little answers the ad, so many lines of a job with the ad's own title are said all the same, some of what was done last
 * if they touch the ad at all, and results.
 */
const ENOUGH = 3;
const ENOUGH_NEAR = 5;
const FLOOR_OF_NEWEST = 0.12;
const FLOOR_OF_RECENT = 0.25;
/** One everyday word of the ad. */
const FLOOR_OF_TOUCH = 0.03;
/** The jobs that a reader looks at first. */
const RECENT = 3;
const FLOOR_OF_STRONG = 0.1;
/**
 * Lines that strict readers would find sound less often stay unsaid: the first leaves six in ten unsaid and keeps more than half
 * of the sound ones. A letter with fewer than two of them takes those of the second, which keeps four in five of the sound ones
 * and half as many more defects a line (docs/models.md).
 */
const LEAST_SOUND = 0.5;
const LEAST_SOUND_OF_FEW = 0.4;
const FEW = 2;
/** Of these seven in ten were sound: as long as the letter has hardly a line, they need share little with the ad. */
const SURELY_SOUND = 0.6;
const MOST_OVERLAP = 1.5;
const PER_TERM = 0.34;
const MOST_REPEATED = 0.45;
const SHARED_BEFORE = 0.3;
/**
 * Where resume and ad fit, plain deeds of the newest jobs that readers would find sound are told though they share no word
 * with the ad, as long as the letter has hardly a line: a letter of names alone says less.
 */
const LEAST_FIT = 3;
const SOUND_ALONE = 0.45;

/** The lines that argue best for this ad: its first duties and musts, each with what shows it most plainly. */
export function chooseCards(
  cards: readonly FactCard[],
  resume: Resume,
  job: Job,
  ranked: readonly RankedRequirement[],
  asked: ReadonlyMap<string, number>,
): Proof[] {
  const newest = Math.max(
    0,
    resume.jobs.findIndex(({ current }) => current),
  );
  const titled = resume.jobs.map((own) => isNearTitle(own.title, job.title?.quote ?? null));
  const near = resume.jobs.map((own, at) => titled[at]! || countShown(own, ranked) >= LEAST_SHOWN);
  const judge = openJudge(cards, resume, job, ranked, asked);
  const fits = near.some(Boolean) || ranked.filter(({ term }) => term.kind === "hard").length >= LEAST_FIT;
  const judged = cards
    .map((card) => ({ card, sound: judge(card) }))
    .filter(({ card, sound }) => sound >= LEAST_SOUND_OF_FEW || isProven(card, titled))
    .map(({ card, sound }) => ({ card, sound, shows: listShown(card, ranked), stems: stemsOf(card.text) }));
  const chooseFrom = (least: number): Proof[] => {
    const left = judged.filter(({ card, sound }) => sound >= least || isProven(card, titled));
    const chosen: Proof[] = [];
    const covered = new Set<string>();
    const said = new Set<string>();
    const floor = ({ card, sound }: { card: FactCard; sound: number }) => {
      const { job: own } = card;
      const isNear = own !== null && near[own] === true;
      if (isNear && chosen.length < ENOUGH_NEAR)
        return isStrong(card) || (chosen.length < ENOUGH && isPlainDeed(card, resume)) ? 0 : FLOOR_OF_STRONG;
      if (isNear) return FLOOR_OF_NEAR_TITLE;
      const isNewest = own === newest || own === 0;
      if (fits && isNewest && chosen.length < ENOUGH && sound >= SOUND_ALONE && isPlainDeed(card, resume))
        return 0;
      // What came of somebody's work speaks for them anywhere.
      if (chosen.length < ENOUGH && isStrong(card) && (own === newest || card.result)) return 0;
      if (chosen.length < ENOUGH && isStrong(card) && own !== null && own < RECENT) return FLOOR_OF_TOUCH;
      if (chosen.length < ENOUGH && own === newest) return FLOOR_OF_NEWEST;
      if (chosen.length < ENOUGH && sound >= SURELY_SOUND) return FLOOR_OF_TOUCH;
      // What somebody does today is asked first.
      if (own === newest && !chosen.some((one) => one.card.job === newest)) return FLOOR_OF_RECENT;
      if (chosen.length < ENOUGH && own !== null && own < RECENT) return FLOOR_OF_RECENT;
      return FLOOR;
    };
    while (chosen.length < MOST_PROOFS) {
      const scored = left
        .filter(({ card }) => hasRoom(card, chosen, resume, near))
        .map((one) => ({ one, relevance: relevanceOf(one, asked, covered, said) }))
        .filter(({ one, relevance }) => relevance >= floor(one))
        .map(({ one, relevance }) => ({
          one,
          relevance,
          score: one.sound * (relevance + bonusOf(one.card, resume, near)),
        }));
      const best = scored.reduce<(typeof scored)[number] | null>(
        (top, next) => (top === null || next.score > top.score ? next : top),
        null,
      );
      if (best === null) break;
      left.splice(left.indexOf(best.one), 1);
      if (isRepeated(best.one.stems, said) || chosen.some(({ card }) => card.text === best.one.card.text))
        continue;
      chosen.push({ card: best.one.card, shows: best.one.shows, relevance: best.relevance });
      for (const { term } of best.one.shows) covered.add(term.id);
      for (const stem of best.one.stems) said.add(stem);
    }
    return chosen;
  };
  const surest = chooseFrom(LEAST_SOUND);
  const chosen = surest.length < FEW ? chooseFrom(LEAST_SOUND_OF_FEW) : surest;
  return chosen.length > 0 ? chosen : chooseAtLeast(cards, resume, ranked, asked, judge);
}

/** Of a resume of which no line is sound enough, the two that answer the ad best, if they tell of deeds at all. */
const LEAST_SOUND_ALONE = 0.25;
const FLOOR_ALONE = 0.1;
const MOST_ALONE = 2;

function chooseAtLeast(
  cards: readonly FactCard[],
  resume: Resume,
  ranked: readonly RankedRequirement[],
  asked: ReadonlyMap<string, number>,
  judge: (card: FactCard) => number,
): Proof[] {
  return cards
    .filter(
      (card) =>
        card.kind !== "volunteering" &&
        (card.job === null || card.job < RECENT) &&
        isPlainDeed(card, resume) &&
        judge(card) >= LEAST_SOUND_ALONE,
    )
    .map((card) => {
      const shows = listShown(card, ranked);
      return {
        card,
        shows,
        relevance: relevanceOf({ shows, stems: stemsOf(card.text) }, asked, new Set(), new Set()),
      };
    })
    .filter(({ relevance }) => relevance >= FLOOR_ALONE)
    .toSorted((one, other) => other.relevance - one.relevance)
    .slice(0, MOST_ALONE);
}

/** A job that shows so many skills of the ad is of its kind, whatever its title. */
const LEAST_SHOWN = 3;

function countShown({ start, end }: Span, ranked: readonly RankedRequirement[]): number {
  return ranked.filter(
    ({ term }) =>
      term.kind === "hard" && term.resumeQuotes.some((quote) => quote.start >= start && quote.end <= end),
  ).length;
}

function hasRoom(
  card: FactCard,
  chosen: readonly Proof[],
  resume: Resume,
  near: readonly boolean[],
): boolean {
  const same = chosen.filter((other) => other.card.job === card.job && other.card.kind === card.kind);
  const jobs = new Set(chosen.map((other) => `${other.card.job}${other.card.kind}`));
  const forms = same.filter((other) => other.card.form === card.form && !isSaidOfI(card, resume)).length;
  const most = card.job !== null && near[card.job] === true ? MOST_OF_NEAR_JOB : MOST_OF_ONE_JOB;
  return same.length < most && (same.length > 0 || jobs.size < MOST_JOBS) && forms < MOST_OF_ONE_FORM;
}

function relevanceOf(
  { shows, stems }: { shows: readonly RankedRequirement[]; stems: ReadonlySet<string> },
  asked: ReadonlyMap<string, number>,
  covered: ReadonlySet<string>,
  said: ReadonlySet<string>,
): number {
  const overlap = [...stems].reduce(
    (sum, stem) => sum + (asked.get(stem) ?? 0) * (said.has(stem) ? SHARED_BEFORE : 1),
    0,
  );
  const terms = shows.reduce(
    (sum, { term, shown }) =>
      sum + (term.kind === "soft" ? 0 : shown * PER_TERM * (covered.has(term.id) ? SHARED_BEFORE : 1)),
    0,
  );
  return Math.min(MOST_OVERLAP, overlap * 0.35) + terms;
}

function bonusOf(card: FactCard, resume: Resume, near: readonly boolean[]): number {
  const job = card.job === null ? null : (resume.jobs[card.job] ?? null);
  return (
    (card.result ? 0.6 : 0) +
    (card.scale ? 0.3 : 0) +
    (card.award ? 0.2 : 0) +
    (job?.current ? 0.35 : 0) -
    (card.job ?? 3) * 0.08 +
    (card.job !== null && near[card.job] === true ? 0.25 : 0) +
    (card.confidence === "sure" ? 0.3 : 0) +
    (isSaidOfI(card, resume) ? FORM_BONUS.past : FORM_BONUS[card.form]) -
    (card.text.split(" ").length < 7 ? 0.2 : 0)
  );
}

const FORM_BONUS: Readonly<Record<FactCard["form"], number>> = {
  past: 0.3,
  state: 0.1,
  base: 0,
  gerund: 0,
  nominal: -0.2,
  fact: 0.2,
};

/** A result as it stands, or a deed surely read with a result, a scale or an award. */
function isStrong({ form, confidence, result, scale, award }: FactCard): boolean {
  if (form === "fact") return result;
  // The base form is that of a job that goes on.
  return (form === "base" || (form === "past" && confidence === "sure")) && (result || scale || award);
}

/**
 * What is said whatever the judge says: what came of the work in figures was sound in 34 of the 45 such lines that were judged,
 * figures of a job with the ad's own title in 24 of 31; of sentences of their own, which hold a figure too, none was judged.
 */
function isProven({ form, result, numbers, job }: FactCard, titled: readonly boolean[]): boolean {
  return result || form === "fact" || (numbers.length > 0 && job !== null && titled[job] === true);
}

/** A deed in so many words that it tells something by itself. */
const LEAST_DEED = 6;

function isPlainDeed(card: FactCard, resume: Resume): boolean {
  return isSaidOfI(card, resume) && card.text.split(" ").length >= LEAST_DEED;
}

/** Told after 'I': what was done, or is done in a job that goes on. */
function isSaidOfI({ form, job }: FactCard, { jobs }: Resume): boolean {
  return form === "past" || (form === "base" && job !== null && jobs[job]?.current === true);
}

/** A line that says little beyond what was said before. */
function isRepeated(stems: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const before = [...stems].filter((stem) => said.has(stem)).length;
  return before > 1 && before / stems.size > MOST_REPEATED;
}
