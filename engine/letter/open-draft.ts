import type { Quote } from "#engine/text/span.ts";
import type { Letter, LetterSentence } from "./letter.ts";
import { orderFrames } from "./pick-frame.ts";
import { judgeSentence } from "./verify/judge-sentence.ts";
import type { Source } from "./verify/source.ts";
import { splitSentences } from "./verify/split-sentences.ts";

type Said = { text: string; evidence: LetterSentence["evidence"]; before: string };
type Values = Readonly<Record<string, string>>;

/** A letter in the making: it takes only sentences that are vouched for. */
export function openDraft(source: Source, seed: number) {
  const said: Said[] = [];
  const used = new Set<string>();
  let before = "";
  const add = (text: string, evidence: LetterSentence["evidence"]) => {
    said.push({ text, evidence, before: said.length === 0 ? "" : before });
    before = " ";
  };
  const tryText = (text: string, bullet?: Quote): boolean => {
    const { reasons, evidence } = judgeSentence(text, source);
    // A sentence that would be cut in two by its own stops could not be checked again as one.
    if (reasons.length > 0 || !isOneSentence(text)) return false;
    const own =
      bullet === undefined
        ? []
        : [
            {
              source: "resume" as const,
              start: bullet.start,
              end: bullet.end,
              quote: source.resume.text.slice(bullet.start, bullet.end),
            },
          ];
    add(text, [...own, ...evidence.filter((item) => item.start !== bullet?.start)]);
    return true;
  };
  return {
    /** Opens a paragraph at the next sentence. */
    paragraph: () => {
      if (said.length > 0) before = "\n\n";
    },
    /** Says a slot's first fitting frame: not one begun like the sentence before, if there is another. False where none is vouched for. */
    say: (
      slot: string,
      frames: readonly string[],
      values: Values,
      fallback: Values | null = null,
      bullet?: Quote,
    ): boolean => {
      const last = said.at(-1)?.text.split(" ")[0];
      const fitting = orderFrames(frames, seed, slot).filter(
        (frame) => canFill(frame, values) && !used.has(frame),
      );
      const sorted = [
        ...fitting.filter((frame) => opening(frame, values) !== last),
        ...fitting.filter((frame) => opening(frame, values) === last),
      ];
      for (const chosen of fallback === null ? [values] : [values, fallback]) {
        for (const frame of sorted) {
          if (!canFill(frame, chosen) || !tryText(fill(frame, chosen), bullet)) continue;
          used.add(frame);
          return true;
        }
      }
      return false;
    },
    /** Whether resume and ad vouch for a sentence that the letter does not take. */
    vouches: (text: string): boolean => judgeSentence(text, source).reasons.length === 0,
    sayPlain: (text: string): boolean => tryText(text),
    /** A line of its own; the second text where the first is not vouched for. */
    line: (text: string, otherwise?: string) => {
      before = "\n\n";
      if (!tryText(text) && otherwise !== undefined) tryText(otherwise);
    },
    below: (text: string) => {
      before = "\n";
      tryText(text);
    },
    first: (slot: string, frames: readonly string[]): string => orderFrames(frames, seed, slot)[0]!,
    words: () => said.reduce((sum, { text }) => sum + text.split(" ").length, 0),
    text: () => said.map(({ text }) => text).join(" "),
    finish: (): Letter => {
      let coverLetter = "";
      const sentences = said.map(({ text, evidence, before: gap }) => {
        coverLetter += gap + text;
        return { text, start: coverLetter.length - text.length, end: coverLetter.length, evidence };
      });
      return { coverLetter, sentences };
    },
  };
}

/** A sentence that ends in 'Ltd.' would run into the next one. */
function isOneSentence(text: string): boolean {
  return (
    splitSentences(text).length === 1 &&
    (!/[.!?]$/.test(text) || splitSentences(`${text} Next.`).length === 2)
  );
}

function canFill(frame: string, values: Values): boolean {
  return [...frame.matchAll(/\{([\w-]+)\}/g)].every(([, name]) => values[name!] !== undefined);
}

function fill(frame: string, values: Values): string {
  return frame.replace(/\{([\w-]+)\}/g, (_, name: string) => values[name]!);
}

function opening(frame: string, values: Values): string {
  return fill(frame.split(" ")[0]!, values).split(" ")[0]!;
}
