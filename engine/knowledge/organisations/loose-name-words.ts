import { readWords } from "../../text/word-set.ts";

/** Legal forms and small words that two ways of writing one employer differ in. */
export const LOOSE_NAME_WORDS = readWords(
  "the of and at in de la le les du des der die das und et y e co company corp corporation inc incorporated ltd limited llc llp plc gmbh mbh ag kg se sa sas sarl srl spa bv nv ab as oy pty pvt group",
);
