import { SURE_RECRUITER } from "#engine/knowledge/ads/employer-cues.ts";
import { isCity } from "#engine/knowledge/places/read-places.ts";
import { COMPANY_WEIGHTS } from "#engine/models/ads/company-weights.ts";
import { TITLE_WEIGHTS } from "#engine/models/ads/title-weights.ts";
import {
  type LogisticModel,
  readLogisticModel,
  scoreFeatures,
  shareAt,
} from "#engine/models/logistic-classifier.ts";
import { lettersOf } from "#engine/text/fold-letters.ts";
import type { Quote } from "#engine/text/span.ts";
import type { NameGuess } from "../model/job.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { findCompanyMentions } from "./company-candidates.ts";
import { companyCandidates, OTHERS_VOICE, SAID_ONCE } from "./company-features.ts";
import { findCompanyClues } from "./find-company-clues.ts";
import { speaksForClient } from "./for-client.ts";
import { wordBlocks } from "./name-candidate.ts";
import { readBoardHeader } from "./read-board-header.ts";
import { fullName, labelledCompany, ruleCompany } from "./rule-company.ts";
import { labelledTitle, ruleTitle } from "./rule-title.ts";
import { findTitleMentions } from "./title-candidates.ts";
import { HEADED, type NameCandidate, titleCandidates } from "./title-features.ts";

/**
 * Log odds in thousandths from which a name is believed: even odds on boards that the model had not met (`steps` of its
 * weights), so that nothing is said that is more likely wrong. A title without the head of any must be surer: first lines
 * that name an employer or a project look like it.
 */
export const BELIEVED = { title: -200, headless: 1000, company: 0 };

export type NameModels = { title: LogisticModel; company: LogisticModel };

let models: NameModels | undefined;

function nameModels(): NameModels {
  models ??= { title: readLogisticModel(TITLE_WEIGHTS), company: readLogisticModel(COMPANY_WEIGHTS) };
  return models;
}

/** What may name the post and the employer, with what speaks for it, and what the rules say. */
export function findNames(blocks: readonly AdBlock[]) {
  const worded = wordBlocks(blocks);
  const clues = findCompanyClues(blocks);
  const ruled = ruleTitle(blocks);
  return {
    words: worded.reduce((sum, { words }) => sum + words.length, 0),
    titles: titleCandidates(worded, findTitleMentions(worded), ruled),
    companies: companyCandidates(worded, findCompanyMentions(worded), clues),
    ruled: { title: ruled, labelledTitle: labelledTitle(blocks), labelledCompany: labelledCompany(clues) },
    /** Read of short ads alone. */
    ruleCompany: () => ruleCompany(blocks, clues),
  };
}

/** An ad of fewer words is read by the rules where the models are unsure: they have learned from whole ads. */
const FEW_WORDS = 60;
/** How often what only the rules read is right, on our own short ads. */
const RULED = 0.9;
/** Wordings that are offered: of the titles of `tune` 94 of 100 are among the first three, of its companies 78. */
const MOST_OFFERED = 3;
/** Log odds in thousandths below which nothing is offered: fewer than one in ten is right. */
const LEAST_OFFERED = -2500;

/** The title and the employer: what is believed, as the ad writes it, and the likeliest wordings. */
export type AdNames = {
  title: NameGuess | null;
  company: NameGuess | null;
  titles: readonly NameGuess[];
  companies: readonly NameGuess[];
};

export function readNames(blocks: readonly AdBlock[], models: NameModels = nameModels()): AdNames {
  const { words, titles, companies, ruled, ruleCompany } = findNames(blocks);
  const title = rank(models.title, titles);
  const company = rank(models.company, companies);
  const isShort = words < FEW_WORDS;
  const board = readBoardHeader(blocks);
  const believedTitle =
    byRule(board.title) ??
    (isShort
      ? byRule(ruled.title)
      : (firstSure(title, hasHead(title[0]) ? BELIEVED.title : BELIEVED.headless) ??
        byRule(ruled.labelledTitle)));
  const believedCompany =
    byRule(board.company) ??
    (isShort
      ? byRule(ruleCompany())
      : (byRule(ruled.labelledCompany) ??
        (mayBeAsserted(company[0], title[0], blocks)
          ? inFull(firstSure(company, BELIEVED.company), blocks)
          : null)));
  return {
    title: believedTitle,
    company: believedCompany,
    titles: offer(believedTitle, title),
    companies: offer(believedCompany, company),
  };
}

/** The name as the opening writes it where that is longer and begins a part of its line. */
function inFull(name: NameGuess | null, blocks: readonly AdBlock[]): NameGuess | null {
  if (name === null) return null;
  const longer = fullName(name, blocks);
  const block = blocks.find(({ start, text }) => longer.start >= start && longer.start < start + text.length);
  const before = block?.text.slice(0, longer.start - block.start) ?? "";
  return /(?:^|[–—|,:-] | at |[.!?] )$/u.test(before) ? { ...name, ...longer } : name;
}

const byRule = (name: Quote | null): NameGuess | null =>
  name && { start: name.start, end: name.end, quote: name.quote, confidence: RULED };

/** Log odds in thousandths from which a wording is more likely the post than an employer of the same words. */
const LIKELY_POST = -1000;

/**
 * Names that are offered, never asserted: of an ad for a client, who recruits for others, a place, the post itself, and a
 * name above an ad that says nothing of it nor of 'us', but of 'an international company': so agencies write.
 */
function mayBeAsserted(
  name: Ranked | undefined,
  post: Ranked | undefined,
  blocks: readonly AdBlock[],
): boolean {
  if (name === undefined || speaksForClient(blocks) || SURE_RECRUITER.test(name.quote)) return false;
  const isPost =
    post !== undefined && post.odds >= LIKELY_POST && lettersOf(post.quote).startsWith(lettersOf(name.quote));
  const isAboveOnly = name.features.includes(SAID_ONCE) && name.features.includes(OTHERS_VOICE);
  return !isPost && !isAboveOnly && !isCity(name.quote);
}

type Ranked = NameGuess & { odds: number; features: readonly string[] };

/** The wordings that may be right, likeliest first; of equal ones the first in the ad. */
function rank(model: LogisticModel, candidates: readonly NameCandidate[]): Ranked[] {
  return candidates
    .map(({ mentions, features }) => {
      const { start, end, quote } = mentions[0]!;
      const odds = scoreFeatures(model, features);
      return { start, end, quote, odds, features, confidence: shareAt(model, odds) };
    })
    .filter(({ odds }) => odds >= LEAST_OFFERED)
    .sort((one, other) => other.odds - one.odds || one.start - other.start);
}

const hasHead = (title: Ranked | undefined) => title?.features.some((name) => HEADED.has(name)) === true;

function firstSure([first]: readonly Ranked[], least: number): NameGuess | null {
  return first !== undefined && first.odds >= least ? withoutOdds(first) : null;
}

/** What is believed first, then the others. */
function offer(believed: NameGuess | null, ranked: readonly Ranked[]): NameGuess[] {
  const own = believed === null ? null : lettersOf(believed.quote);
  const others = ranked.map(withoutOdds).filter(({ quote }) => lettersOf(quote) !== own);
  return [...(believed === null ? [] : [believed]), ...others].slice(0, MOST_OFFERED);
}

const withoutOdds = ({ start, end, quote, confidence }: NameGuess) => ({ start, end, quote, confidence });
