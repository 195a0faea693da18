import { readTokens, type Token } from "#engine/text/tokens.ts";
import { type AdContext, type Placed, tradeFit } from "./candidate-features.ts";

/**
 * What tells whether a concept's label says what the ad's words say where they stand: which words the one has and the
 * other lacks, how the lexicon knows the form, the trade of the ad. What stands beside the words won nothing.
 */
export function senseFeatures(
  { candidate, sentence, from, to, block }: Placed,
  context: AdContext,
): string[] {
  const { id, label, kind, source, ambiguity } = candidate;
  const words = sentence.tokens.slice(from, to);
  const own = stemsOf(words);
  const named = stemsOf(readTokens(label.replace(/\(.*\)/, "")));
  const form = words.map(({ normalized }) => normalized).join("_");
  const shared = named.filter((stem) => own.includes(stem)).length;
  const fit = tradeFit(candidate, context);
  const sort = `${source}:${ambiguity}`;
  const features = [
    `i:${id}`,
    `f:${form}`,
    `if:${id}|${form}`,
    `g:${sort}`,
    `k:${kind}`,
    `gk:${sort}:${kind}`,
    `c:${Math.min(5, words.length)}`,
    `ov:${shared}/${Math.min(4, named.length)}`,
    `ov:${shared}/${Math.min(4, named.length)}/${Math.min(4, own.length)}`,
    `t:${fit}`,
    `tg:${fit}:${ambiguity}`,
    `s:${block.section}`,
    `u:${words[0]?.letterCase}:${Math.min(2, words.length)}`,
  ];
  for (const stem of named) if (!own.includes(stem)) features.push(`l+:${stem}`);
  for (const stem of own) if (!named.includes(stem)) features.push(`q+:${stem}`, `iq:${id}|${stem}`);
  for (const stem of named) if (own.includes(stem)) features.push(`b:${stem}`);
  for (const [trade, share] of context.trades) if (share > 0.25) features.push(`it:${id}|${trade}`);
  for (const trade of candidate.trades) features.push(`tr:${trade}`);
  return features;
}

/** Words that say something beside others. */
const stemsOf = (words: readonly Token[]) => words.filter(({ stem }) => stem !== "").map(({ stem }) => stem);
