import { foldWord } from "../../text/fold.ts";
import { foldWords } from "../../text/fold-letters.ts";
import { readWordSet } from "../../text/word-set.ts";
import { ACTION_VERBS, IRREGULAR_PASTS } from "./action-verbs.ts";

const verbs = new Set([...readWordSet(ACTION_VERBS)].map((verb) => foldWord(verb).stem));
const pasts = readWordSet(IRREGULAR_PASTS);

/** Whether an English line begins with what was done; 'Successfully managed' counts, 'Responsible for' does not. */
export function beginsWithVerb(line: string): boolean {
  const [first, second] = foldWords(line);
  if (first === undefined || first === "responsible") return false;
  if (isVerb(first)) return true;
  return (
    second !== undefined &&
    isVerb(second) &&
    (/ly$/.test(first) || /^(?:co|re|pre|over|out|under)$/.test(first))
  );
}

/** A form of one of our verbs, or any word in -ed. */
export function isVerb(word: string): boolean {
  return pasts.has(word) || verbs.has(foldWord(word).stem) || (word.length > 5 && word.endsWith("ed"));
}

/** 'Manage', 'Run': neither past nor -ing. */
export function isPlainVerb(word: string): boolean {
  return !pasts.has(word) && !/(?:ed|ing)$/.test(word) && verbs.has(foldWord(word).stem);
}
