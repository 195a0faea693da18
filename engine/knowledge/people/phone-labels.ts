import { labelsOf } from "../locales/collect-words.ts";

/** Words before a number, folded, that make it a phone. */
const PHONE = new RegExp(
  `(?:^|[^\\p{L}])(?:${labelsOf((labels) => labels.phone)})\\s*(?:\\((?:m|h|c|w|mobile|home|cell)\\))?\\s*[.:#=)\\]\\s+-]*$`,
  "u",
);
/** Words before a number, folded, that make it something else. */
const RIVAL = new RegExp(
  `(?:^|[^\\p{L}])(?:${labelsOf((labels) => labels.otherNumber)})\\s*(?:no|number|nr|#)?\\s*[.:#=)\\]\\s-]*$`,
  "u",
);

export function isPhoneLabel(before: string): boolean {
  return PHONE.test(before);
}

export function isRivalLabel(before: string): boolean {
  return RIVAL.test(before);
}

/** Words that call even five digits a phone. */
export const PLAIN_PHONE_LABEL =
  /\b(?:phone|telephone|tel|telefon|telefono|telefone|mobile|mob|cell|handy|movil)\s*(?:no|number|nr)?\s*[.:]*\s*$/;
