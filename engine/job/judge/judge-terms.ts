import { CREDENTIAL_HEADS, CREDENTIAL_NOUNS } from "../../knowledge/ads/credential-heads.ts";
import type { RuledAd } from "../requirements/read-requirements.ts";
import { scoreHits, type WantedHit } from "../requirements/read-terms.ts";
import { type AdModels, adModels } from "./ad-models.ts";
import { splitAd } from "./ad-sentence.ts";
import { type Candidate, findCandidates, placeOf } from "./candidate.ts";
import { type Placed, speaksOfCredentials } from "./candidate-features.ts";
import { contextOf, judgeNeed, placeCandidates, scoreCandidate, scoreSentences } from "./judge-candidates.ts";
import { scoreSentenceNeeds } from "./sentence-needs.ts";

/**
 * Log odds in thousandths from which a candidate is asked for. A term that nobody asked for costs a reader more than one
 * that is missed: chosen on folds of owners so that F1 loses less than a point (docs/models.md).
 */
const ASKED = { other: 0, hard: 500, plainWord: 700 };

/** What an ad asks for, first to last, and what it merely mentions. */
export function judgeTerms(
  ad: RuledAd,
  models: AdModels = adModels(),
): { asked: WantedHit[]; mentioned: Candidate[] } {
  const { text, blocks, title } = ad;
  const sentences = splitAd(text, blocks);
  const candidates = findCandidates(ad, sentences);
  const scores = scoreSentences(models.sentence, sentences, blocks);
  const sentenceNeeds = scoreSentenceNeeds(models.sentenceNeed, sentences, blocks);
  const context = contextOf(candidates, title?.quote);
  const needs = new Map(scoreHits(blocks, candidates).map((hit) => [placeOf(hit), hit.need]));
  const asked: WantedHit[] = [];
  const mentioned: Candidate[] = [];
  const places = placeCandidates(candidates, sentences, blocks, scores, sentenceNeeds);
  for (const [at, placed] of places.entries()) {
    const { candidate } = placed;
    const ruled = needs.get(placeOf(candidate));
    if (
      ruled === undefined ||
      isPartOf(places[at - 1], placed) ||
      scoreCandidate(models.term, placed, context) < leastOf(placed)
    ) {
      if (candidate.source !== "phrase") mentioned.push(candidate);
      continue;
    }
    const { source, ambiguity, trades, ...hit } = candidate;
    asked.push({ ...hit, need: judgeNeed(models.need, placed, ruled) });
  }
  // An ad in which nothing seems to be asked for, as one of a few words, is read by the rules alone.
  return asked.length === 0 ? { asked: [...ad.read], mentioned: [] } : { asked, mentioned };
}

/** The 'licence' of 'HGV Class 2 licence', which is asked for already. */
function isPartOf(before: Placed | undefined, { sentence, from, to }: Placed): boolean {
  if (to - from > 1 || !CREDENTIAL_NOUNS.has(sentence.tokens[from]!.singular)) return false;
  return before !== undefined && before.sentence === sentence && before.to >= from;
}

/** A licence that is missed costs more than one too many; a single word that only a noun phrase or a doubted form of the lexicon brings must be surer than what is known. */
function leastOf({ candidate: { kind, source }, sentence, from, to }: Placed): number {
  if (kind !== "hard" || CREDENTIAL_HEADS.has(sentence.tokens[to - 1]!.singular)) return ASKED.other;
  if (sentence.tokens[to - 1]!.letterCase === "upper" && speaksOfCredentials(sentence.tokens, from, to))
    return ASKED.other;
  const isGuess = source === "phrase" || source === "doubtful";
  return isGuess && to - from === 1 ? ASKED.plainWord : ASKED.hard;
}
