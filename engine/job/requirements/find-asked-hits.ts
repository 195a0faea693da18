import { findTerms } from "#engine/lexicon/find-terms.ts";
import type { TermHit } from "#engine/lexicon/term.ts";
import { byPlace, type Span } from "#engine/text/span.ts";
import { OF_A_COUNTRY } from "../../knowledge/ads/asked-phrases.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { findAskedPhrases } from "./find-asked-phrases.ts";
import { findCuedNames } from "./find-cued-names.ts";

const WANTING: ReadonlySet<string> = new Set(["requirements", "preferred", "education"]);
/** Characters; below, a block holds no sentence. */
const SHORTEST = 4;

/** Read as degrees where an ad wants them. */
const SCHOOLING = /^(?:high school|secondary school|college|university|degree|diploma)$/i;

type Range = Span & { block: number };

/**
 * Terms that are too doubtful for running text but not where an ad asks for them: behind 'experience in' and its like,
 * and names of languages among the requirements. Hits carry the index of their block.
 */
export function findAskedHits(
  text: string,
  blocks: readonly AdBlock[],
  speaks: (block: AdBlock) => boolean,
): TermHit[] {
  const named: Range[] = [];
  const wanting: Range[] = [];
  blocks.forEach((block, index) => {
    if (!speaks(block) || block.text.length < SHORTEST) return;
    for (const range of [...findAskedPhrases(block), ...findCuedNames(block)])
      named.push({ ...range, block: index });
    if (WANTING.has(block.section)) wanting.push({ start: block.start, end: block.end, block: index });
  });
  const hits = [...readAsList(text, named), ...readAsList(text, wanting).filter(isLanguage)]
    .filter((hit) => hit.kind !== "soft" && !isCountry(text, hit) && !SCHOOLING.test(hit.quote))
    .sort(byPlace);
  return hits.filter((hit, index) => index === 0 || hit.start >= hits[index - 1]!.end);
}

function isLanguage(hit: TermHit): boolean {
  return hit.kind === "language";
}

function isCountry(text: string, hit: TermHit): boolean {
  return isLanguage(hit) && OF_A_COUNTRY.test(text.slice(hit.end, hit.end + 16));
}

/** Reads ranges as a list of skills is read; hits carry the block of their range. */
function readAsList(text: string, ranges: readonly Range[]): TermHit[] {
  const blocks = ranges.map(({ start, end }) => ({ start, end, kind: "item" as const, section: "" }));
  return findTerms(text, blocks, { isSkillsSection: () => true }).map((hit) => ({
    ...hit,
    block: ranges[hit.block]!.block,
  }));
}
