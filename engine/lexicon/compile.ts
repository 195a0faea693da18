import type { Concept } from "../knowledge/skills/concept.ts";
import {
  type CompiledConcept,
  type CompiledForm,
  compileConcept,
  compileForm,
  type FoldWord,
  joinWords,
  type LexiconForm,
  rememberPhrases,
} from "./compile-form.ts";
import type { ConceptList } from "./concept-list.ts";
import type { FormIndex } from "./index-forms.ts";
import { rememberFolds } from "./remember-folds.ts";

export type TrieNode = { next: Map<string, TrieNode> | null; forms: CompiledForm[] | null };

/** The forms of all concepts as a trie on folded words, whose branches grow when a text first asks for them. */
export type Lexicon = {
  /** All of them, made at once: for lists and checks, not for reading a text. */
  listConcepts: () => readonly CompiledConcept[];
  listForms: () => readonly LexiconForm[];
  /** The first concept with this id. */
  conceptById: (id: string) => CompiledConcept | undefined;
  /** Every word of every form in small letters, for joining what a text parts ('data base'). */
  vocabulary: ReadonlySet<string>;
  /** Words of forms that hold a capital inside ('QuickBooks'). */
  innerCapitals: ReadonlySet<string>;
  /** The node behind a form's first word, or undefined where no form begins so. */
  openBranch: (stem: string) => TrieNode | undefined;
};

/**
 * Compiles concepts. A text touches few of the tens of thousands of forms: only their words are folded here, and each
 * branch of the trie, with its concepts, is made once, when first opened. Forms shared by concepts are kept:
 * disambiguation chooses. `idioms` is in the trie, but no concept of the lexicon: its forms are never read, nor is
 * anything inside them.
 */
export function compileLexicon(list: ConceptList, index: FormIndex, idioms: Concept): Lexicon {
  const fold = rememberFolds();
  const foldPhrases = rememberPhrases(fold);
  const { vocabulary, innerCapitals, starts, firstForms } = index;
  const compiled = new Map<number, CompiledConcept>();
  const conceptAt = (index: number): CompiledConcept => {
    let concept = compiled.get(index);
    if (concept === undefined) {
      concept = compileConcept(index < list.count ? list.read(index) : idioms, foldPhrases);
      compiled.set(index, concept);
    }
    return concept;
  };
  const formAt = (order: number): LexiconForm => {
    const index = ownerOf(firstForms, order);
    const concept = conceptAt(index);
    return { ...concept.forms[order - firstForms[index]!]!, order, concept };
  };
  let places: ReadonlyMap<string, number> | undefined;
  return {
    listConcepts: () => Array.from({ length: list.count }, (_, index) => conceptAt(index)),
    listForms: () => Array.from({ length: firstForms[list.count]! }, (_, order) => formAt(order)),
    conceptById: (id) => {
      places ??= placeIds(list);
      const index = places.get(id);
      return index === undefined ? undefined : conceptAt(index);
    },
    vocabulary,
    innerCapitals,
    openBranch: growBranches((stem) => starts(stem).map(formAt), vocabulary, fold),
  };
}

function placeIds(list: ConceptList): Map<string, number> {
  const places = new Map<string, number>();
  for (let index = list.count - 1; index >= 0; index -= 1) places.set(list.id(index), index);
  return places;
}

/** The concept that owns a form, by halving over the number of each concept's first form. */
function ownerOf(firstForms: Int32Array, order: number): number {
  let low = 0;
  let high = firstForms.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (firstForms[middle]! <= order) low = middle;
    else high = middle - 1;
  }
  return low;
}

function growBranches(
  formsAt: (stem: string) => LexiconForm[],
  vocabulary: ReadonlySet<string>,
  fold: FoldWord,
): (stem: string) => TrieNode | undefined {
  const branches = new Map<string, TrieNode>();
  return (stem) => {
    const known = branches.get(stem);
    if (known !== undefined) return known;
    const forms = formsAt(stem);
    if (forms.length === 0) return undefined;
    const branch: TrieNode = { next: null, forms: null };
    for (const form of forms) {
      const compiled = compileForm(form, fold);
      for (const variant of [compiled, ...joinWords(compiled, vocabulary)]) {
        if (variant.words[0]!.stem === stem) insertForm(branch, variant);
      }
    }
    branches.set(stem, branch);
    return branch;
  };
}

function insertForm(branch: TrieNode, form: CompiledForm): void {
  let node = branch;
  for (const word of form.words.slice(1)) {
    node.next ??= new Map();
    let child = node.next.get(word.stem);
    if (child === undefined) {
      child = { next: null, forms: null };
      node.next.set(word.stem, child);
    }
    node = child;
  }
  node.forms ??= [];
  node.forms.push(form);
}
