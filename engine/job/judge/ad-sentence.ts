import { type NeedCue, readNeedCues } from "#engine/knowledge/ads/need-cues.ts";
import { LIST_GAP } from "#engine/text/gap.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import type { Span } from "../../text/span.ts";
import { readSentences } from "../requirements/read-sentences.ts";
import type { AdBlock } from "../sections/read-blocks.ts";

/**
 * A sentence of a cleaned ad: its words, the block it stands in, how far down the ad, in tenths, how many marks of a list,
 * and of each word the words of need that it is part of.
 */
export type AdSentence = Span & {
  block: number;
  tokens: Token[];
  tenth: number;
  separators: number;
  cues: readonly (NeedCue | undefined)[];
};

/** Sentences of all blocks, in order. A sentence is cut where the judge would no longer look. */
export function splitAd(text: string, blocks: readonly AdBlock[]): AdSentence[] {
  return blocks.flatMap((block, index) =>
    readSentences(block.text).map((span) => {
      const start = block.start + span.start;
      const end = block.start + span.end;
      const tenth = Math.floor((10 * start) / (text.length + 1));
      const tokens = readTokens(text, start, end);
      const separators = tokens.filter(({ gap }) => (gap & LIST_GAP) !== 0).length;
      const cues = placeCues(readNeedCues(text.slice(start, end)), start, tokens);
      return { start, end, block: index, tokens, tenth, separators, cues };
    }),
  );
}

/** Both stand in order. */
function placeCues(
  cues: readonly NeedCue[],
  origin: number,
  tokens: readonly Token[],
): (NeedCue | undefined)[] {
  let next = 0;
  return tokens.map(({ start, end }) => {
    while (next < cues.length && origin + cues[next]!.end <= start) next += 1;
    const cue = cues[next];
    return cue !== undefined && origin + cue.start < end ? cue : undefined;
  });
}
