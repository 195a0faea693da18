import { FIELDS_OF_WORK } from "../../knowledge/titles/fields-of-work.ts";

const FIELDS = new RegExp(`^(?:${FIELDS_OF_WORK})(?: ?(?:&|and|/|,) ?(?:${FIELDS_OF_WORK}))?$`, "i");

/** 'Finance', 'Sales & Marketing': behind the comma of 'Vice President, Finance' it says of what, not where. */
export function isFieldOfWork(text: string): boolean {
  return FIELDS.test(text.trim());
}
