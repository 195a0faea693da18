import type { Quote, Span } from "#engine/text/span.ts";
import type { Tone } from "../knowledge/letters/tone.ts";
import type { FactCard } from "./cards/card.ts";

export type { Tone };

/** A sentence of the letter, at its place in `coverLetter`, and what vouches for it; empty where it states no fact. */
export type LetterSentence = Span & {
  text: string;
  evidence: (Quote & { source: "resume" | "job" })[];
  /** In the person's own words, for which they vouch themselves. */
  own?: true;
};

export type Letter = { coverLetter: string; sentences: LetterSentence[] };

/** A point of the ad that the letter does not show, to be said in the person's own words. */
export type LetterPoint = { need: string; asked: Quote };

/** A letter of the composer, with the cards it rests on, in its order, and what is left to say. */
export type ComposedLetter = Letter & { cards: FactCard[]; points: LetterPoint[] };
