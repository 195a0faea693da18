import { normaliseWord } from "#engine/text/fold.ts";
import { joinFolded, mayJoin, splitForm } from "./compile-form.ts";
import type { FormTexts } from "./concept-list.ts";
import { rememberFolds } from "./remember-folds.ts";

/** What is known of all forms before any is made. Forms are numbered through, concept by concept, idioms last. */
export type FormIndex = {
  vocabulary: ReadonlySet<string>;
  innerCapitals: ReadonlySet<string>;
  /** All stems that a form begins with. */
  stems: () => Iterable<string>;
  /** Numbers of the forms that begin with a stem, or with it written as two words, in order. */
  starts: (stem: string) => number[];
  /** Number of each concept's first form; one more entry holds the number of all forms. */
  firstForms: Int32Array;
};

/** The idioms stand behind the concepts, as one more. */
export function indexForms(list: FormTexts, idioms: readonly string[]): FormIndex {
  const vocabulary = new Set<string>();
  const innerCapitals = new Set<string>();
  const seen = new Set<string>();
  const firstForms = new Int32Array(list.count + 2);
  const textsOf = (index: number) => (index < list.count ? list.formTexts(index) : idioms);
  let forms = 0;
  for (let index = 0; index < firstForms.length - 1; index += 1) {
    for (const text of textsOf(index)) {
      forms += 1;
      for (const word of splitForm(text)) {
        if (seen.has(word)) continue;
        seen.add(word);
        vocabulary.add(normaliseWord(word));
        if (index < list.count) noteInnerCapitals(word, innerCapitals);
      }
    }
    firstForms[index + 1] = forms;
  }
  const chains = chainByStart(textsOf, firstForms, vocabulary);
  return {
    vocabulary,
    innerCapitals,
    stems: () => chains.heads.keys(),
    starts: followChains(chains),
    firstForms,
  };
}

function noteInnerCapitals(word: string, names: Set<string>): void {
  if (!/[\p{Ll}\p{N}]\p{Lu}/u.test(word)) return;
  for (const part of word.match(/[\p{L}\p{N}]+/gu) ?? [])
    if (/[\p{Ll}\p{N}]\p{Lu}/u.test(part)) names.add(part);
}

/** Lemma -> place of its last form in `links`; there each form is followed by the place of the one before, or -1. */
type Chains = { heads: ReadonlyMap<string, number>; links: Int32Array };

/**
 * Chains of numbers in one array: a list for each of ten thousand starts would take far more room. Forms are split once
 * more here, as keeping their words from before would take more room than all else.
 */
function chainByStart(
  textsOf: (index: number) => readonly string[],
  firstForms: Int32Array,
  vocabulary: ReadonlySet<string>,
): Chains {
  const fold = rememberFolds();
  const heads = new Map<string, number>();
  const links = new Int32Array(firstForms.at(-1)! * 4);
  let end = 0;
  const add = (stem: string, form: number): void => {
    links[end] = form;
    links[end + 1] = heads.get(stem) ?? -1;
    heads.set(stem, end);
    end += 2;
  };
  for (let index = 0; index < firstForms.length - 1; index += 1) {
    textsOf(index).forEach((text, at) => {
      const words = splitForm(text);
      const [first, second] = words;
      if (first === undefined) return;
      const form = firstForms[index]! + at;
      const start = fold(first);
      add(start.stem, form);
      if (second === undefined || !mayJoin(first, second, words.length, vocabulary)) return;
      add(joinFolded(start, fold(second)).stem, form);
    });
  }
  return { heads, links: links.slice(0, end) };
}

/** Apart from where the chains are made, so that it keeps nothing of that alive. */
function followChains({ heads, links }: Chains): (stem: string) => number[] {
  return (stem) => {
    const forms: number[] = [];
    for (let at = heads.get(stem) ?? -1; at !== -1; at = links[at + 1]!) forms.push(links[at]!);
    return forms.reverse();
  };
}
