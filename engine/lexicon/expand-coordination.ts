import type { FoldedWord } from "#engine/text/fold.ts";
import { GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import type { Lexicon, TrieNode } from "./compile.ts";
import type { CompiledForm } from "./compile-form.ts";
import { endsNounPhrase } from "./phrase-bounds.ts";
import type { TermCandidate } from "./term-candidate.ts";

const LONGEST_PART = 3;

/**
 * Terms that share a word with a neighbour they are joined to: 'inventory' in 'inventory and stock management',
 * 'receivable' in 'accounts payable and receivable'. The part stands for the whole term.
 */
export function expandCoordination(
  lexicon: Lexicon,
  tokens: readonly Token[],
  accepted: readonly TermCandidate[],
): TermCandidate[] {
  const shared: TermCandidate[] = [];
  const waiting = accepted.filter(
    ({ form, from, to }) => form.words.length > 1 && to - from === form.words.length,
  );
  for (const candidate of waiting) {
    const { words, concept } = candidate.form;
    const found: TermCandidate[] = [];
    for (let head = 1; head < words.length; head += 1) {
      readLeft(lexicon, tokens, candidate.from, words.slice(-head), found);
      readRight(lexicon, tokens, candidate.to, words.slice(0, head), found);
    }
    shared.push(...found.filter(({ form }) => form.concept !== concept));
  }
  return shared;
}

/** '[inventory] and stock management', also over several items. */
function readLeft(
  lexicon: Lexicon,
  tokens: readonly Token[],
  start: number,
  head: readonly FoldedWord[],
  found: TermCandidate[],
): void {
  let end = joinedLeft(tokens, start);
  for (let items = 0; end !== undefined && items < 4; items += 1) {
    let part: TermCandidate | undefined;
    for (let length = 1; length <= LONGEST_PART && end - length >= 0; length += 1) {
      const from: number = end - length;
      if (length > 1 && !isTight(tokens[from + 1]!.gap)) break;
      for (const form of lookUp(lexicon, [...tokens.slice(from, end), ...head]))
        part = { from, to: end, form, exact: false };
    }
    if (part === undefined || (end === start && !isItem(tokens, part))) return;
    found.push(part);
    end = joinedLeft(tokens, part.from);
  }
}

/** Behind the 'development' of 'menu development, food cost control' stands no 'and': it is only the end of another item. */
function isItem(tokens: readonly Token[], { from }: TermCandidate): boolean {
  const token = tokens[from]!;
  return from === 0 || token.sentenceStart || !isTight(token.gap) || isConjunction(tokens[from - 1]!);
}

/** 'accounts payable and [receivable]'. */
function readRight(
  lexicon: Lexicon,
  tokens: readonly Token[],
  end: number,
  head: readonly FoldedWord[],
  found: TermCandidate[],
): void {
  const from = joinedRight(tokens, end);
  if (from === undefined) return;
  for (let length = LONGEST_PART; length >= 1; length -= 1) {
    const to = from + length;
    if (to > tokens.length || !tokens.slice(from + 1, to).every((token) => isTight(token.gap))) continue;
    if (!endsNounPhrase(tokens, to)) continue;
    const forms = lookUp(lexicon, [...head, ...tokens.slice(from, to)]);
    for (const form of forms) found.push({ from, to, form, exact: false });
    if (forms.length > 0) return;
  }
}

/** End of the item that is joined on the left to the one that starts at `start`. */
function joinedLeft(tokens: readonly Token[], start: number): number | undefined {
  const token = tokens[start];
  const before = tokens[start - 1];
  if (token === undefined || before === undefined) return undefined;
  if (isConjunction(before))
    return start - 1 > 0 && isItemGap(before.gap) && isTight(token.gap) ? start - 1 : undefined;
  return token.gap === GAP.slash || token.gap === (GAP.comma | GAP.space) ? start : undefined;
}

function joinedRight(tokens: readonly Token[], end: number): number | undefined {
  const token = tokens[end];
  if (token === undefined) return undefined;
  if (isConjunction(token))
    return isTight(token.gap) && tokens[end + 1] !== undefined && isTight(tokens[end + 1]!.gap)
      ? end + 1
      : undefined;
  return token.gap === GAP.slash ? end : undefined;
}

function isConjunction(token: Token): boolean {
  return token.normalized === "and" || token.normalized === "or";
}

function isTight(gap: number): boolean {
  return (gap & ~(GAP.space | GAP.line | GAP.hyphen)) === 0;
}

function isItemGap(gap: number): boolean {
  return (gap & ~(GAP.space | GAP.line | GAP.comma)) === 0;
}

function lookUp(lexicon: Lexicon, words: readonly FoldedWord[]): CompiledForm[] {
  const [first, ...rest] = words;
  let node: TrieNode | undefined = lexicon.openBranch(first!.stem);
  for (const word of rest) node = node?.next?.get(word.stem);
  return (node?.forms ?? []).filter(
    (form) =>
      form.ambiguity === "ok" &&
      form.words.length === words.length &&
      form.words.every((word, index) => word.singular === words[index]!.singular),
  );
}
