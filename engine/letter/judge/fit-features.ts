import type { Job } from "#engine/job/model/job.ts";
import { findTerms } from "#engine/lexicon/find-terms.ts";
import { conceptById } from "#engine/lexicon/open-lexicon.ts";
import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { FactCard } from "../cards/card.ts";
import { isNearTitle } from "../relevance/is-near-title.ts";
import { listShown } from "../relevance/list-shown.ts";
import { readTrades } from "../relevance/read-trades.ts";
import { stemsOf } from "../relevance/weigh-words.ts";
import { step, when } from "./features.ts";

/** What a resume and an ad have in common. */
export type Fit = {
  asked: ReadonlyMap<string, number>;
  ranked: readonly RankedRequirement[];
  titleStems: ReadonlySet<string>;
  /** Trades of what the ad asks for, as shares. */
  trades: ReadonlyMap<string, number>;
  /** How much each line of the resume shares with the ad, most first. */
  order: readonly number[];
  /** Skills of the ad that the resume shows, and their share of all that it asks for, per cent. */
  skills: number;
  share: number;
  jobs: readonly JobFit[];
};

type JobFit = { near: boolean; shows: number; titleWords: number; current: boolean };

export function readFit(
  cards: readonly FactCard[],
  resume: Resume,
  job: Job,
  ranked: readonly RankedRequirement[],
  asked: ReadonlyMap<string, number>,
): Fit {
  const title = job.title?.quote ?? null;
  const titleStems = stemsOf(title ?? "");
  const skills = ranked.filter(isSkill);
  const jobs = resume.jobs.map(({ start, end, title: own, current }) => ({
    near: isNearTitle(own, title),
    shows: skills.filter(({ term }) =>
      term.resumeQuotes.some((quote) => quote.start >= start && quote.end <= end),
    ).length,
    titleWords: [...stemsOf(own ?? "")].filter((stem) => titleStems.has(stem)).length,
    current,
  }));
  return {
    asked,
    ranked,
    titleStems,
    trades: readTrades(job),
    order: cards.map(({ text }) => sharedOf(text, asked)).sort((one, other) => other - one),
    skills: skills.length,
    share: (100 * skills.length) / Math.max(1, job.terms.filter((term) => isSkill({ term })).length),
    jobs,
  };
}

const isSkill = ({ term }: { term: { kind: string } }) => term.kind === "hard" || term.kind === "certificate";

function sharedOf(text: string, asked: ReadonlyMap<string, number>): number {
  return [...stemsOf(text)].reduce((sum, stem) => sum + (asked.get(stem) ?? 0), 0);
}

/** What makes a line answer an ad: words, skills and trades in common, its job, and how it stands to the other lines. */
export function fitFeatures(card: FactCard, fit: Fit): string[] {
  const { kind, job } = card;
  const own = job === null ? null : (fit.jobs[job] ?? null);
  return [
    `kind:${kind}`,
    ...wordsInCommon(card, fit),
    ...skillsInCommon(card, fit),
    ...tradesInCommon(card, fit),
    ...step("fit", fit.skills, 2, 4, 7, 11),
    ...step("fit-share", fit.share, 20, 40, 60, 80),
    ...(job === null ? ["job:none"] : step("job", job, 1, 2, 3)),
    ...when("current", own?.current === true),
    ...when("near", own?.near === true),
    ...step("job-shows", own?.shows ?? 0, 1, 2, 3, 5),
    ...step("job-title-word", own?.titleWords ?? 0, 1, 2),
  ];
}

function wordsInCommon({ text }: FactCard, { asked, titleStems, order }: Fit): string[] {
  const stems = [...stemsOf(text)];
  const weights = stems.map((stem) => asked.get(stem) ?? 0);
  const shared = sharedOf(text, asked);
  const common = weights.filter((weight) => weight > 0).length;
  return [
    ...step("shared", shared, 0.3, 0.6, 1, 1.6, 2.4, 3.5),
    ...step("shared-share", (100 * common) / Math.max(1, stems.length), 10, 25, 40, 60),
    ...step("shared-rare", weights.filter((weight) => weight >= 1).length, 1, 2, 3),
    ...step("title-word", stems.filter((stem) => titleStems.has(stem)).length, 1, 2),
    ...step("rank", order.filter((value) => value > shared).length, 1, 2, 3, 5, 8),
  ];
}

function skillsInCommon(card: FactCard, { ranked }: Fit): string[] {
  const shown = listShown(card, ranked);
  const skills = shown.filter(isSkill);
  return [
    ...step("skills", skills.length, 1, 2, 3),
    ...step("soft", shown.length - skills.length, 1),
    ...when(
      "must",
      skills.some(({ term }) => term.need === "must"),
    ),
    ...step(
      "shown",
      skills.reduce((sum, one) => sum + one.shown, 0),
      0.5,
      1,
      2,
    ),
  ];
}

function tradesInCommon({ text }: FactCard, { trades }: Fit): string[] {
  const line = { start: 0, end: text.length, kind: "item", section: "experience" } as const;
  const known = findTerms(text, [line], { isSkillsSection: () => false }).filter(
    ({ kind }) => kind === "hard",
  );
  const own = known.flatMap(({ id }) => conceptById(id)?.trades ?? []).filter((trade) => trade !== "general");
  const most = Math.max(0, ...own.map((trade) => trades.get(trade) ?? 0));
  return [
    ...step("terms", known.length, 1, 2, 3, 4),
    ...(own.length === 0 ? ["trade:none"] : step("trade", 100 * most, 5, 15, 30, 50)),
    ...when("trade:other", own.length > 0 && most === 0),
  ];
}
