import type { Reading } from "#contract/machine-view.ts";

/** A block of a reading with its number and its lines. */
export type NumberedBlock = Reading["blocks"][number] & {
  number: number;
  text: Reading["lines"];
};

/** The blocks of one page, numbered over the whole document as they are read; those without a word have no lines to show. */
export function listBlocks({ blocks, lines }: Reading, page: number): NumberedBlock[] {
  let from = 0;
  return blocks
    .map((block, at) => {
      const text = lines.slice(from, from + block.lines);
      from += block.lines;
      return { ...block, number: at + 1, text };
    })
    .filter((block) => block.page === page);
}

/** Marks of a page's words in this reading, by the words' places. */
export function markWords({ lines }: Reading, page: number): Map<number, "moved" | "glued"> {
  const marks = new Map<number, "moved" | "glued">();
  for (const line of lines) {
    if (line.page !== page) continue;
    for (const { word, mark } of line.pieces)
      if (word !== null && (mark === "moved" || mark === "glued")) marks.set(word, mark);
  }
  return marks;
}
