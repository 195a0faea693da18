import { type FoldedWord, foldWord, normaliseWord } from "#engine/text/fold.ts";
import {
  type CompiledConcept,
  type CompiledForm,
  compileConcept,
  compileForm,
  type FoldWord,
  joinFolded,
  joinWords,
  type LexiconForm,
  mayJoin,
  splitForm,
} from "./compile-form.ts";
import type { Concept } from "./concept.ts";

export type TrieNode = { next: Map<string, TrieNode> | null; forms: CompiledForm[] | null };

/** The forms of all concepts as a trie on folded words, whose branches grow when a text first asks for them. */
export type Lexicon = {
  concepts: readonly CompiledConcept[];
  forms: readonly LexiconForm[];
  /** Every word of every form in small letters, for joining what a text parts ('data base'). */
  vocabulary: ReadonlySet<string>;
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
  const all = idioms === undefined ? compiled : [...compiled, compileConcept(idioms, fold)];
  const forms: LexiconForm[] = [];
  const vocabulary = new Set<string>();
  const words: string[][] = [];
  const seen = new Set<string>();
  for (const concept of all) {
    for (const { text, ambiguity } of concept.forms) {
      const written = splitForm(text);
      if (written.length === 0) continue;
      forms.push({ order: forms.length, concept, text, ambiguity });
      words.push(written);
      for (const word of written) {
        if (seen.has(word)) continue;
        seen.add(word);
        vocabulary.add(normaliseWord(word));
      }
    }
  }
  return {
    concepts: compiled,
    forms: forms.filter((form) => form.concept.id !== idioms?.id),
    vocabulary,
    openBranch: growBranches(indexByStart(forms, words, vocabulary, fold), vocabulary, fold),
  };
}

/** Lemma -> forms that begin with it, or with it written as two words. */
function indexByStart(
  forms: readonly LexiconForm[],
  words: readonly string[][],
  vocabulary: ReadonlySet<string>,
  fold: FoldWord,
): Map<string, LexiconForm[]> {
  const starts = new Map<string, LexiconForm[]>();
  const add = (lemma: string, form: LexiconForm): void => {
    const known = starts.get(lemma);
    if (known === undefined) starts.set(lemma, [form]);
    else known.push(form);
  };
  forms.forEach((form, index) => {
    const [first, second] = words[index]!;
    const start = fold(first!);
    add(start.lemma, form);
    if (second === undefined || !mayJoin(first!, second, words[index]!.length, vocabulary)) return;
    add(joinFolded(start, fold(second)).lemma, form);
  });
  return starts;
}

function growBranches(
  starts: ReadonlyMap<string, LexiconForm[]>,
  vocabulary: ReadonlySet<string>,
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
