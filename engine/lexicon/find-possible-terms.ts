import type { Block } from "#engine/text/block.ts";
import { readTokens } from "#engine/text/tokens.ts";
import type { Ambiguity, Trade } from "../knowledge/skills/concept.ts";
import { markIdioms } from "./accept-candidates.ts";
import { openLexicon } from "./open-lexicon.ts";
import type { TermHit } from "./term.ts";
import type { TermCandidate } from "./term-candidate.ts";
import { walkTrie } from "./walk-trie.ts";

/** A place where a form of the lexicon stands, whether or not it is meant there. */
export type PossibleTerm = TermHit & { ambiguity: Ambiguity; trades: readonly Trade[]; exact: boolean };

/**
 * Every place that could be read as a skill, a quality, a certificate or a language, without asking whether it is meant:
 * for a reader that judges for itself. Longer forms first in one place; the same text gives the same list.
 */
export function findPossibleTerms(text: string, blocks: readonly Block[]): PossibleTerm[] {
  const lexicon = openLexicon();
  return blocks.flatMap((block, index) => {
    const tokens = readTokens(text, block.start, block.end);
    const candidates = tokens.flatMap((_, at) => walkTrie(lexicon, tokens, at));
    const isInIdiom = markIdioms(candidates, tokens.length);
    return candidates
      .filter((one) => mayMean(one) && !isInIdiom(one))
      .map(({ form, from, to, exact }) => {
        const start = tokens[from]!.start;
        const end = tokens[to - 1]!.end;
        const { id, label, kind, trades } = form.concept;
        const quote = text.slice(start, end);
        return { id, label, kind, trades, ambiguity: form.ambiguity, exact, block: index, start, end, quote };
      });
  });
}

function mayMean({ form }: TermCandidate): boolean {
  const { id, kind } = form.concept;
  return id !== "idiom" && kind !== "title" && kind !== "degree" && kind !== "field";
}
