import { findKeywords } from "#engine/lexicon/find-keywords.ts";
import type { Quote } from "#engine/text/span.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { type WantedHit, weighHits } from "./read-terms.ts";

const ASKING: ReadonlySet<string> = new Set(["responsibilities", "requirements", "preferred", "summary"]);

/** What the ad asks for beyond the lexicon; never its own title and company. */
export function readKeywords(
  text: string,
  blocks: readonly AdBlock[],
  terms: readonly WantedHit[],
  names: readonly (Quote | null)[],
): WantedHit[] {
  const exclude = names.flatMap((name) => (name === null ? [] : [name.quote]));
  const isAskingSection = (section: string) => ASKING.has(section);
  return weighHits(blocks, findKeywords(text, blocks, { taken: terms, isAskingSection, exclude }));
}
