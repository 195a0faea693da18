import * as z from "zod/mini";
import { splitSentences } from "#engine/letter/verify/split-sentences.ts";
import { cleanText } from "#server/shared/language-model/clean-text.ts";
import {
  dropThoughts,
  MOST_CHARACTERS,
  readObjects,
  readSpoken,
} from "#server/shared/language-model/read-answer.ts";

/** What a model may answer: a few paragraphs of a few sentences, and no more. */
const paragraphsSchema = z
  .array(z.array(z.string().check(z.maxLength(600))).check(z.minLength(1), z.maxLength(16)))
  .check(z.maxLength(10));
const MOST_REPAIRS = 30;

/** A sentence with the cards that it says it tells. */
const sentenceSchema = z.object({
  text: z.string().check(z.maxLength(600)),
  cards: z.optional(z.array(z.string().check(z.maxLength(12))).check(z.maxLength(8))),
});
export type CitedSentence = z.infer<typeof sentenceSchema>;
const MOST_SENTENCES = 40;

/**
 * Sentences with their cards, as far as a model has written them; null where its answer is no such list. What is not one
 * sentence with an end is left out.
 */
export function readCited(text: string): CitedSentence[] | null {
  const objects = readObjects(text, MOST_SENTENCES);
  return (
    objects?.flatMap((json) => {
      const read = sentenceSchema.safeParse(json);
      return read.success && splitSentences(read.data.text).length === 1 ? [read.data] : [];
    }) ?? null
  );
}

/**
 * Paragraphs of sentences, as far as a model has written them; null where it is no letter's shape. While `unfinished`,
 * the sentence that may still go on is left out.
 */
export function readModelText(text: string, unfinished = false): string[][] | null {
  if (text.length > MOST_CHARACTERS) return null;
  const parts = readSpoken(text)
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s*\n\s*/g, " ").trim());
  const paragraphs = parts.flatMap((part) => {
    const sentences = splitSentences(part).map(({ start, end }) => part.slice(start, end));
    return sentences.length === 0 ? [] : [sentences];
  });
  if (unfinished) {
    paragraphs.at(-1)?.pop();
    if (paragraphs.at(-1)?.length === 0) paragraphs.pop();
  }
  const read = paragraphsSchema.safeParse(paragraphs);
  return read.success ? read.data : null;
}

/** Mended sentences by their number, from 1 to `count`; those that do not look like one are left out. */
export function readRepairs(text: string, count: number): Map<number, string> {
  const lines = cleanText(dropThoughts(text)).split("\n").slice(0, MOST_REPAIRS);
  const repairs = new Map<number, string>();
  for (const line of lines) {
    const match = /^\s?(\d{1,2})[.):] (.{2,600})$/.exec(line);
    const number = Number(match?.[1]);
    if (match !== null && number >= 1 && number <= count && !repairs.has(number))
      repairs.set(number, match[2]!.trim());
  }
  return repairs;
}
