import { dictionaryWords } from "#engine/knowledge/words/english-words.ts";
import { openLexicon } from "#engine/lexicon/open-lexicon.ts";
import { isSpelt } from "../clause/is-english-line.ts";

/** Shorter words are too near to others. */
const SHORTEST = 6;
const LONGEST = 18;
/** A resume with more strange words is in another language. */
const MOST_WORDS = 60;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** What a word that no dictionary has was meant to be, if one letter makes it a word: 'prefernces'. None for too many. */
export function openSpelling(): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  let strange = 0;
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return [];
    const before = known.get(word);
    if (before !== undefined) return before;
    const isStrange = strange < MOST_WORDS && !isSpelt(word);
    strange += Number(isStrange);
    const meant = isStrange ? [...new Set(neighboursOf(word))].filter(looksSpelt).filter(isSpelt) : [];
    known.set(word, meant);
    return meant;
  };
}

const CODE_OF_A = "a".charCodeAt(0);
let triples: Uint8Array | undefined;

/** Whether each three letters in a row stand so in some known word: nine in ten neighbours have three that never do. */
function looksSpelt(word: string): boolean {
  triples ??= readTriples([...dictionaryWords(), ...openLexicon().vocabulary]);
  for (let at = 0; at + 2 < word.length; at += 1) if (triples[tripleAt(word, at)] === 0) return false;
  return true;
}

function readTriples(words: readonly string[]): Uint8Array {
  const found = new Uint8Array(LETTERS.length ** 3);
  for (const word of words.filter((one) => /^[a-z]+$/.test(one)))
    for (let at = 0; at + 2 < word.length; at += 1) found[tripleAt(word, at)] = 1;
  return found;
}

/** The number of three letters of a word that has only a to z. */
function tripleAt(word: string, at: number): number {
  const letter = (next: number) => word.charCodeAt(at + next) - CODE_OF_A;
  return (letter(0) * LETTERS.length + letter(1)) * LETTERS.length + letter(2);
}

/** One letter more, less, other, or two exchanged. */
function neighboursOf(word: string): string[] {
  const places = [...word, ""].map((_, at) => at);
  const isInner = (at: number) => at > 0;
  return places.filter(isInner).flatMap((at) => {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const letters = [...LETTERS];
    return [
      ...letters.map((letter) => head + letter + tail),
      ...(tail === ""
        ? []
        : [head + tail.slice(1), ...letters.map((letter) => head + letter + tail.slice(1))]),
      ...(tail.length < 2 ? [] : [head + tail[1]! + tail[0]! + tail.slice(2)]),
    ];
  });
}
