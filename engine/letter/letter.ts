import type { Quote, Span } from "#engine/text/span.ts";
import type { Tone } from "../knowledge/letters/tone.ts";

export type { Tone };

/** A sentence of the letter, at its place in `coverLetter`, and what vouches for it; empty where it states no fact. */
export type LetterSentence = Span & { text: string; evidence: (Quote & { source: "resume" | "job" })[] };

export type Letter = { coverLetter: string; sentences: LetterSentence[] };
