/** Unicode's own bound for texts in streams (UAX 15): no language sets more marks upon one letter. */
const PAST_MOST_MARKS = /(?<=\p{M}{30})(?=\p{M})/u;

/**
 * A text in a normal form, in time that grows with its length: marks are put in order one by one, so that a letter with
 * thousands of them would take minutes. Marks beyond thirty on one letter stay as they stand.
 */
export function normalizeText(text: string, form: "NFC" | "NFKC" | "NFKD"): string {
  return text
    .split(PAST_MOST_MARKS)
    .map((piece) => piece.normalize(form))
    .join("");
}
