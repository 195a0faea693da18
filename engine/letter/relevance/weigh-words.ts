import type { Job } from "#engine/job/model/job.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { plainStem } from "../../knowledge/letters/letter-words.ts";
import { readVerb } from "../clause/verb-forms.ts";

/** Words of the first duties and of what must be there count for more than the rest of the ad. */
const FIRST_DUTIES = 6;
const LEADING = 1.5;

/** Words of the ad's duties and wishes by how rare they are; verbs of deeds tell no trade. */
export function weighWords(job: Job): Map<string, number> {
  const weights = new Map<string, number>();
  const duties = job.blocks.filter(({ section, kind }) => kind !== "heading" && ASKING.has(section));
  const first = new Set(
    duties.filter(({ section }) => section === "responsibilities").slice(0, FIRST_DUTIES),
  );
  for (const block of duties.length === 0 ? job.blocks : duties) {
    for (const [stem, rarity] of rareStems(job.text.slice(block.start, block.end)))
      weights.set(stem, Math.max(weights.get(stem) ?? 0, rarity * (first.has(block) ? LEADING : 1)));
  }
  for (const term of job.terms) {
    if (term.need !== "must" || term.kind === "soft") continue;
    for (const quote of term.quotes)
      for (const [stem, rarity] of rareStems(quote.quote))
        weights.set(stem, Math.max(weights.get(stem) ?? 0, rarity * LEADING));
  }
  return weights;
}

const ASKING = new Set(["responsibilities", "requirements", "preferred", "education", "summary", "other"]);
/** By band of common words: grammar, everyday, common; a word of no band is rare. */
const RARITY = { 1: 0, 2: 0.35, 3: 0.6 } as const;

function rareStems(text: string): [string, number][] {
  return readTokens(text).flatMap(({ normalized, singular, stem }): [string, number][] => {
    if (normalized.length < 3 || /\d/.test(normalized) || readVerb(normalized) !== null) return [];
    const band = wordBand(normalized) ?? wordBand(singular) ?? wordBand(stem);
    return [[plainStem(stem), band === undefined ? 1 : RARITY[band]]];
  });
}

/** Stems of words that tell a trade. */
export function stemsOf(text: string): Set<string> {
  return new Set(rareStems(text).map(([stem]) => stem));
}
