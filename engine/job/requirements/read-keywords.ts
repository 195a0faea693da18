import { findKeywords } from "#engine/lexicon/find-keywords.ts";
import type { Quote, Span } from "#engine/text/span.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { scoreHits, type WantedHit } from "./read-terms.ts";

const ASKING: ReadonlySet<string> = new Set(["responsibilities", "requirements", "preferred", "summary"]);
const OPENING_BLOCKS = 4;

/** What the ad asks for beyond the lexicon; nothing `taken` by another reading, and never its own title and company. */
export function readKeywords(
  text: string,
  blocks: readonly AdBlock[],
  taken: readonly Span[],
  names: readonly (Quote | null)[],
): WantedHit[] {
  const exclude = names.flatMap((name) => (name === null ? [] : [name.quote]));
  const speaking = blocks.map((block, index) =>
    block.formal || isOpeningLine(block, index) ? { ...block, section: "other" } : block,
  );
  const isAskingSection = (section: string) => ASKING.has(section);
  return scoreHits(blocks, findKeywords(text, speaking, { taken: sorted(taken), isAskingSection, exclude }));
}

/** 'Oakfield Pumps – Huddersfield – Permanent': names of the opening, whose places and firms are no keywords. */
function isOpeningLine({ kind, text }: AdBlock, index: number): boolean {
  return index < OPENING_BLOCKS && kind === "paragraph" && !/[.!?]$/.test(text) && text.length < 120;
}

function sorted(spans: readonly Span[]): Span[] {
  return [...spans].sort((a, b) => a.start - b.start || a.end - b.end);
}
