import { scoreTags, type Tagger } from "#engine/models/network/score-tags.ts";
import { GAP } from "#engine/text/gap.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import type { AdSentence } from "./ad-sentence.ts";
import type { Candidate } from "./candidate.ts";
import type { AdContext } from "./candidate-features.ts";
import { decodeSpans, oddsAt, type TaggedSpan } from "./decode-spans.ts";
import { observeAd } from "./observe-ad.ts";

/** What the tagger says of an ad. */
export type TaggedAd = {
  /** Log odds that the words [from, to) of a sentence are part of something asked for, their mean. */
  odds: (sentence: AdSentence, from: number, to: number) => number;
  /** The runs of words of each sentence that it takes for asked. */
  spans: (sentence: AdSentence) => readonly TaggedSpan[];
};

/** What is said of words beyond those that are tagged. */
const UNSEEN = -3;
/** Added to the score of words outside, before the likeliest runs are sought; chosen on `tune`. */
const OUTSIDE = 0.2;

/** Words of an ad as the network of docs/models.md (*Tagger of ads*) tags them, with what the lexicon and the rules found before it. */
export function tagAd(
  tagger: Tagger,
  sentences: readonly AdSentence[],
  blocks: readonly AdBlock[],
  candidates: readonly Candidate[],
  context: AdContext,
): TaggedAd {
  const seen = observeAd(sentences, blocks, candidates, context);
  const { tags } = scoreTags(tagger, seen);
  const places = new Map<AdSentence, { first: number; size: number }>();
  const runs = new Map<AdSentence, TaggedSpan[]>();
  let first = 0;
  for (const [at, sentence] of sentences.entries()) {
    const size = seen[at]!.tokenFeatures.length;
    places.set(sentence, { first, size });
    first += size;
  }
  return {
    odds: (sentence, from, to) => {
      const place = places.get(sentence)!;
      const end = Math.min(to, place.size);
      if (from >= end) return UNSEEN;
      let sum = 0;
      for (let at = from; at < end; at += 1) sum += oddsAt(tags, place.first + at);
      return sum / (end - from);
    },
    spans: (sentence) => {
      const { first: begin, size } = places.get(sentence)!;
      const own = runs.get(sentence) ?? joinRuns(decodeSpans(tags, begin, size, OUTSIDE), sentence);
      runs.set(sentence, own);
      return own;
    },
  };
}

const BESIDE = GAP.space | GAP.line | GAP.hyphen;

/** Two runs of one kind that no sign and no word parts are one: 'supply' and 'chain'. */
function joinRuns(runs: readonly TaggedSpan[], { tokens }: AdSentence): TaggedSpan[] {
  const joined: TaggedSpan[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isOne = last?.to === run.from && last.kind === run.kind && (tokens[run.from]!.gap & ~BESIDE) === 0;
    if (!isOne) joined.push(run);
    else joined[joined.length - 1] = { ...last, to: run.to };
  }
  return joined;
}
