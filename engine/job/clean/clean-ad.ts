import { findEntityEdits } from "./entities.ts";
import { findBulletEdits } from "./find-bullet-edits.ts";
import { findCharacterEdits } from "./find-character-edits.ts";
import { findGlueEdits } from "./find-glue-edits.ts";
import { findHeadingEdits } from "./find-heading-edits.ts";
import { findLostBreaks } from "./find-lost-breaks.ts";
import { findMarkdownEdits, findMarkupEdits } from "./find-markup-edits.ts";
import { applyEdits, type Edit, type MappedText, mapText } from "./mapped-text.ts";

/** Tags that were escaped on their way ('&lt;p&gt;') are tags all the same. */
const ESCAPED_TAG = /&lt;\/?(?:p|li|ul|ol|div|br|h[1-6]|strong|span)\b/i;

/**
 * Makes a pasted ad readable without losing where each character stood: tags and entities, odd characters, lists in one
 * line and glued words. Any text of any length; linear.
 */
export function cleanAd(original: string): MappedText {
  const steps: ((text: string) => Edit[])[] = [
    (text) => (ESCAPED_TAG.test(text) ? findEntityEdits(text) : []),
    findMarkupEdits,
    findEntityEdits,
    findCharacterEdits,
    findMarkdownEdits,
    findBulletEdits,
    findGlueEdits,
    findHeadingEdits,
    findLostBreaks,
  ];
  return steps.reduce((mapped, step) => applyEdits(mapped, step(mapped.text)), mapText(original));
}
