import { readWords } from "../../text/word-set.ts";

/** Ranks and small words that two ways of writing one title differ in. */
export const LOOSE_TITLE_WORDS = readWords(
  "senior junior lead head and the for with und der die das fur et de des du la le y el en e da do di van het a an of in at m f d w x",
);
