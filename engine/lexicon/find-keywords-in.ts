import type { Block } from "#engine/text/block.ts";
import { GAP } from "#engine/text/gap.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import type { TermHit } from "./term.ts";

const WINDOW = 4;

/**
 * Where a text says keywords found in another: all words of a keyword, in any inflection and order, within four words
 * (or the keyword's own length) of one sentence. Hits carry the keyword's id and label, in reading order.
 */
export function findKeywordsIn(
  text: string,
  blocks: readonly Block[],
  keywords: readonly TermHit[],
): TermHit[] {
  const wanted = indexByFirstWord(keywords);
  if (wanted.size === 0) return [];
  return blocks.flatMap((block, index) => {
    const tokens = readTokens(text, block.start, block.end);
    const hits: TermHit[] = [];
    const ends = new Map<string, number>();
    tokens.forEach((token, at) => {
      for (const keyword of wanted.get(token.stem) ?? []) {
        const end = endOfKeyword(tokens, at, keyword.words);
        if (end === null || at < (ends.get(keyword.id) ?? 0)) continue;
        ends.set(keyword.id, end);
        const from = token.start;
        const to = tokens[end - 1]!.end;
        const { id, label } = keyword;
        hits.push({
          id,
          label,
          kind: "keyword",
          block: index,
          start: from,
          end: to,
          quote: text.slice(from, to),
        });
      }
    });
    return hits;
  });
}

type Wanted = { id: string; label: string; words: readonly string[] };

/** Every word of a keyword may come first: each leads to it. */
function indexByFirstWord(keywords: readonly TermHit[]): Map<string, Wanted[]> {
  const index = new Map<string, Wanted[]>();
  const distinct = new Map(keywords.map((keyword) => [keyword.id, keyword]));
  for (const { id, label } of distinct.values()) {
    const words = id.split(" ");
    for (const word of new Set(words)) index.set(word, [...(index.get(word) ?? []), { id, label, words }]);
  }
  return index;
}

function endOfKeyword(tokens: readonly Token[], at: number, words: readonly string[]): number | null {
  const missing = new Map<string, number>();
  for (const word of words) missing.set(word, (missing.get(word) ?? 0) + 1);
  let left = words.length;
  const last = Math.min(tokens.length, at + Math.max(WINDOW, words.length));
  for (let index = at; index < last; index += 1) {
    const token = tokens[index]!;
    if (index > at && (token.gap & (GAP.stop | GAP.bullet)) !== 0) return null;
    const count = missing.get(token.stem) ?? 0;
    if (count === 0) continue;
    missing.set(token.stem, count - 1);
    left -= 1;
    if (left === 0) return index + 1;
  }
  return null;
}
