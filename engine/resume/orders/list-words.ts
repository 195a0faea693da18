import { ICON_FONT } from "../../knowledge/documents/icon-fonts.ts";
import type { PositionedDocument, PositionedRun } from "../model/positioned.ts";
import type { Word } from "./machine-view.ts";

/** Some twenty full pages; a resume has 500 words. */
export const MOST_WORDS = 12_000;
const LONGEST_WORD = 200;

const UNMAPPED = /[\ufffd\ue000-\uf8ff]/g;
/** Stands for a glyph without a letter. */
const NO_LETTER = "\u25a1";
/** A hyphen at a line's end as the PDF reader marks it. */
const LINE_END_HYPHEN = /\ufffe/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff]/g;

/** The words of all pages as they are drawn, in the order of the content stream. */
export function listWords(document: PositionedDocument): { words: Word[][]; cut: boolean } {
  let left = MOST_WORDS;
  const words = document.pages.map((page, at) => {
    const own: Word[] = [];
    for (const run of page.runs) {
      if (own.length >= left) break;
      for (const word of splitRun(run)) own.push({ ...word, page: at + 1, index: own.length });
    }
    const kept = own.slice(0, left);
    left -= kept.length;
    return kept;
  });
  const drawn = left === 0 && document.pages.some(({ runs }) => runs.length > 0);
  return { words, cut: drawn };
}

function splitRun(run: PositionedRun): Omit<Word, "page" | "index">[] {
  const found: Omit<Word, "page" | "index">[] = [];
  for (const { 0: raw, index: start } of run.text.matchAll(/\S+/gu)) {
    const text = raw.replace(LINE_END_HYPHEN, "-").replace(UNSEEN, "").replace(UNMAPPED, NO_LETTER);
    if (text === "") continue;
    const end = start + raw.length;
    const [one, other] = [run.edges[start]!, run.edges[end]!];
    found.push({
      x: Math.min(one, other),
      y: run.y,
      width: Math.abs(other - one),
      height: run.height,
      text: text.slice(0, LONGEST_WORD),
      size: run.size,
      hidden: run.hidden,
      unreadable: text.includes(NO_LETTER) && !ICON_FONT.test(run.font),
      spaced: end < run.text.length,
    });
  }
  return found;
}
