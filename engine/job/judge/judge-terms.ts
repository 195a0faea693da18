import { byPlace } from "#engine/text/span.ts";
import { CREDENTIAL_HEADS, CREDENTIAL_NOUNS } from "../../knowledge/ads/credential-heads.ts";
import type { RuledAd } from "../requirements/read-requirements.ts";
import { scoreHits, type WantedHit } from "../requirements/read-terms.ts";
import { type AdModels, adModels } from "./ad-models.ts";
import { splitAd } from "./ad-sentence.ts";
import { type Candidate, findCandidates, placeOf } from "./candidate.ts";
import { type Placed, speaksOfCredentials } from "./candidate-features.ts";
import { findTagged } from "./find-tagged.ts";
import { contextOf, judgeNeed, placeCandidates, scoreCandidate, scoreSentences } from "./judge-candidates.ts";
import { nameTerms } from "./name-terms.ts";
import { scoreSentenceNeeds } from "./sentence-needs.ts";
import { type TaggedAd, tagAd } from "./tag-ad.ts";

/**
 * Log odds in thousandths, the mean of judge and tagger, from which a candidate is asked for. A term that nobody asked for
 * costs a reader more than one that is missed: chosen on folds of owners so that F1 loses less than a point
 * (docs/models.md).
 */
const ASKED = { other: 0, hard: 500, plainWord: 700 };

/** What an ad asks for, first to last, and what it merely mentions. */
export function judgeTerms(
  ad: RuledAd,
  models: AdModels = adModels(),
): { asked: WantedHit[]; mentioned: Candidate[] } {
  const { text, blocks, title } = ad;
  const sentences = splitAd(text, blocks);
  const candidates = findCandidates(ad);
  const context = contextOf(candidates, title?.quote);
  const tagged = tagAd(models.tagger, sentences, blocks, candidates, context);
  const scores = scoreSentences(models.sentence, sentences, blocks);
  const sentenceNeeds = scoreSentenceNeeds(models.sentenceNeed, sentences, blocks);
  const place = (own: readonly Candidate[]) => placeCandidates(own, sentences, blocks, scores, sentenceNeeds);
  const places = place(candidates);
  const isAsked = (placed: Placed, at: number) =>
    !isPartOf(places[at - 1], placed) &&
    scoreCandidate(models.term, placed, context) + 1000 * oddsOf(placed, tagged) >= 2 * leastOf(placed);
  const asked = places.filter(isAsked);
  const known = nameTerms(text, asked, context, models.sense, tagged);
  const named = [...known, ...findTagged(ad, sentences, tagged, known)];
  // An ad in which nothing seems to be asked for, as one of a few words, is read by the rules alone.
  if (named.length === 0) return { asked: [...ad.read], mentioned: [] };
  const wanted = new Set(asked.map(({ candidate }) => candidate));
  return {
    asked: withNeeds(ad, place(named.sort(byPlace)), models),
    mentioned: candidates.filter((candidate) => !wanted.has(candidate)),
  };
}

const oddsOf = ({ sentence, from, to }: Placed, tagged: TaggedAd) => tagged.odds(sentence, from, to);

/** How much each is wanted; what the ad calls not required is left out. */
function withNeeds({ blocks }: RuledAd, places: readonly Placed[], models: AdModels): WantedHit[] {
  const ruled = new Map(
    scoreHits(
      blocks,
      places.map(({ candidate }) => candidate),
    ).map((hit) => [placeOf(hit), hit.need]),
  );
  return places.flatMap((placed) => {
    const need = ruled.get(placeOf(placed.candidate));
    if (need === undefined) return [];
    const { source, ambiguity, trades, ...hit } = placed.candidate;
    return [{ ...hit, need: judgeNeed(models.need, placed, need) }];
  });
}

/** The 'licence' of 'HGV Class 2 licence', which is asked for already. */
function isPartOf(before: Placed | undefined, { sentence, from, to }: Placed): boolean {
  if (to - from > 1 || !CREDENTIAL_NOUNS.has(sentence.tokens[from]!.singular)) return false;
  return before !== undefined && before.sentence === sentence && before.to >= from;
}

/** A licence that is missed costs more than one too many; a single word whose sense the lexicon doubts must be surer than what is known. */
function leastOf({ candidate: { kind, source }, sentence, from, to }: Placed): number {
  if (kind !== "hard" || CREDENTIAL_HEADS.has(sentence.tokens[to - 1]!.singular)) return ASKED.other;
  if (sentence.tokens[to - 1]!.letterCase === "upper" && speaksOfCredentials(sentence.tokens, from, to))
    return ASKED.other;
  return source === "doubtful" && to - from === 1 ? ASKED.plainWord : ASKED.hard;
}
