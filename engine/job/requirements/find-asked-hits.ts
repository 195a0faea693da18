import { findTerms } from "#engine/lexicon/find-terms.ts";
import type { TermHit } from "#engine/lexicon/term.ts";
import type { Span } from "#engine/text/span.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { findAskedPhrases } from "./find-asked-phrases.ts";
import { findCuedNames } from "./find-cued-names.ts";

const WANTING: ReadonlySet<string> = new Set(["requirements", "preferred", "education"]);
/** Nouns that make a language's name an adjective: 'French cuisine', 'English literature'. */
const OF_A_COUNTRY =
  /^[ -](?!(?:is|are|and|or|as|at|to|on|in|of|would|will|both|level|language|skills?|speak\p{L}*|spoken|written|preferred|strongly|highly|desirable|required|fluency|native|helps?|welcome|valued|an?|must|medium|advantageous)\b)\p{Ll}{3,}/u;

/**
 * Terms that are too doubtful for running text but not where an ad asks for them: behind 'experience in' and its like,
 * and names of languages among the requirements. Hits carry the index of their block.
 */
export function findAskedHits(
  text: string,
  blocks: readonly AdBlock[],
  speaks: (block: AdBlock) => boolean,
): TermHit[] {
  return blocks.flatMap((block, index) => {
    if (!speaks(block)) return [];
    const asked = readAsList(text, findAskedPhrases(block));
    const cued = readAsList(text, findCuedNames(block));
    const languages = WANTING.has(block.section) ? readAsList(text, [block]).filter(isLanguage) : [];
    const hits = [...asked, ...cued, ...languages].filter(
      (hit) => hit.kind !== "soft" && !isCountry(text, hit),
    );
    return hits
      .filter((hit, at) => !hits.slice(0, at).some((other) => overlaps(hit, other)))
      .map((hit) => ({ ...hit, block: index }));
  });
}

function isLanguage(hit: TermHit): boolean {
  return hit.kind === "language";
}

function isCountry(text: string, hit: TermHit): boolean {
  return isLanguage(hit) && OF_A_COUNTRY.test(text.slice(hit.end, hit.end + 16));
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Reads ranges as a list of skills is read. */
function readAsList(text: string, ranges: readonly Span[]): TermHit[] {
  if (ranges.length === 0) return [];
  const blocks = ranges.map(({ start, end }) => ({ start, end, kind: "item" as const, section: "" }));
  return findTerms(text, blocks, { isSkillsSection: () => true });
}
