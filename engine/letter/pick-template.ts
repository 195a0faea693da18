import { hashText } from "#engine/text/hash-text.ts";

/** LetterTemplates of a slot in an order that depends on the pair of resume and ad alone: the same letter every time, another for another ad. */
export function orderTemplates(templates: readonly string[], seed: number, slot: string): string[] {
  return templates
    .map((template) => ({ template, rank: hashText(`${seed} ${slot} ${template}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ template }) => template);
}
