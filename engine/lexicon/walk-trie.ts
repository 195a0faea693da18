import { type FoldedWord, foldWord } from "#engine/text/fold.ts";
import { GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import { BEFORE_VERB } from "../knowledge/verbs/activity-grammar.ts";
import { BARE_VERBS } from "../knowledge/verbs/bare-verbs.ts";
import { wordBand } from "../knowledge/words/common-words.ts";
import { NEVER_JOINED } from "../knowledge/words/never-joined.ts";
import type { Lexicon, TrieNode } from "./compile.ts";
import type { CompiledForm } from "./compile-form.ts";
import type { TermCandidate } from "./term-candidate.ts";

/** What the walk has read so far: the words as the text writes them, joined or split where the trie asked for it. */
type Reading = { word: FoldedWord; gap: number; token: Token }[];

/** Marks no form is read across. */
const BARRIER = GAP.stop | GAP.bullet;

/** Every form that could stand at word `from` of `tokens`, shortest first. */
export function walkTrie(lexicon: Lexicon, tokens: readonly Token[], from: number): TermCandidate[] {
  const found: TermCandidate[] = [];
  step(lexicon, tokens, from, from, null, [], found);
  return found;
}

function step(
  lexicon: Lexicon,
  tokens: readonly Token[],
  from: number,
  at: number,
  node: TrieNode | null,
  reading: Reading,
  found: TermCandidate[],
): void {
  const token = tokens[at];
  if (token === undefined || node?.next === null) return;
  if (at > from && (token.gap & BARRIER) !== 0) return;
  const gap = at === from ? 0 : token.gap;

  const advance = (word: FoldedWord, width: number, rest?: FoldedWord): void => {
    let child = node === null ? lexicon.openBranch(word.stem) : node.next?.get(word.stem);
    if (child === undefined) return;
    const read: Reading = [...reading, { word, gap, token }];
    if (rest !== undefined) {
      child = child.next?.get(rest.stem);
      if (child === undefined) return;
      read.push({ word: rest, gap: 0, token });
    }
    for (const form of child.forms ?? []) {
      const exact = compareForm(form, read, tokens, from, at + width);
      if (exact !== null) found.push({ from, to: at + width, form, exact });
    }
    step(lexicon, tokens, from, at + width, child, read, found);
  };

  if (token.stem !== "") advance(token, 1);
  // 'SSRS' and 'ADLS' are names, but in small letters they look like plurals; 'TEAM' in a heading is but a team.
  if (token.normalized !== token.stem)
    advance({ normalized: token.normalized, singular: token.normalized, stem: token.normalized }, 1);
  else if (token.letterCase === "upper" && token.normalized.length <= 4) {
    const word = foldWord(token.normalized);
    if (word.stem !== token.stem) advance(word, 1);
  }
  const versioned = /^([a-z]{2,})(\d{1,4})$/.exec(token.normalized);
  if (versioned !== null) {
    const name = foldWord(versioned[1]!);
    advance(name, 1, foldWord(versioned[2]!));
    if (versioned[1]!.length >= 3) advance(name, 1);
  }
  if (token.letterCase === "mixed" || token.letterCase === "title") {
    const parts = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(token.text);
    if (parts !== null) advance(foldWord(parts[1]!), 1, foldWord(parts[2]!));
  }
  const site = /^(.{3,})com$/.exec(token.normalized);
  if (site !== null && token.text.includes(".")) advance(foldWord(site[1]!), 1);
  const next = tokens[at + 1];
  if (next !== undefined) {
    const joined = joinTokens(lexicon, token, next);
    if (joined !== undefined) advance(joined, 2);
  }
}

/** The one word that two words of the text make in the lexicon ('data base', 'micro-services'), if they do. */
function joinTokens(lexicon: Lexicon, token: Token, next: Token): FoldedWord | undefined {
  const parted = next.gap === GAP.space || next.gap === GAP.hyphen;
  const wrapped = next.gap === (GAP.hyphen | GAP.line | GAP.space);
  if (!parted && !wrapped) return undefined;
  if (token.normalized.length < 2 && next.gap === GAP.space) return undefined;
  // 'open up' is no OpenUP.
  const holdsSmallWord = wordBand(next.normalized) === 1 || wordBand(token.normalized) === 1;
  if (next.gap === GAP.space && holdsSmallWord) return undefined;
  const joined = token.normalized + next.singular;
  const { vocabulary } = lexicon;
  if (
    joined.length < 5 ||
    !(
      vocabulary.has(joined) ||
      vocabulary.has(`${joined}s`) ||
      vocabulary.has(token.normalized + next.normalized)
    )
  )
    return undefined;
  return NEVER_JOINED.has(joined) && next.gap === GAP.space
    ? undefined
    : foldWord(token.normalized + next.normalized);
}

/** true: the form's own words; false: the same activity in another form of the verb; null: not this form. */
function compareForm(
  form: CompiledForm,
  reading: Reading,
  tokens: readonly Token[],
  from: number,
  to: number,
): boolean | null {
  const last = form.words.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const { word, gap } = reading[index]!;
    if ((gap & ~(GAP.space | GAP.line | GAP.hyphen | (form.gaps[index] ?? 0))) !== 0 && !isTightDash(gap))
      return null;
    const own = form.words[index]!;
    if (form.names[index] && word.normalized !== own.normalized && !isPluralName(own, word)) return null;
    if (own.normalized === "a" && form.words.length > 1 && isArticle(form, reading[index]!.token))
      return null;
    if (word.singular === own.singular) continue;
    if (index < last || form.names[index] || !mayInflect(form)) return null;
    return sameActivity(form, own, word, tokens, from, to) ? false : null;
  }
  return true;
}

/** 'APIs' are more than one API; 'Softlabs' is another firm than SoftLab. */
function isPluralName(own: FoldedWord, word: FoldedWord): boolean {
  return (
    word.singular === own.singular && (own.normalized.length <= 5 || own.normalized === `${own.singular}s`)
  );
}

/** 'a cheque' is no A-check: the letter A of a name is a capital, and not the first word of the sentence. */
function isArticle(form: CompiledForm, token: Token): boolean {
  return (
    /\bA\b/.test(form.text) && (token.text !== "A" || (token.sentenceStart && !/[-/&+]/.test(form.text)))
  );
}

function isTightDash(gap: number): boolean {
  return gap === GAP.dash;
}

function mayInflect(form: CompiledForm): boolean {
  const { kind } = form.concept;
  return (form.ambiguity === "ok" || form.ambiguity === "ctx") && (kind === "hard" || kind === "soft");
}

/**
 * 'forecasted' for 'forecasting', 'invoicing' for 'invoice'. A single -ing word is met by another form of its verb
 * only where that cannot be a noun of another meaning: 'scheduled' is scheduling, 'flexible schedule' is not.
 */
function sameActivity(
  form: CompiledForm,
  own: FoldedWord,
  word: FoldedWord,
  tokens: readonly Token[],
  from: number,
  to: number,
): boolean {
  if (own.stem !== word.stem) return false;
  if (form.words.length > 1) return true;
  const isVerbal = word.singular !== word.stem;
  // A form in the plural is a thing: 'scaffolded learning' needs no scaffolds, 'listed' is no listings.
  if (own.normalized === `${own.singular}s`) return false;
  if (!own.singular.endsWith("ing")) return isVerbal && own.normalized === own.singular;
  if (isVerbal) return true;
  return BARE_VERBS.has(word.stem) && opensAsVerb(tokens, from, to);
}

function opensAsVerb(tokens: readonly Token[], from: number, to: number): boolean {
  const token = tokens[from]!;
  const next = tokens[to];
  if (next !== undefined && (next.gap & (GAP.colon | GAP.dash)) !== 0) return false;
  return token.sentenceStart || BEFORE_VERB.has(tokens[from - 1]?.normalized ?? "");
}
