import { lettersOf, wordsOf } from "../labels/find-in-text.ts";
import { type Printed, spellings } from "../labels/resume-label.ts";

/** Whether a value that was read is one of the right spellings; nothing read is right where nothing is printed. */
export function sameValue(
  read: Printed,
  truth: Printed,
  fold: (text: string) => string = lettersOf,
): boolean {
  const [given, wanted] = [spellings(read), spellings(truth)];
  if (given.length === 0 || wanted.length === 0) return given.length === wanted.length;
  return given.some((one) => wanted.some((other) => fold(one) === fold(other)));
}

export const phoneDigits = (text: string) => text.replace(/\D+/g, "");
export const emailLetters = (text: string) => text.trim().toLowerCase();
export const profileHandle = (text: string) =>
  decodeLink(text)
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:[a-z]+\.)?linkedin\.com\/(?:in\/|pub\/)?/, "")
    .replace(/[/?#].*$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, "");

function decodeLink(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Words around a date that are not part of it. */
const AROUND =
  /^(?:since|from|seit|von|depuis|desde|dal|sinds|expected|graduated|graduation|anticipated|exp)$/;

/** A printed date without the words around it; whatever has no digit stands for today. */
export function dateLetters(text: string): string {
  if (!/\p{N}/u.test(text)) return "today";
  return wordsOf(text)
    .filter((word) => !AROUND.test(word))
    .join("");
}

export const sameDate = (read: Printed, truth: Printed) => sameValue(read, truth, dateLetters);

/** Start and end both right. One date alone is right on either side. */
export function sameDates(
  read: { start: Printed; end: Printed },
  truth: { start: Printed; end: Printed },
): boolean {
  if (sameDate(read.start, truth.start) && sameDate(read.end, truth.end)) return true;
  const lone = (one: Printed, other: Printed) => (one === null ? other : other === null ? one : null);
  const [own, wanted] = [lone(read.start, read.end), lone(truth.start, truth.end)];
  return own !== null && wanted !== null && sameDate(own, wanted);
}

/** How far two values speak of the same: 2 the same, 1 half of their words shared, 0 not. */
export function likeness(read: Printed, truth: Printed): 0 | 1 | 2 {
  if (read === null || truth === null) return 0;
  if (sameValue(read, truth)) return 2;
  for (const one of spellings(read))
    for (const other of spellings(truth)) {
      const [own, wanted] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
      const shared = [...own].filter((word) => wanted.has(word)).length;
      if (shared > 0 && 2 * shared >= Math.min(own.size, wanted.size)) return 1;
    }
  return 0;
}
