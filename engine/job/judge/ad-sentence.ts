import { LIST_GAP } from "#engine/text/gap.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import type { Span } from "../../text/span.ts";
import { readSentences } from "../requirements/read-sentences.ts";
import type { AdBlock } from "../sections/read-blocks.ts";

/** A sentence of a cleaned ad: its words, the block it stands in, how far down the ad, in tenths, how many marks of a list. */
export type AdSentence = Span & { block: number; tokens: Token[]; tenth: number; separators: number };

/** Sentences of all blocks, in order. A sentence is cut where the judge would no longer look. */
export function splitAd(text: string, blocks: readonly AdBlock[]): AdSentence[] {
  return blocks.flatMap((block, index) =>
    readSentences(block.text).map((span) => {
      const start = block.start + span.start;
      const end = block.start + span.end;
      const tenth = Math.floor((10 * start) / (text.length + 1));
      const tokens = readTokens(text, start, end);
      const separators = tokens.filter(({ gap }) => (gap & LIST_GAP) !== 0).length;
      return { start, end, block: index, tokens, tenth, separators };
    }),
  );
}
