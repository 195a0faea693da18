import type { Letter } from "#engine/letter/letter.ts";
import { splitSentences } from "#engine/letter/verify/split-sentences.ts";
import { fitsAfter } from "./fits-after.ts";
import type { Outline, Placed } from "./outline-letter.ts";
import { isShown, type Said } from "./place-sentence.ts";

/** A place in the model's letter: its own sentence where that is vouched for, else null. */
export type Slot = Said | null;

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
  { greeting, opening, body, closing, signature }: Outline,
  paragraphs: readonly (readonly Slot[])[],
): { letter: Letter; kept: number; stoodIn: number } | null {
  const parts: Placed[] = [...greeting, ...opening.map((part) => ({ ...part, gap: "\n\n" }))];
  const used = new Set<number>();
  const spare = body.filter(isShown).sort((a, b) => Number(a.ofJob) - Number(b.ofJob));
  let kept = 0;
  let stoodIn = 0;
  // The job that the paragraph speaks of at this place.
  let context: number | null = null;
  const take = (said: Said, gap: string): boolean => {
    if (!isShown(said) && kept === 0 && opening.length > 0) return false;
    if (!fitsAfter(context, said) || parts.some(({ text }) => text === said.text)) return false;
    parts.push({ ...said, gap });
    context = said.at ?? context;
    return true;
  };
  const standIn = (gap: string, anyJob: boolean): boolean => {
    const found = spare.find(
      (said) =>
        !used.has(keyOf(said)) &&
        (anyJob || context === null || said.jobs.includes(context)) &&
        fitsAfter(context, said),
    );
    if (found === undefined) return false;
    spare.splice(spare.indexOf(found), 1);
    const took = take(found, gap);
    stoodIn += took ? 1 : 0;
    return took;
  };

  // What the model keeps must be known before anything stands in, lest a line be said twice.
  for (const said of paragraphs.flat()) if (said !== null) used.add(keyOf(said));
  const words = () => countWords([...parts, ...closing]);
  for (const [index, slots] of paragraphs.entries()) {
    let gap = index === 0 && opening.length > 0 ? " " : "\n\n";
    context = null;
    for (const slot of slots) {
      if (words() > MOST_WORDS) break;
      const own = slot !== null && take(slot, gap);
      if (own) kept += 1;
      if (own || standIn(gap, false)) gap = " ";
    }
  }
  const shown = body.filter(isShown).length;
  if (kept < Math.min(LEAST_KEPT, Math.max(1, shown))) return null;
  const goal = Math.min(USUAL_WORDS, countWords([...opening, ...body, ...closing]));
  context = null;
  let gap = "\n\n";
  while (words() < goal && standIn(gap, true)) gap = " ";
  if (words() < goal * LEAST_SHARE) return null;

  const whole = [
    ...parts,
    ...closing.map((part, index) => (index === 0 ? { ...part, gap: "\n\n" } : part)),
    ...signature,
  ];
  const letter = join(whole);
  return readsTheSame(letter) ? { letter, kept, stoodIn } : null;
}

/** The letter as far as it is vouched for, for showing while the model still writes. */
export function joinBegun({ greeting, opening }: Outline, paragraphs: readonly (readonly Slot[])[]): string {
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

/** The line of the resume that a sentence says again. */
function keyOf({ evidence }: Said): number {
  return evidence.find(({ source }) => source === "resume")?.start ?? -1;
}

function countWords(parts: readonly Said[]): number {
  return parts.reduce((sum, { text }) => sum + text.split(" ").length, 0);
}
