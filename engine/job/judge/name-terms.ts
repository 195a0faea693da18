import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { FILLER_WORDS } from "#engine/knowledge/words/word-families.ts";
import { type LogisticModel, scoreFeatures } from "#engine/models/logistic-classifier.ts";
import { foldTerm } from "#engine/text/fold.ts";
import type { Token } from "#engine/text/tokens.ts";
import { type Candidate, placeOf } from "./candidate.ts";
import type { AdContext, Placed } from "./candidate-features.ts";
import { inOwnWords } from "./find-tagged.ts";
import { senseFeatures } from "./sense-features.ts";
import type { TaggedAd } from "./tag-ad.ts";
import { saysLittle } from "./weak-words.ts";

/** Log odds in thousandths from which a concept's label may stand for the ad's words; chosen on folds of ads (docs/models.md). */
const FAIR = 500;
/** A label that is the ad's words is above any doubt. */
const SURE = 1_000_000;
/** Words of a run that is still a term. */
const MOST_WORDS = 4;

/**
 * The terms by the names they are shown under. A concept of the lexicon keeps its label only where that says what the ad
 * says: 'binding' of papers is no photocopying, and 'noise' of 'noise reduction' is less than what is asked. Otherwise the
 * ad's own words are the term, with as much beside them as the ad asks for. Words of several clauses that no concept
 * stands for are left to the tagger.
 */
export function nameTerms(
  text: string,
  asked: readonly Placed[],
  context: AdContext,
  model: LogisticModel,
  tagged: TaggedAd,
): Candidate[] {
  const labels = asked.map(judgeLabels(asked, context, model));
  const mayGive = asked.map((placed, at) => labels[at] === undefined || isPlainWord(placed));
  const runs = asked.map((_, at) => (mayGive[at] ? runAround(asked, mayGive, at, tagged) : undefined));
  // What one term of a run gives way to, all do.
  const taken = new Set(
    runs.filter((run, at) => run !== undefined && (labels[at] === undefined || saysMore(asked[at]!, run))),
  );
  const named = asked.flatMap(({ candidate, sentence, from, to }, at) => {
    const run = runs[at];
    const { kind } = candidate;
    if (run !== undefined && taken.has(run)) return [inOwnWords(text, sentence, run.from, run.to, kind)];
    if (labels[at] !== undefined) return [labels[at]];
    return to - from > 1 ? [] : [inOwnWords(text, sentence, from, to, kind)];
  });
  return [...new Map(named.map((candidate) => [placeOf(candidate), candidate])).values()];
}

type Run = { from: number; to: number };

/** The run of words that a term stands in, where all other terms in it may give way to it as well. */
function runAround(
  asked: readonly Placed[],
  mayGive: readonly boolean[],
  at: number,
  tagged: TaggedAd,
): Run | undefined {
  const { sentence, from, to } = asked[at]!;
  const run = tagged.spans(sentence).find((span) => span.from <= from && span.to >= to);
  if (run === undefined || run.to - run.from > MOST_WORDS) return undefined;
  const isIn = (other: Placed | undefined) =>
    other?.sentence === sentence && other.from < run.to && other.to > run.from;
  for (const step of [-1, 1])
    for (let other = at + step; isIn(asked[other]); other += step) if (!mayGive[other]) return undefined;
  return run;
}

/**
 * The concept whose label may stand for the ad's words, undefined where none may. The same words are judged once for the
 * whole ad: they bear one name in it, that of the concept that is surest of them.
 */
function judgeLabels(
  asked: readonly Placed[],
  context: AdContext,
  model: LogisticModel,
): (placed: Placed) => Candidate | undefined {
  const judged = new Map<string, Map<string, { sum: number; places: number; concept: Candidate }>>();
  const isConcept = ({ candidate: { source } }: Placed) => source === "read" || source === "doubtful";
  for (const placed of asked.filter(isConcept)) {
    const { candidate } = placed;
    const concepts = judged.get(foldTerm(candidate.quote)) ?? new Map();
    judged.set(foldTerm(candidate.quote), concepts);
    const own = concepts.get(candidate.id) ?? { sum: 0, places: 0, concept: candidate };
    concepts.set(candidate.id, own);
    const isSame = foldTerm(candidate.label) === foldTerm(candidate.quote);
    own.sum += isSame ? SURE : scoreFeatures(model, senseFeatures(placed, context));
    own.places += 1;
  }
  return (placed) => {
    const { candidate } = placed;
    if (!isConcept(placed)) return candidate;
    const fair = [...judged.get(foldTerm(candidate.quote))!.values()]
      .filter(({ sum, places }) => sum >= FAIR * places)
      .sort((one, other) => other.sum * one.places - one.sum * other.places);
    if (fair[0] === undefined) return undefined;
    const { id, label, kind } = fair[0].concept;
    return { ...candidate, id, label, kind };
  };
}

/** Names, qualities and deeds say enough alone; 'codes' of 'tax codes' does not. */
const isPlainWord = ({ candidate, sentence, from, to }: Placed) =>
  to - from === 1 && candidate.kind === "hard" && !isName(sentence.tokens[from]!);

/** The run holds a word beside the term that says something. */
const saysMore = ({ sentence, from }: Placed, run: Run) =>
  sentence.tokens.slice(run.from, run.to).some((token, at) => run.from + at !== from && saysSomething(token));

const isName = ({ letterCase, normalized, singular, sentenceStart }: Token) =>
  letterCase === "upper" ||
  letterCase === "mixed" ||
  (letterCase === "title" &&
    !sentenceStart &&
    wordBand(normalized) === undefined &&
    wordBand(singular) === undefined);

const saysSomething = (token: Token) =>
  wordBand(token.normalized) !== 1 && !FILLER_WORDS.has(token.stem) && !saysLittle(token);
