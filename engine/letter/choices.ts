import type { FactAnswer } from "../facts/fact.ts";
import type { LetterPoint } from "./letter.ts";

/** A card that the letter is to tell: as it was read, or as the person mended its words. */
export type ChosenCard = { id: string; text: string | null };

/** Words of the person's own for what the ad asks for and the resume does not show. */
export type OwnWords = Pick<LetterPoint, "need"> & { text: string };

/** What a person says before a letter is written; `cards` are null where the engine is to choose. */
export type LetterChoices = {
  /** What they confirmed or mended of what was read. */
  facts: readonly FactAnswer[];
  cards: readonly ChosenCard[] | null;
  own: readonly OwnWords[];
};

export const NO_CHOICES: LetterChoices = { facts: [], cards: null, own: [] };
