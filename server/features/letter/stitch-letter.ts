import type { Letter } from "#engine/letter/letter.ts";
import { splitSentences } from "#engine/letter/verify/split-sentences.ts";
import { BegunLetter, countWords } from "./begun-letter.ts";
import type { Outline, Placed } from "./outline-letter.ts";
import { isShown, type Said } from "./place-sentence.ts";

/** A place in the model's letter: its own sentence where that is vouched for, else null. */
export type Slot = Said | null;

type Paragraphs = readonly (readonly Slot[])[];

const USUAL_WORDS = 180;
const MOST_WORDS = 400;
/** With fewer of its own, the letter would be the composer's, cut up. */
const LEAST_KEPT = 3;
/** Of the words of the composed letter, up to the usual: with less, the model's letter would say less. */
const LEAST_SHARE = 0.85;

/**
 * Puts the model's sentences between the composed opening and closing. Where one is not vouched for, or would say of one
 * job what is true of another, a composed sentence on the job at hand stands in, or none. More composed ones follow, those
 * on skills and studies first, until it is as long as the composed letter or as is usual. Null where the model gave too
 * little for a letter.
 */
export function stitchLetter(
  outline: Outline,
  paragraphs: Paragraphs,
): { letter: Letter; kept: number; stoodIn: number } | null {
  const begun = new BegunLetter(outline, paragraphs);
  placeParagraphs(begun, outline, paragraphs);
  if (begun.kept < leastKept(outline)) return null;
  const goal = Math.min(USUAL_WORDS, countWords([...outline.opening, ...outline.body, ...outline.closing]));
  lengthen(begun, goal);
  if (begun.words() < goal * LEAST_SHARE) return null;
  const letter = join(begun.finish());
  return readsTheSame(letter) ? { letter, kept: begun.kept, stoodIn: begun.stoodIn } : null;
}

function placeParagraphs(begun: BegunLetter, { opening }: Outline, paragraphs: Paragraphs): void {
  for (const [index, slots] of paragraphs.entries()) {
    let gap = index === 0 && opening.length > 0 ? " " : "\n\n";
    begun.startParagraph();
    for (const slot of slots) {
      if (begun.words() > MOST_WORDS) break;
      if ((slot !== null && begun.keep(slot, gap)) || begun.standIn(gap, false)) gap = " ";
    }
  }
}

/** One more paragraph, of composed sentences on any job. */
function lengthen(begun: BegunLetter, goal: number): void {
  let gap = "\n\n";
  begun.startParagraph();
  while (begun.words() < goal && begun.standIn(gap, true)) gap = " ";
}

function leastKept({ body }: Outline): number {
  return Math.min(LEAST_KEPT, Math.max(1, body.filter(isShown).length));
}

/** The letter as far as it is vouched for, for showing while the model still writes. */
export function joinBegun({ greeting, opening }: Outline, paragraphs: Paragraphs): string {
  const body = paragraphs.map((slots) =>
    slots.flatMap((slot) => (slot === null ? [] : [slot.text])).join(" "),
  );
  const [first = "", ...rest] = body.filter((text) => text !== "");
  const start = [...opening.map(({ text }) => text), first].filter((text) => text !== "").join(" ");
  return [...greeting.map(({ text }) => text), start, ...rest].filter((text) => text !== "").join("\n\n");
}

function join(parts: readonly Placed[]): Letter {
  let coverLetter = "";
  const sentences = parts.map(({ text, evidence, gap }, index) => {
    coverLetter += (index === 0 ? "" : gap) + text;
    return { text, evidence, start: coverLetter.length - text.length, end: coverLetter.length };
  });
  return { coverLetter, sentences };
}

/** A letter whose sentences would be cut otherwise could not be checked again sentence by sentence. */
function readsTheSame({ coverLetter, sentences }: Letter): boolean {
  const spans = splitSentences(coverLetter);
  return (
    spans.length === sentences.length &&
    spans.every(({ start, end }, index) => start === sentences[index]!.start && end === sentences[index]!.end)
  );
}
