import { normalizeText } from "#server/shared/normalize-text.ts";

/** Scripts whose letters take another shape with a joiner (ZWJ) or without one (ZWNJ). */
const JOINED =
  "\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}";
/** Line ends and joiners within words, which stay; else whatever is not seen: zero widths, directions, tags, controls. */
const UNSEEN = new RegExp(
  `(\\n|(?<=[${JOINED}])[\\u200c\\u200d](?=[${JOINED}]))|[\\p{Default_Ignorable_Code_Point}\\p{C}]`,
  "gu",
);

/**
 * A text as it may be shown to a language model: what a reader cannot see is gone, and look-alike forms are the plain
 * ones (Unicode NFKC), so that nothing stands in it that its owner did not see.
 */
export function cleanText(text: string): string {
  return normalizeText(text, "NFKC")
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(UNSEEN, "$1")
    .replace(/ {2,}/g, " ");
}
