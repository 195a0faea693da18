import { familyOf } from "../knowledge/words/word-families.ts";

/** Endings of nouns that name what a verb does, and of the verbs; the longest first. */
const ENDINGS =
  /(?:ization|isation|ifications?|ications?|ations?|itions?|utions?|ctions?|ments?|ances?|ences?|izes?|ises?|ates?|yses|ysis|yzes?|yze|yz|ys|ify|ying|ing|ed|e)$/;
const SHORTEST_ROOT = 4;

/** Irregular pairs that no ending tells: both sides of each lead to one word. */
const PAIRS: Readonly<Record<string, string>> = {
  maintenance: "maintain",
  maintain: "maintain",
  procurement: "procure",
  procure: "procure",
  recruitment: "recruit",
  sale: "sale",
  sell: "sale",
  decision: "decide",
  decide: "decide",
};

/** A noun, in the singular, that names a deed. */
export const NAMES_DEED = /(?:[tsu]ion|sis|ment|ance)$/;
/** A verb whose deed is done or being done. */
export const DONE = /(?:ed|ing)$/;

/** A word's root, shared by a verb and the noun of what it does: 'evaluate' and 'evaluation', 'analyze' and 'analysis'. */
export function wordFamily(stem: string): string {
  const paired = familyOf(stem) ?? PAIRS[stem];
  if (paired !== undefined) return paired;
  const ending = ENDINGS.exec(stem);
  if (ending === null || ending.index < SHORTEST_ROOT) return stem;
  const root = stem.slice(0, ending.index);
  return ending[0].startsWith("ct") ? `${root}ct` : root;
}
