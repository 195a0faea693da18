import type { PrintedField } from "./list-fields.ts";

export type FoundField = PrintedField & {
  /** Whether its words stand in the text, in one piece but for line breaks. */
  found: boolean;
};

/**
 * Whether what a document prints can be found in the text that some program took out of its file. White space and hyphens
 * do not count: line ends differ between programs.
 */
export function findFields(fields: readonly PrintedField[], text: string): FoundField[] {
  const flat = flatten(text);
  return fields.map((field) => ({ ...field, found: flat.includes(flatten(field.text)) }));
}

/** Compatible forms (ligatures, full-width letters) are the letters that they stand for. */
export const flatten = (text: string) => text.normalize("NFKC").replace(/[\s\p{Cf}\p{Pd}•]+/gu, "");

/** Whether two texts are the same but for white space, hyphens and compatible forms of letters. */
export const sameWords = (one: string, other: string): boolean => flatten(one) === flatten(other);
