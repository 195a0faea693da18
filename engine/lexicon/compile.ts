import { type FoldedWord, foldWord } from "#engine/text/fold.ts";
import { GAP } from "#engine/text/gap.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import type { Ambiguity, Concept } from "./concept.ts";

/** One way to write a concept, ready to be compared with a text. */
export type CompiledForm = {
  /** Position in the lexicon: decides between forms that are otherwise equal. */
  order: number;
  concept: CompiledConcept;
  /** As the lexicon writes it. */
  text: string;
  ambiguity: Ambiguity;
  words: FoldedWord[];
  /** GAP bits that may stand before each word beyond the usual space and hyphen. */
  gaps: number[];
  /** Capitals beyond the first letter, digits or marks: the word is a name, and does not inflect. */
  names: boolean[];
};

export type CompiledConcept = Concept & { contextWords: string[][]; counterWords: string[][] };

export type TrieNode = { next: Map<string, TrieNode> | null; forms: CompiledForm[] | null };

export type Lexicon = {
  concepts: readonly CompiledConcept[];
  root: TrieNode;
  /** Every singular word of every form, for joining what a text parts ('data base'). */
  vocabulary: ReadonlyMap<string, FoldedWord>;
  forms: readonly CompiledForm[];
};

/** Compiles concepts into a trie on folded words. Later duplicates of one form are kept: disambiguation chooses. */
export function compileLexicon(concepts: readonly Concept[]): Lexicon {
  const fold = rememberFolds();
  const vocabulary = new Map<string, FoldedWord>();
  const forms: CompiledForm[] = [];
  const compiled: CompiledConcept[] = [];
  for (const concept of concepts) {
    const entry: CompiledConcept = {
      ...concept,
      contextWords: concept.context.map((phrase) => foldPhrase(phrase, fold)),
      counterWords: concept.counter.map((phrase) => foldPhrase(phrase, fold)),
    };
    compiled.push(entry);
    for (const form of concept.forms) {
      const compiledForm = compileForm(entry, form.text, form.ambiguity, forms.length);
      if (compiledForm.words.length === 0) continue;
      forms.push(compiledForm);
      for (const word of compiledForm.words) vocabulary.set(word.noun, word);
    }
  }
  const root: TrieNode = { next: null, forms: null };
  for (const form of forms) {
    insertForm(root, form);
    for (const joined of joinWords(form, vocabulary, fold)) insertForm(root, joined);
  }
  return { concepts: compiled, root, vocabulary, forms };
}

function compileForm(
  concept: CompiledConcept,
  text: string,
  ambiguity: Ambiguity,
  order: number,
): CompiledForm {
  const tokens = readTokens(text);
  return {
    order,
    concept,
    text,
    ambiguity,
    words: tokens.map(({ surface, noun, lemma }) => ({ surface, noun, lemma })),
    gaps: tokens.map((token, index) => (index === 0 ? 0 : token.gap & ~(GAP.space | GAP.line | GAP.hyphen))),
    names: tokens.map(isName),
  };
}

function isName(token: Token): boolean {
  return (
    token.letterCase === "mixed" ||
    (token.letterCase === "upper" && token.text.length > 1) ||
    /[\d+#.]/.test(token.text)
  );
}

/**
 * The same form with two of its words written as one: 'health care' -> 'healthcare'. For forms of two words, hyphens,
 * and pairs that some other form writes as one word.
 */
function joinWords(
  form: CompiledForm,
  vocabulary: ReadonlyMap<string, FoldedWord>,
  fold: (word: string) => FoldedWord,
): CompiledForm[] {
  const joined: CompiledForm[] = [];
  if (form.words.length < 2) return joined;
  for (let index = 0; index + 1 < form.words.length; index += 1) {
    const left = form.words[index]!;
    const right = form.words[index + 1]!;
    if ((form.gaps[index + 1]! & ~GAP.dash) !== 0 || right.surface === "and" || left.surface === "and")
      continue;
    const text = left.surface + right.surface;
    if (text.length < 6 || /\d/.test(text)) continue;
    const word = fold(text);
    if (form.words.length > 2 && !vocabulary.has(word.noun)) continue;
    joined.push({
      ...form,
      words: form.words.toSpliced(index, 2, word),
      gaps: form.gaps.toSpliced(index + 1, 1),
      names: form.names.toSpliced(index, 2, form.names[index]! && form.names[index + 1]!),
    });
  }
  return joined;
}

function insertForm(root: TrieNode, form: CompiledForm): void {
  let node = root;
  for (const word of form.words) {
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

function foldPhrase(phrase: string, fold: (word: string) => FoldedWord): string[] {
  return phrase.split(/[\s-]+/).map((word) => fold(word).lemma);
}

/** Words repeat a great deal over twelve thousand forms: fold each once. */
function rememberFolds(): (word: string) => FoldedWord {
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
