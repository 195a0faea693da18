import { GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import {
  AFTER_PASSIVE,
  ALSO_THINGS,
  BEFORE_VERB,
  NOT_SAID_WITH_VERBS,
} from "../knowledge/verbs/activity-grammar.ts";
import { nounsOfVerb, verbsOfNoun } from "../knowledge/verbs/nominal-verbs.ts";
import type { Lexicon, TrieNode } from "./compile.ts";
import type { CompiledForm } from "./compile-form.ts";
import { endsClause, endsNounPhrase, endsObject } from "./phrase-bounds.ts";
import type { TermCandidate } from "./term-candidate.ts";

const WINDOW = 4;

/**
 * Forms that name an activity with its object, said with a verb instead: 'project management' as 'managed three large
 * projects', 'projects were managed' or 'management of projects'. Within one clause and four words; the object must
 * be the whole noun ('managed project teams' is none).
 */
export function readActivities(lexicon: Lexicon, tokens: readonly Token[]): TermCandidate[] {
  const found: TermCandidate[] = [];
  tokens.forEach((token, at) => {
    const heads = headsOf(token);
    if (heads.length === 0) return;
    readSingle(lexicon, token, at, found);
    if (tokens[at + 1]?.normalized === "of" && isActivityNoun(token))
      readObject(lexicon, tokens, at, at + 2, heads, found);
    else if (isVerb(tokens, at)) readObject(lexicon, tokens, at, at + 1, heads, found);
    if (isPassive(tokens, at)) readSubject(lexicon, tokens, at, heads, found);
  });
  return found;
}

/** 'calibrated' is calibration: a verb in -ed or -ing whose noun is a form of its own. */
function readSingle(lexicon: Lexicon, token: Token, at: number, found: TermCandidate[]): void {
  if (token.singular === token.stem) return;
  for (const noun of nounsOfVerb(token.stem)) {
    if (noun === token.stem) continue;
    for (const form of lexicon.openBranch(noun)?.forms ?? []) {
      const { kind } = form.concept;
      if (form.words[0]!.singular === noun && (kind === "hard" || kind === "soft")) {
        if (form.ambiguity === "ok" || form.ambiguity === "ctx")
          found.push({ from: at, to: at + 1, form, exact: false });
      }
    }
  }
}

/** Lemmas with which a form may end when it names what this word does. */
function headsOf(token: Token): readonly string[] {
  const nouns = nounsOfVerb(token.stem);
  if (nouns.length > 0) return [...nouns, token.stem];
  const verbs = verbsOfNoun(token.stem);
  if (verbs.length > 0) return [token.stem, ...verbs];
  return token.singular !== token.stem ? [token.stem] : [];
}

function isActivityNoun(token: Token): boolean {
  return (
    token.singular.endsWith("ing") || verbsOfNoun(token.stem).length > 0 || nounsOfVerb(token.stem).length > 0
  );
}

/** -ed and -ing forms are; a bare form is where a verb stands ('to manage', 'Manage') or where no noun is so spelt. */
function isVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (token.singular !== token.stem) return true;
  const nouns = nounsOfVerb(token.stem);
  if (nouns.length === 0) return false;
  const isThing = nouns.includes(token.stem) || ALSO_THINGS.has(token.stem);
  if (!isThing && token.normalized === token.stem) return true;
  return (
    token.sentenceStart || (token.gap & GAP.comma) !== 0 || BEFORE_VERB.has(tokens[at - 1]?.normalized ?? "")
  );
}

function isPassive(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (token.singular === token.stem || token.singular.endsWith("ing")) return false;
  const next = tokens[at + 1];
  if (tokens[at - 1]?.stem === "be") return true;
  return next === undefined || next.gap !== tokens[at]!.gap || AFTER_PASSIVE.has(next.normalized);
}

function readObject(
  lexicon: Lexicon,
  tokens: readonly Token[],
  verb: number,
  first: number,
  heads: readonly string[],
  found: TermCandidate[],
): void {
  const end = Math.min(tokens.length, first + WINDOW);
  // 'scheduling, training cooks, food safety': an item of a list has no object in the next one.
  const isItem = (tokens[verb]!.gap & GAP.comma) !== 0;
  for (let at = first; at < end; at += 1) {
    const token = tokens[at]!;
    if (endsClause(token.gap) || endsObject(token)) return;
    if (isItem && at > first && (token.gap & GAP.comma) !== 0) return;
    for (const { form, to } of walkObject(lexicon, tokens, at, heads)) {
      if (endsNounPhrase(tokens, to)) found.push({ from: verb, to, form, exact: false });
    }
  }
}

function readSubject(
  lexicon: Lexicon,
  tokens: readonly Token[],
  verb: number,
  heads: readonly string[],
  found: TermCandidate[],
): void {
  if (endsClause(tokens[verb]!.gap)) return;
  const end = tokens[verb - 1]?.stem === "be" ? verb - 1 : verb;
  for (let at = Math.max(0, end - 3); at < end; at += 1) {
    for (const { form, to } of walkObject(lexicon, tokens, at, heads)) {
      if (to === end) found.push({ from: at, to: verb + 1, form, exact: false });
    }
  }
}

/** Forms whose words but the last stand at `at` and whose last is one of the heads. */
function walkObject(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  heads: readonly string[],
): { form: CompiledForm; to: number }[] {
  const found: { form: CompiledForm; to: number }[] = [];
  let node: TrieNode | undefined;
  for (let index = at; index < tokens.length && index < at + 3; index += 1) {
    const token = tokens[index]!;
    if (index > at && (token.gap & ~7) !== 0) break;
    node = index === at ? lexicon.openBranch(token.stem) : node?.next?.get(token.stem);
    if (node === undefined) break;
    for (const head of heads) {
      for (const form of node.next?.get(head)?.forms ?? []) {
        if (namesActivity(form, tokens, at, index + 1)) found.push({ form, to: index + 1 });
      }
    }
  }
  return found;
}

function namesActivity(form: CompiledForm, tokens: readonly Token[], from: number, to: number): boolean {
  if (form.words.length !== to - from + 1) return false;
  const { kind } = form.concept;
  if ((kind !== "hard" && kind !== "soft") || (form.ambiguity !== "ok" && form.ambiguity !== "ctx"))
    return false;
  if (NOT_SAID_WITH_VERBS.has(form.words.map((word) => word.singular).join(" "))) return false;
  const head = form.words.at(-1)!;
  // A form that ends in the bare verb ('lesson plan') is a thing, but for those whose noun is so spelt ('code review').
  const nouns = nounsOfVerb(head.stem);
  if (head.singular === head.stem && nouns.length > 0 && !nouns.includes(head.stem)) return false;
  return form.words.slice(0, -1).every((word, index) => word.singular === tokens[from + index]!.singular);
}
