import { HEAD_WORDS, TABLE_HEADS } from "../../knowledge/headings/table-heads.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";

/** 'Course University/Institution Aggregate Year of passing': nothing but names of columns, wherever its cells begin. */
export const holdsHeadWordsOnly = remember(holdsHeadWordsOnlyAnew);

function holdsHeadWordsOnlyAnew(text: string): boolean {
  if (/\d/.test(text)) return false;
  const words = foldLetters(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
  return words.length >= 3 && words.every((word) => HEAD_WORDS.has(word));
}

/** Whether the cells of a row are the names of a table's columns. */
export function isTableHead(cells: readonly string[]): boolean {
  if (cells.length < 2) return false;
  const known = cells.filter((cell) =>
    TABLE_HEADS.has(
      foldLetters(cell)
        .replace(/[.:*()]+/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    ),
  );
  return cells.length === 2 ? known.length === 2 : known.length >= cells.length - 1 && known.length >= 2;
}
