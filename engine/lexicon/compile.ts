import { type FoldedWord, foldWord } from "#engine/text/fold.ts";
import {
  type CompiledConcept,
  type CompiledForm,
  compileConcept,
  compileForm,
  type FoldWord,
  joinWords,
  type LexiconForm,
  mayJoin,
  readWords,
} from "./compile-form.ts";
import type { Concept } from "./concept.ts";

export type TrieNode = { next: Map<string, TrieNode> | null; forms: CompiledForm[] | null };

/** The forms of all concepts as a trie on folded words, whose branches grow when a text first asks for them. */
export type Lexicon = {
  concepts: readonly CompiledConcept[];
  forms: readonly LexiconForm[];
  /** Every singular word of every form, for joining what a text parts ('data base'). */
  vocabulary: ReadonlyMap<string, FoldedWord>;
  /** The node behind a form's first word, or undefined where no form begins so. */
  openBranch: (lemma: string) => TrieNode | undefined;
};

/**
 * Compiles concepts. A text touches few of the tens of thousands of forms: only their words are folded here, and each
 * branch of the trie is built once, when first opened. Forms shared by concepts are kept: disambiguation chooses.
 * `idioms` is in the trie, but no concept of the lexicon: its forms are never read, nor is anything inside them.
 */
export function compileLexicon(concepts: readonly Concept[], idioms?: Concept): Lexicon {
  const fold = rememberFolds();
  const compiled = concepts.map((concept) => compileConcept(concept, fold));
  const forms: LexiconForm[] = [];
  const vocabulary = new Map<string, FoldedWord>();
  const words: FoldedWord[][] = [];
  for (const concept of idioms === undefined ? compiled : [...compiled, compileConcept(idioms, fold)]) {
    for (const { text, ambiguity } of concept.forms) {
      const read = readWords(text, fold);
      if (read.length === 0) continue;
      forms.push({ order: forms.length, concept, text, ambiguity });
      words.push(read);
      for (const word of read) vocabulary.set(word.noun, word);
    }
  }
  const starts = indexByStart(forms, words, vocabulary);
  return {
    concepts: compiled,
    forms: forms.filter((form) => form.concept.id !== idioms?.id),
    vocabulary,
    openBranch: growBranches(starts, vocabulary, fold),
  };
}

/** Lemma -> forms that begin with it, or with it written as two words. */
function indexByStart(
  forms: readonly LexiconForm[],
  words: readonly FoldedWord[][],
  vocabulary: ReadonlyMap<string, FoldedWord>,
): Map<string, LexiconForm[]> {
  const starts = new Map<string, LexiconForm[]>();
  const add = (lemma: string, form: LexiconForm): void => {
    const known = starts.get(lemma);
    if (known === undefined) starts.set(lemma, [form]);
    else known.push(form);
  };
  forms.forEach((form, index) => {
    const read = words[index]!;
    add(read[0]!.lemma, form);
    const joined = mayJoin(read, 0, vocabulary);
    if (joined !== null) add(joined.lemma, form);
  });
  return starts;
}

function growBranches(
  starts: ReadonlyMap<string, LexiconForm[]>,
  vocabulary: ReadonlyMap<string, FoldedWord>,
  fold: FoldWord,
): (lemma: string) => TrieNode | undefined {
  const branches = new Map<string, TrieNode>();
  return (lemma) => {
    const known = branches.get(lemma);
    const forms = known === undefined ? starts.get(lemma) : undefined;
    if (forms === undefined) return known;
    const branch: TrieNode = { next: null, forms: null };
    for (const form of forms) {
      const compiled = compileForm(form, fold);
      for (const variant of [compiled, ...joinWords(compiled, vocabulary)]) {
        if (variant.words[0]!.lemma === lemma) insertForm(branch, variant);
      }
    }
    branches.set(lemma, branch);
    return branch;
  };
}

function insertForm(branch: TrieNode, form: CompiledForm): void {
  let node = branch;
  for (const word of form.words.slice(1)) {
    node.next ??= new Map();
    let child = node.next.get(word.lemma);
    if (child === undefined) {
      child = { next: null, forms: null };
      node.next.set(word.lemma, child);
    }
    node = child;
  }
  node.forms ??= [];
  node.forms.push(form);
}

/** Words repeat a great deal over tens of thousands of forms: fold each once. */
function rememberFolds(): FoldWord {
  const known = new Map<string, FoldedWord>();
  return (word) => {
    let folded = known.get(word);
    if (folded === undefined) {
      folded = foldWord(word);
      known.set(word, folded);
    }
    return folded;
  };
}
