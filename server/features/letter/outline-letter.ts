import type { Letter } from "#engine/letter/letter.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { isShown, placeComposed, type Said } from "./place-sentence.ts";

/** A sentence with what stands before it: a space, or the ends of lines. */
export type Placed = Said & { gap: string };

/** The composed letter by what a model writes anew and what it never touches. */
export type Outline = {
  greeting: Placed[];
  opening: Placed[];
  body: Placed[];
  closing: Placed[];
  signature: Placed[];
};

const MOST_CLOSING = 4;

export function outlineLetter({ coverLetter, sentences }: Letter, resume: Resume): Outline {
  const placed = sentences.map(
    ({ text, evidence, start }, index): Placed => ({
      ...placeComposed({ text, evidence }, resume),
      gap: coverLetter.slice(sentences[index - 1]?.end ?? 0, start),
    }),
  );
  const isLine = ({ text }: Placed) => !/[.!?]$/.test(text);
  const first = placed.findIndex((one) => !isLine(one));
  const greeting = placed.slice(0, Math.max(0, first));
  // 'Kind regards,' and the name below it, which may end in 'Jr.'.
  const signOff = placed.findLastIndex(({ text, gap }) => gap.includes("\n") && text.endsWith(","));
  const last = signOff > greeting.length ? signOff : placed.findLastIndex((one) => !isLine(one)) + 1;
  const rest = placed.slice(greeting.length, last);
  const isOpening = rest[0] !== undefined && !isShown(rest[0]);
  const opening = isOpening ? rest.slice(0, 1) : [];
  const shown = rest.findLastIndex(isShown);
  const from = Math.max(opening.length, shown + 1, rest.length - MOST_CLOSING);
  return {
    greeting,
    opening,
    body: rest.slice(opening.length, from),
    closing: rest.slice(from),
    signature: placed.slice(last),
  };
}
