/**
 * Cleaning of single characters, shared by everything that reads a person's text. A character either stays, is dropped
 * or becomes another string; what a text means must never change (so 'm²' stays 'm²', where NFKC would say 'm2').
 */

/**
 * Compatibility forms that only differ in looks: ligatures, presentation forms, full-width and styled letters. Two Arabic signs
 * stand for whole sentences (U+FDFA for eighteen letters): they stay, so that no text grows to more than four times its length.
 */
const looksOnly =
  /[\u01c4-\u01cc\u01f1-\u01f3\u0132\u0133\u0149\u017f\u0675-\u0678\u2e80-\u2fdf\uf900-\ufad9\ufb00-\ufb4f\ufb50-\ufdf9\ufdfc\ufe70-\ufefc\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff65-\uffdc\u{1d400}-\u{1d7ff}\u{2f800}-\u{2fa1d}]/u;
const space = /[\t\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
/** Controls and what draws nothing: soft hyphen, zero width, bidirectional marks, variation selectors, tag characters. */
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\ufffe\uffff]/u;
const privateUse = /[\ue000-\uf8ff\u{f0000}-\u{10fffd}]/u;
/** Scripts in which joiners tell letters apart: Arabic and its relatives, and the Indic ones. */
const joinedScript = /[\u0600-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u17ff\ufb50-\ufdff\ufe70-\ufefc]/;

/** True for a glyph without a meaning of its own outside its font: an icon, or a font without a character map. */
export function isPrivateUse(character: string): boolean {
  return privateUse.test(character);
}

/** True for ZWNJ and ZWJ between two letters of a script that needs them. */
export function isNeededJoiner(before: string, joiner: string, after: string): boolean {
  return (
    (joiner === "\u200c" || joiner === "\u200d") && joinedScript.test(before) && joinedScript.test(after)
  );
}

/**
 * What one code point becomes: itself, a plainer form, a space or nothing. Joiners are dropped here; whoever sees the
 * neighbours asks `isNeededJoiner` first.
 */
export function cleanCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0x20 && code < 0x7f) return character;
  if (code === 0x0a) return character;
  if (space.test(character)) return " ";
  if (unseen.test(character)) return "";
  if (looksOnly.test(character)) return character.normalize("NFKC");
  return character;
}
