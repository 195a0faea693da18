import { COMPANY_WEIGHTS } from "#engine/models/ads/company-weights.ts";
import { TITLE_WEIGHTS } from "#engine/models/ads/title-weights.ts";
import { type LogisticModel, readLogisticModel, scoreFeatures } from "#engine/models/logistic-classifier.ts";
import type { Quote } from "#engine/text/span.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { findCompanyMentions } from "./company-candidates.ts";
import { companyCandidates } from "./company-features.ts";
import { findCompanyClues } from "./find-company-clues.ts";
import { wordBlocks } from "./name-candidate.ts";
import { labelledCompany, ruleCompany } from "./rule-company.ts";
import { labelledTitle, ruleTitle } from "./rule-title.ts";
import { findTitleMentions } from "./title-candidates.ts";
import { type NameCandidate, titleCandidates } from "./title-features.ts";

/** A name with the log odds, in thousandths, that it is right. */
export type JudgedName = Quote & { odds: number };

/** Log odds in thousandths from which a name is believed; chosen on the labelled ads of `tune` for 97 right of 100. */
export const BELIEVED = { title: 800, company: 700 };

export type NameModels = { title: LogisticModel; company: LogisticModel };

let models: NameModels | undefined;

function nameModels(): NameModels {
  models ??= { title: readLogisticModel(TITLE_WEIGHTS), company: readLogisticModel(COMPANY_WEIGHTS) };
  return models;
}

/** What may name the post and the employer, with what speaks for it. */
export function findNames(blocks: readonly AdBlock[]): {
  titles: NameCandidate[];
  companies: NameCandidate[];
} {
  const worded = wordBlocks(blocks);
  return {
    titles: titleCandidates(worded, findTitleMentions(worded), ruleTitle(blocks)),
    companies: companyCandidates(worded, findCompanyMentions(worded), findCompanyClues(blocks)),
  };
}

/** An ad of fewer words is read by the rules where the models are unsure: they have learned from whole ads. */
const FEW_WORDS = 60;
/** Odds of what only the rules read. */
const RULED = 1000;

/** The title and the employer as the ad writes them; null where none is told apart with confidence. */
export function readNames(
  blocks: readonly AdBlock[],
  { title, company } = nameModels(),
): { title: JudgedName | null; company: JudgedName | null } {
  const { titles, companies } = findNames(blocks);
  const clues = findCompanyClues(blocks);
  const isShort = wordBlocks(blocks).reduce((sum, { words }) => sum + words.length, 0) < FEW_WORDS;
  if (isShort) return { title: ruled(ruleTitle(blocks)), company: ruled(ruleCompany(blocks, clues)) };
  return {
    title: likeliest(title, titles, BELIEVED.title) ?? ruled(labelledTitle(blocks)),
    company: ruled(labelledCompany(clues)) ?? likeliest(company, companies, BELIEVED.company),
  };
}

const ruled = (name: Quote | null): JudgedName | null =>
  name && { start: name.start, end: name.end, quote: name.quote, odds: RULED };

export function likeliest(
  model: LogisticModel,
  candidates: readonly NameCandidate[],
  least: number,
): JudgedName | null {
  let best: JudgedName | null = null;
  for (const { mentions, features } of candidates) {
    const odds = scoreFeatures(model, features);
    if (odds < least || (best !== null && odds <= best.odds)) continue;
    const { start, end, quote } = mentions[0]!;
    best = { start, end, quote, odds };
  }
  return best;
}
