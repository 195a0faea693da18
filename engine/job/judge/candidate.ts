import { findPossibleTerms, type PossibleTerm } from "#engine/lexicon/find-possible-terms.ts";
import type { TermHit } from "#engine/lexicon/term.ts";
import { byPlace, type Span } from "#engine/text/span.ts";
import type { Ambiguity, Trade } from "../../knowledge/skills/concept.ts";
import type { RuledAd } from "../requirements/read-requirements.ts";
import { isNoSkill } from "../requirements/read-terms.ts";

/**
 * A place of an ad that might ask for something. `source` tells how it came to be one: the lexicon reads it, the lexicon
 * knows its words but doubts them, known skills stand around it in a list, or the tagger alone takes its words for asked
 * (`tagged`).
 */
export type Candidate = TermHit & {
  source: "read" | "doubtful" | "listed" | "tagged";
  ambiguity: Ambiguity | "none";
  trades: readonly Trade[];
};

/** Every candidate of an ad but what the tagger finds, in order: what the rules take for asked, and what stands clear of it. */
export function findCandidates(ad: RuledAd): Candidate[] {
  const { text, blocks, read, listed, title, company, years, degrees, conditions } = ad;
  const names = [title, company].filter((name) => name !== null);
  const taken: Span[] = [...years, ...degrees, ...conditions, ...names];
  const possible = findPossibleTerms(
    text,
    blocks.map((block) => (block.formal ? { ...block, end: block.start } : block)),
  );
  const forms = new Map(possible.map((one) => [placeOf(one), one]));
  const marks = new Uint8Array(text.length);
  const mark = ({ start, end }: Span) => void marks.fill(1, start, end);
  const isClear = ({ start, end }: Span) => !marks.subarray(start, end).includes(1);
  const candidates: Candidate[] = [];
  for (const hit of read) {
    const form = forms.get(placeOf(hit));
    candidates.push({
      ...hit,
      source: "read",
      ambiguity: form?.ambiguity ?? "none",
      trades: form?.trades ?? [],
    });
    mark(hit);
  }
  for (const hit of listed) candidates.push({ ...hit, source: "listed", ambiguity: "none", trades: [] });
  listed.forEach(mark);
  taken.forEach(mark);
  for (const { exact, ...hit } of longestFirst(possible)) {
    if (hit.ambiguity === "never" || !exact || !isClear(hit) || isNoSkill(blocks[hit.block]!, hit)) continue;
    if (isInflectedName(hit)) continue;
    candidates.push({ ...hit, source: "doubtful" });
    mark(hit);
  }
  return candidates.sort(byPlace);
}

/** 'plain words' and 'excels' are no form of Word and Excel: a name in small letters has no plural and no third person. */
function isInflectedName({ ambiguity, label, quote }: Omit<PossibleTerm, "exact">): boolean {
  if (ambiguity !== "cap" || !/^\p{Ll}+s$/u.test(quote)) return false;
  const names = label.toLowerCase().split(" ");
  return names.includes(quote.slice(0, -1)) && !names.includes(quote);
}

export const placeOf = ({ id, start, end }: TermHit) => `${start} ${end} ${id}`;

const longestFirst = (hits: readonly PossibleTerm[]) =>
  hits.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
