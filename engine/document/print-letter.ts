import type { PrintedDocument } from "./printed-document.ts";

/** A letter as the templates of resumes set it: their head, and paragraphs of lines in the place of sections. */
export type PrintedLetter = Omit<PrintedDocument, "sections"> & { sections: []; letter: string[][] };

/** What stands above a letter: who writes, and how to reach them. */
export type LetterHead = { name: string; contacts: readonly string[] };

const RIGHT_TO_LEFT = [
  { language: "ar", letters: /\p{Script=Arabic}/gu },
  { language: "he", letters: /\p{Script=Hebrew}/gu },
];

/** Whether half of a text's letters are of these. */
function isMostly(text: string, letters: RegExp): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return 2 * count(letters) > count(/\p{L}/gu);
}

/**
 * Decides nothing about the words: what a blank line parts is a paragraph, and its lines stay.
 *
 * @param letter in lines that end with '\n'.
 */
export function printLetter(letter: string, { name, contacts }: LetterHead): PrintedLetter {
  const paragraphs = letter
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.split("\n").flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0);
  const script = RIGHT_TO_LEFT.find(({ letters }) => isMostly(letter, letters));
  return {
    language: script?.language ?? "en",
    direction: script === undefined ? "ltr" : "rtl",
    name,
    label: null,
    photo: null,
    contacts: contacts.map((text) => ({ text, href: null })),
    sections: [],
    letter: paragraphs,
  };
}
