import { type FoldedWord, foldWord } from "#engine/text/fold.ts";
import { GAP } from "#engine/text/gap.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import type { Ambiguity, Concept, Form } from "../knowledge/skills/concept.ts";
import { wordBand } from "../knowledge/words/common-words.ts";

/** A concept whose context and counter words are folded, when first asked for. */
export type CompiledConcept = Concept & {
  readonly contextWords: readonly string[][];
  readonly counterWords: readonly string[][];
};

/** A form as the lexicon writes it, with its concept and its place in the lexicon's order. */
export type LexiconForm = Form & { order: number; concept: CompiledConcept };

/** A form ready to be compared with a text. */
export type CompiledForm = LexiconForm & {
  words: FoldedWord[];
  /** GAP bits that may stand before each word beyond the usual space and hyphen. Empty: none anywhere. */
  gaps: number[];
  /** Capitals beyond the first letter, digits or marks: the word is a name, and does not inflect. Empty: no word is. */
  names: boolean[];
};

export type FoldWord = (word: string) => FoldedWord;

/** Context words as stems. Sister concepts share theirs: one list serves them all. */
export type FoldPhrases = (phrases: readonly string[]) => readonly string[][];

export function rememberPhrases(fold: FoldWord): FoldPhrases {
  const known = new Map<readonly string[], readonly string[][]>();
  return (phrases) => {
    let folded = known.get(phrases);
    if (folded === undefined) {
      folded = phrases.map((phrase) => foldPhrase(phrase, fold));
      known.set(phrases, folded);
    }
    return folded;
  };
}

export function compileConcept(concept: Concept, foldPhrases: FoldPhrases): CompiledConcept {
  return {
    ...concept,
    get contextWords() {
      return foldPhrases(concept.context);
    },
    get counterWords() {
      return foldPhrases(concept.counter);
    },
  };
}

function foldPhrase(phrase: string, fold: FoldWord): string[] {
  return phrase.split(/[\s-]+/).map((word) => fold(word).stem);
}

/** Forms of letters, spaces and hyphens, as most are: their words need no search for marks. */
const PLAIN = /^[A-Za-z]+(?:[ -][A-Za-z]+)*$/;
const NO_GAPS: number[] = [];
const NO_NAMES: boolean[] = [];

/** The words of a form as written. */
export function splitForm(text: string): string[] {
  return PLAIN.test(text) ? text.split(/[ -]/) : textsOf(readTokens(text));
}

export function compileForm(form: LexiconForm, fold: FoldWord): CompiledForm {
  const { text } = form;
  const ambiguity = readClass(text, form.ambiguity);
  const words = splitForm(text).map(fold);
  if (PLAIN.test(text))
    return { ...form, ambiguity, words, gaps: NO_GAPS, names: markNames(text.split(/[ -]/)) };
  const tokens = readTokens(text);
  const gaps = tokens.map((token, index) =>
    index === 0 ? 0 : token.gap & ~(GAP.space | GAP.line | GAP.hyphen),
  );
  return {
    ...form,
    ambiguity,
    words,
    gaps: gaps.some((gap) => gap !== 0) ? gaps : NO_GAPS,
    names: markNames(textsOf(tokens)),
  };
}

function textsOf(tokens: readonly Token[]): string[] {
  return tokens.map((token) => token.text);
}

function markNames(words: readonly string[]): boolean[] {
  const names = words.map((word) => /\p{Lu}[\p{L}.]*\p{Lu}|\p{Ll}\p{Lu}|[\d+#.]/u.test(word));
  return names.includes(true) ? names : NO_NAMES;
}

/**
 * An abbreviation that small letters would make a word of is read in capitals only, marked or not: 'D.O.' is not 'do',
 * 'SITS' not 'sits'.
 */
function readClass(text: string, ambiguity: Ambiguity): Ambiguity {
  if (ambiguity === "ok" && /^\d+-?[A-Z]$/.test(text)) return "up";
  if (ambiguity !== "ok" || !/^(?:[A-Z]\.?){1,6}$/.test(text)) return ambiguity;
  const { normalized, singular, stem } = foldWord(text.toLowerCase());
  const isWord =
    normalized.length <= 3 || (wordBand(normalized) ?? wordBand(singular) ?? wordBand(stem)) !== undefined;
  return isWord ? "up" : ambiguity;
}

const LONGEST_CHANCE_JOIN = 12;
const LONGEST_JOIN = 24;

/** Whether two words of a form may also be written as one: some other form does, or the form is just the two, and short. */
export function mayJoin(
  left: string,
  right: string,
  words: number,
  vocabulary: ReadonlySet<string>,
): boolean {
  const length = left.length + right.length;
  if (length < 6 || length > LONGEST_JOIN) return false;
  const joined = (left + right).toLowerCase();
  if (/^(?:and|&)$/i.test(left) || /^(?:and|&)$/i.test(right) || /\d/.test(joined)) return false;
  return vocabulary.has(joined) || (words === 2 && length <= LONGEST_CHANCE_JOIN);
}

export function joinFolded(left: FoldedWord, right: FoldedWord): FoldedWord {
  return {
    normalized: left.normalized + right.normalized,
    singular: left.normalized + right.singular,
    stem: left.normalized + right.stem,
  };
}

/** The same form with two of its words written as one: 'health care' -> 'healthcare'. */
export function joinWords(form: CompiledForm, vocabulary: ReadonlySet<string>): CompiledForm[] {
  const joined: CompiledForm[] = [];
  const { words, gaps, names } = form;
  for (let index = 0; index + 1 < words.length; index += 1) {
    if (((gaps[index + 1] ?? 0) & ~GAP.dash) !== 0) continue;
    const [left, right] = [words[index]!, words[index + 1]!];
    if (!mayJoin(left.normalized, right.normalized, words.length, vocabulary)) continue;
    joined.push({
      ...form,
      words: words.toSpliced(index, 2, joinFolded(left, right)),
      gaps: gaps === NO_GAPS ? NO_GAPS : gaps.toSpliced(index + 1, 1),
      names: names === NO_NAMES ? NO_NAMES : names.toSpliced(index, 2, names[index]! && names[index + 1]!),
    });
  }
  return joined;
}
