/** FNV-1a over UTF-16 code units, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** LetterTemplates of a slot in an order that depends on the pair of resume and ad alone: the same letter every time, another for another ad. */
export function orderTemplates(frames: readonly string[], seed: number, slot: string): string[] {
  return frames
    .map((frame) => ({ frame, rank: hashText(`${seed} ${slot} ${frame}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ frame }) => frame);
}
