import { normaliseWord } from "#engine/text/fold.ts";
import { joinFolded, mayJoin, splitForm } from "./compile-form.ts";
import type { Concept } from "./concept.ts";
import type { ConceptList } from "./concept-list.ts";
import { rememberFolds } from "./remember-folds.ts";

/** What is known of all forms before any is made. Forms are numbered through, concept by concept, idioms last. */
export type FormIndex = {
  vocabulary: ReadonlySet<string>;
  innerCapitals: ReadonlySet<string>;
  /** Numbers of the forms that begin with a lemma, or with it written as two words, in order. */
  starts: (lemma: string) => number[];
  /** Number of each concept's first form; one more entry holds the number of all forms. */
  firstForms: Int32Array;
};

export function indexForms(list: ConceptList, idioms?: Concept): FormIndex {
  const vocabulary = new Set<string>();
  const innerCapitals = new Set<string>();
  const seen = new Set<string>();
  const firstForms = new Int32Array(list.count + (idioms === undefined ? 1 : 2));
  const firsts: (string | undefined)[] = [];
  const seconds: (string | undefined)[] = [];
  const lengths: number[] = [];
  for (let index = 0; index < firstForms.length - 1; index += 1) {
    const texts = index < list.count ? list.formTexts(index) : idioms!.forms.map((form) => form.text);
    for (const text of texts) {
      const words = splitForm(text);
      firsts.push(words[0]);
      seconds.push(words[1]);
      lengths.push(words.length);
      for (const word of words) {
        if (seen.has(word)) continue;
        seen.add(word);
        vocabulary.add(normaliseWord(word));
        if (index < list.count) noteInnerCapitals(word, innerCapitals);
      }
    }
    firstForms[index + 1] = firsts.length;
  }
  return {
    vocabulary,
    innerCapitals,
    starts: followChains(chainByStart(firsts, seconds, lengths, vocabulary)),
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

/** Chains of numbers in one array: a list for each of ten thousand starts would take far more room. */
function chainByStart(
  firsts: readonly (string | undefined)[],
  seconds: readonly (string | undefined)[],
  lengths: readonly number[],
  vocabulary: ReadonlySet<string>,
): Chains {
  const fold = rememberFolds();
  const heads = new Map<string, number>();
  const links: number[] = [];
  const add = (lemma: string, form: number): void => {
    links.push(form, heads.get(lemma) ?? -1);
    heads.set(lemma, links.length - 2);
  };
  firsts.forEach((first, form) => {
    if (first === undefined) return;
    const start = fold(first);
    add(start.lemma, form);
    const second = seconds[form];
    if (second === undefined || !mayJoin(first, second, lengths[form]!, vocabulary)) return;
    add(joinFolded(start, fold(second)).lemma, form);
  });
  return { heads, links: Int32Array.from(links) };
}

/** Apart from where the chains are made, so that it keeps nothing of that alive. */
function followChains({ heads, links }: Chains): (lemma: string) => number[] {
  return (lemma) => {
    const forms: number[] = [];
    for (let at = heads.get(lemma) ?? -1; at !== -1; at = links[at + 1]!) forms.push(links[at]!);
    return forms.reverse();
  };
}
