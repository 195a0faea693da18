import type { Block } from "#engine/text/block.ts";
import { rememberBy } from "#engine/text/remember.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { type Accepted, acceptCandidates } from "./accept-candidates.ts";
import { acceptLoneItems } from "./accept-lone-items.ts";
import { acceptTopical } from "./accept-topical.ts";
import type { Lexicon } from "./compile.ts";
import type { CompiledForm } from "./compile-form.ts";
import { expandCoordination } from "./expand-coordination.ts";
import { applyAbbreviations, learnAbbreviations } from "./learn-abbreviations.ts";
import { openLexicon } from "./open-lexicon.ts";
import { readActivities } from "./read-activities.ts";
import { type BlockReading, readBlock } from "./read-block.ts";
import { addCandidates, selectCandidates } from "./select-candidates.ts";
import type { TermHit } from "./term.ts";
import type { TermCandidate } from "./term-candidate.ts";
import { walkTrie } from "./walk-trie.ts";

export type FindTermsOptions = { isSkillsSection: (section: string) => boolean };

/**
 * Every place where a concept of the lexicon is read in `text`, block by block and first to last. A narrower concept
 * does not bring its wider one along (`impliedIds` does). Linear in the text; the same text gives the same hits.
 */
export function findTerms(text: string, blocks: readonly Block[], options: FindTermsOptions): TermHit[] {
  const lexicon = openLexicon();
  const isKnownWord = (noun: string) => lexicon.vocabulary.has(noun) || lexicon.vocabulary.has(`${noun}s`);
  const abbreviations = new Map<string, CompiledForm | null>();
  const readings = blocks.map((block) => {
    const tokens = readTokens(text, block.start, block.end);
    return readBlock(block, tokens, options.isSkillsSection(block.section), isKnownWord);
  });
  const said = readings.map((reading) => readConcepts({ lexicon, text, reading }));
  const found = said.map(({ names }) => names);
  const sure = acceptLoneItems(readings, found);
  const named = acceptTopical(readings, found, sure).map((accepted, index) => {
    const chosen = selectCandidates(accepted, readings[index]!.tokens.length);
    learnAbbreviations(readings[index]!, chosen, abbreviations);
    return chosen;
  });
  return readings.flatMap((reading, index) => {
    const explained = applyAbbreviations(named[index]!, reading.tokens, abbreviations);
    return addWordings(lexicon, reading, explained, said[index]!.active).map((candidate) =>
      toHit(text, candidate, reading, index),
    );
  });
}

type Said = { names: Accepted; active: readonly TermCandidate[] };

/** Concepts said by one of their names, and those said with a verb. What a block says follows from its own words. */
const readConcepts = rememberBy(
  ({ text, reading: { block, isSkills } }) =>
    `${block.kind}\n${block.section}\n${isSkills}\n${text.slice(block.start, block.end)}`,
  ({ lexicon, reading }: { lexicon: Lexicon; text: string; reading: BlockReading }): Said => {
    const { tokens } = reading;
    const candidates = tokens.flatMap((_, index) => walkTrie(lexicon, tokens, index));
    return {
      names: acceptCandidates(candidates, reading),
      active: acceptCandidates(readActivities(lexicon, tokens), reading).accepted,
    };
  },
);

/** Adds those said by a word they share with a neighbour, and those said with a verb. */
function addWordings(
  lexicon: Lexicon,
  reading: BlockReading,
  named: readonly TermCandidate[],
  active: readonly TermCandidate[],
): TermCandidate[] {
  const { tokens } = reading;
  const shared = acceptCandidates(expandCoordination(lexicon, tokens, named), reading).accepted;
  const whole = named.filter((candidate) => !isPlainPart(candidate, active));
  return addCandidates(addCandidates(whole, shared, tokens.length), active, tokens.length);
}

/** 'medications' in 'administered medications': a plain word that an activity with it says better. */
function isPlainPart({ form, from, to }: TermCandidate, active: readonly TermCandidate[]): boolean {
  if (form.ambiguity !== "ctx" || to - from > 1) return false;
  return active.some((other) => other.from <= from && other.to >= to && other.to - other.from > 1);
}

function toHit(text: string, candidate: TermCandidate, reading: BlockReading, block: number): TermHit {
  const { id, label, kind } = candidate.form.concept;
  const start = reading.tokens[candidate.from]!.start;
  const end = reading.tokens[candidate.to - 1]!.end;
  return { id, label, kind, block, start, end, quote: text.slice(start, end) };
}
