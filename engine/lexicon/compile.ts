import { type FoldedWord, foldWord } from "#engine/text/fold.ts";
import { GAP } from "#engine/text/gap.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import { wordBand } from "./common-words.ts";
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
  /** GAP bits that may stand before each word beyond the usual space and hyphen. Empty: none anywhere. */
  gaps: number[];
  /** Capitals beyond the first letter, digits or marks: the word is a name, and does not inflect. Empty: no word is. */
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
    for (const { text, ambiguity } of concept.forms) {
      const read = readFormWords(text, fold);
      if (read.words.length === 0) continue;
      forms.push({
        order: forms.length,
        concept: entry,
        text,
        ambiguity: readClass(text, ambiguity),
        ...read,
      });
      for (const word of read.words) vocabulary.set(word.noun, word);
    }
  }
  const root: TrieNode = { next: null, forms: null };
  for (const form of forms) {
    insertForm(root, form);
    for (const joined of joinWords(form, vocabulary)) insertForm(root, joined);
  }
  return { concepts: compiled, root, vocabulary, forms };
}

/** An abbreviation that small letters would make a word of is read in capitals only ('D.O.' is not 'do', 'SITS' not 'sits'). */
function readClass(text: string, ambiguity: Ambiguity): Ambiguity {
  if (ambiguity !== "ok" || !/^(?:[A-Z]\.?){1,6}$/.test(text)) return ambiguity;
  const { surface, noun, lemma } = foldWord(text.toLowerCase());
  const isWord =
    surface.length <= 3 || (wordBand(surface) ?? wordBand(noun) ?? wordBand(lemma)) !== undefined;
  return isWord ? "up" : ambiguity;
}

type FormWords = Pick<CompiledForm, "words" | "gaps" | "names">;

const NO_GAPS: number[] = [];
const NO_NAMES: boolean[] = [];

function readFormWords(text: string, fold: (word: string) => FoldedWord): FormWords {
  // Most forms are plain words: no need to look for marks.
  if (/^[A-Za-z][a-z]*(?: [A-Za-z][a-z]*)*$/.test(text)) {
    return { words: text.split(" ").map(fold), gaps: NO_GAPS, names: NO_NAMES };
  }
  const tokens = readTokens(text);
  const gaps = tokens.map((token, index) =>
    index === 0 ? 0 : token.gap & ~(GAP.space | GAP.line | GAP.hyphen),
  );
  const names = tokens.map(isName);
  return {
    words: tokens.map(({ text: word }) => fold(word)),
    gaps: gaps.some((gap) => gap !== 0) ? gaps : NO_GAPS,
    names: names.includes(true) ? names : NO_NAMES,
  };
}

function isName(token: Token): boolean {
  return (
    token.letterCase === "mixed" ||
    (token.letterCase === "upper" && token.text.length > 1) ||
    /[\d+#.]/.test(token.text)
  );
}

const LONGEST_CHANCE_JOIN = 12;

/**
 * The same form with two of its words written as one: 'health care' -> 'healthcare'. For pairs that some other form
 * writes as one word, and for short forms of two words.
 */
function joinWords(form: CompiledForm, vocabulary: ReadonlyMap<string, FoldedWord>): CompiledForm[] {
  const joined: CompiledForm[] = [];
  const { words, gaps, names } = form;
  for (let index = 0; index + 1 < words.length; index += 1) {
    const left = words[index]!;
    const right = words[index + 1]!;
    if (((gaps[index + 1] ?? 0) & ~GAP.dash) !== 0 || right.surface === "and" || left.surface === "and")
      continue;
    const noun = left.surface + right.noun;
    if (noun.length < 6 || /\d/.test(noun)) continue;
    if (!vocabulary.has(noun) && (words.length > 2 || noun.length > LONGEST_CHANCE_JOIN)) continue;
    const word = { surface: left.surface + right.surface, noun, lemma: left.surface + right.lemma };
    joined.push({
      ...form,
      words: words.toSpliced(index, 2, word),
      gaps: gaps === NO_GAPS ? NO_GAPS : gaps.toSpliced(index + 1, 1),
      names: names === NO_NAMES ? NO_NAMES : names.toSpliced(index, 2, names[index]! && names[index + 1]!),
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
