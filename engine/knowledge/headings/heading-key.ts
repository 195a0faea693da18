import { foldLetters } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";

/** Folded words of a heading without numbering, ornaments, '&' or colon: '2. Skills & Tools:' -> 'skills and tools'. */
export const headingKey = remember(headingKeyAnew);

function headingKeyAnew(text: string): string {
  const folded = foldLetters(text)
    .replace(/&|\+|\//g, " and ")
    .replace(/^[\s\p{P}\p{S}]*(?:(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+)?/u, "")
    .replace(/[^\p{L}\p{M}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return joinSpaced(folded);
}

/**
 * 's k i l l s' -> 'skills', and 'c o n tac t' where some pairs were set close; the gap between two spaced words is lost, so
 * it is looked up without spaces as well.
 */
function joinSpaced(key: string): string {
  const parts = key.split(" ");
  const single = parts.filter((part) => part.length === 1 && part !== "&").length;
  if (parts.length < 4 || single < 3 || parts.join("").length / parts.length > 2) return key;
  return parts.join("");
}
