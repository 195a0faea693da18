import { foldTerm } from "#engine/text/fold.ts";
import type { Span } from "#engine/text/span.ts";
import type { Token } from "#engine/text/tokens.ts";
import type { RuledAd } from "../requirements/read-requirements.ts";
import type { AdSentence } from "./ad-sentence.ts";
import type { Candidate } from "./candidate.ts";
import type { TaggedAd } from "./tag-ad.ts";
import { isWeak, saysLittle } from "./weak-words.ts";

/** What the tagger takes for asked where nothing else that is asked for was found, in the ad's own words. */
export function findTagged(
  ad: RuledAd,
  sentences: readonly AdSentence[],
  tagged: TaggedAd,
  named: readonly Candidate[],
): Candidate[] {
  const { text, blocks, title, company, years, degrees, conditions } = ad;
  const heads = [title, company].filter((name) => name !== null);
  const marks = new Uint8Array(text.length);
  const known: readonly Span[] = [...named, ...years, ...degrees, ...conditions, ...heads];
  for (const { start, end } of known) marks.fill(1, start, end);
  const names = new Map(named.map(({ quote, id, label, kind }) => [foldTerm(quote), { id, label, kind }]));
  return sentences.flatMap((sentence) => {
    if (blocks[sentence.block]!.formal) return [];
    return tagged.spans(sentence).flatMap(({ from, to, kind }) => {
      const [start, end] = [sentence.tokens[from]!.start, sentence.tokens[to - 1]!.end];
      if (marks.subarray(start, end).includes(1)) return [];
      if (kind === "hard" && to - from === 1 && saysLittle(sentence.tokens[from]!)) return [];
      const term = inOwnWords(text, sentence, from, to, kind);
      // The same words bear one name in an ad.
      return [{ ...term, ...names.get(term.id) }];
    });
  });
}

/** Words in front that only say that something is done, or done well: 'prepare monthly accounts', 'strong SQL'. */
function countWeak(words: readonly Token[]): number {
  return Math.max(
    0,
    words.findIndex((word) => !isWeak(word)),
  );
}

/** The words [from, to) of a sentence as a term, under no other name than theirs; of a skill without weak words in front. */
export function inOwnWords(
  text: string,
  sentence: AdSentence,
  from: number,
  to: number,
  kind: Candidate["kind"],
): Candidate {
  const words = sentence.tokens.slice(from, to);
  const start = words[kind === "soft" ? 0 : countWeak(words)]!.start;
  const { end } = words.at(-1)!;
  const quote = text.slice(start, end);
  const label = quote.replace(/\s+/g, " ");
  return {
    id: foldTerm(quote),
    label,
    kind,
    block: sentence.block,
    start,
    end,
    quote,
    source: "tagged",
    ambiguity: "none",
    trades: [],
  };
}
