import type { Block } from "#engine/text/block.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { acceptCandidates } from "./accept-candidates.ts";
import type { Candidate } from "./candidate.ts";
import type { Lexicon } from "./compile.ts";
import { openLexicon } from "./open-lexicon.ts";
import { readActivities } from "./read-activities.ts";
import { type BlockReading, readBlock } from "./read-block.ts";
import { addCandidates, selectCandidates } from "./select-candidates.ts";
import { shareHeads } from "./share-heads.ts";
import type { TermHit } from "./term.ts";
import { walkTrie } from "./walk-trie.ts";

export type FindTermsOptions = { isSkillsSection: (section: string) => boolean };

/**
 * Every place where a concept of the lexicon is read in `text`, block by block and first to last. A narrower concept
 * does not bring its wider one along (`impliedIds` does). Linear in the text; the same text gives the same hits.
 */
export function findTerms(text: string, blocks: readonly Block[], options: FindTermsOptions): TermHit[] {
  const lexicon = openLexicon();
  const hits: TermHit[] = [];
  blocks.forEach((block, index) => {
    const reading = readBlock(
      block,
      readTokens(text, block.start, block.end),
      options.isSkillsSection(block.section),
    );
    for (const candidate of readCandidates(lexicon, reading)) {
      hits.push(toHit(text, candidate, reading, index));
    }
  });
  return hits;
}

/** The concepts of one block: said by name, then by a shared word, then by a verb. */
function readCandidates(lexicon: Lexicon, reading: BlockReading): Candidate[] {
  const { tokens } = reading;
  const named = tokens.flatMap((_, index) => walkTrie(lexicon, tokens, index));
  const direct = selectCandidates(acceptCandidates(named, reading), tokens.length);
  const shared = acceptCandidates(shareHeads(lexicon, tokens, direct), reading);
  const active = acceptCandidates(readActivities(lexicon, tokens), reading);
  return addCandidates(addCandidates(direct, shared, tokens.length), active, tokens.length);
}

function toHit(text: string, candidate: Candidate, reading: BlockReading, block: number): TermHit {
  const { id, label, kind } = candidate.form.concept;
  const start = reading.tokens[candidate.from]!.start;
  const end = reading.tokens[candidate.to - 1]!.end;
  return { id, label, kind, block, start, end, quote: text.slice(start, end) };
}
