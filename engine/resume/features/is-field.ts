import { FIELD_ENDING, FIELDS } from "../../knowledge/degrees/field-words.ts";
import { foldWords } from "../../text/fold-letters.ts";

/** Ends in a word for what is studied: 'Health and Social Care', 'Wirtschaftsinformatik'; or is built like one. */
export function isField(text: string): boolean {
  const words = foldWords(text);
  const last = words.at(-1);
  if (last === undefined || words.length > 8) return false;
  return FIELDS.has(last) || FIELDS.has(words.slice(-2).join(" ")) || FIELD_ENDING.test(last);
}
