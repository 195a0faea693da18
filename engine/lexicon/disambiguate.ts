import { GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import { VENDORS } from "../knowledge/organisations/vendors.ts";
import { isStateCode, isTown } from "../knowledge/places/state-codes.ts";
import { COLLOCATION_RULES } from "../knowledge/words/collocation-rules.ts";
import { wordBand } from "../knowledge/words/common-words.ts";
import {
  ASKED_AFTER_IS,
  ASKED_BEHIND,
  ITEM_MODIFIERS,
  NO_PERSONS,
  PARTICIPLES,
  PERSONAL_NOUNS,
} from "../knowledge/words/doubtful-neighbours.ts";
import { isCurrency, isDeed, isNamedPlace, isPossessed } from "../knowledge/words/other-senses.ts";
import { LIST_WORDS } from "../knowledge/words/small-words.ts";
import { type BlockReading, standsNear } from "./read-block.ts";
import type { TermCandidate } from "./term-candidate.ts";

/** `maybe`: only with an accepted neighbour in the same list. `topical`: only where the whole text is of its trade. */
export type Decision = "yes" | "no" | "maybe" | "topical";

const LIST_REACH = 8;
const BESIDE = 3;

/** Whether the words of a candidate are meant as its concept, by the class of the form (docs/lexicon.md). */
export function decideCandidate(candidate: TermCandidate, reading: BlockReading): Decision {
  const { form, from, to } = candidate;
  const { ambiguity, concept } = form;
  if (ambiguity === "never") return "no";
  const isWord = to - from === 1;
  if (isWord && isGuarded(candidate, reading)) return "no";
  if (isWord && concept.kind === "hard" && isTown(reading.tokens, from)) return "no";
  if (isWord && isCurrency(reading.tokens, from)) return "no";
  if (isWord && concept.kind === "soft" && !describesPerson(candidate, reading)) return "no";
  if (ambiguity === "ok") return isWord && isRuledOut(candidate, reading, BESIDE) ? "no" : "yes";
  if (isWord && ambiguity !== "ctx" && isPartOfName(candidate, reading)) return "no";
  if (isWord && ambiguity !== "ctx" && isNamedPlace(reading.tokens, from, reading.titleCase)) return "no";
  if (isRuledOut(candidate, reading)) return "no";
  const inSkills = reading.isSkills && fillsItem(candidate, reading);
  const supported = (reach?: number) =>
    concept.contextWords.some((phrase) => standsNear(reading, phrase, from, to, reach));
  const branded = VENDORS.has(reading.tokens[from - 1]?.normalized ?? "") && concept.kind === "hard";
  if (ambiguity === "ctx") {
    if (isWord && isVerbForThing(candidate, reading)) return "no";
    if (isWord && isDeed(reading.tokens[from]!, reading.tokens[to])) return "no";
    if (inSkills || supported()) return "yes";
    if (candidate.exact && fillsItem(candidate, reading)) return "maybe";
    if (isWord && isPossessed(reading.tokens[from]!, reading.tokens[from - 1])) return "no";
    return candidate.exact && concept.kind === "hard" ? "topical" : "no";
  }
  if (!sameSurface(candidate, reading.tokens)) return "no";
  if (ambiguity === "cap") {
    if (branded || hasMeantCapital(candidate, reading)) return "yes";
    if (inSkills) return "yes";
    const capital = reading.tokens[from]!.letterCase !== "lower";
    if (capital && (supported() || isAskedFor(reading.tokens, to))) return "yes";
    // 'excel and word' in small letters: each other's company.
    if (!capital && isWord && fillsItem(candidate, reading) && supported(BESIDE)) return "yes";
    return fillsItem(candidate, reading) ? "maybe" : "no";
  }
  if (ambiguity === "up") {
    if (hasExactCase(candidate, reading.tokens))
      return reading.tokens[from]!.capsLine && isWord ? "maybe" : "yes";
    if (branded) return "yes";
    return !isWord && inSkills ? "yes" : "no";
  }
  if (!hasExactCase(candidate, reading.tokens)) return "no";
  if (inSkills || branded) return "yes";
  if (concept.contextWords.some((phrase) => standsNear(reading, phrase, from, to, LIST_REACH))) return "yes";
  return fillsItem(candidate, reading) ? "maybe" : "no";
}

const BEFORE_VERB = new Set("to and will can must should you we".split(" "));

/** A doubtful word written in the plural is a thing: 'plans' are drawings, 'plan and run tests' names none. */
function isVerbForThing({ form, from }: TermCandidate, { tokens }: BlockReading): boolean {
  const own = form.words[0]!;
  const token = tokens[from]!;
  if (form.words.length !== 1 || own.normalized !== `${own.singular}s` || token.normalized !== own.singular)
    return false;
  return token.sentenceStart || BEFORE_VERB.has(tokens[from - 1]?.normalized ?? "");
}

/** A counter word stands near: in a safe phrase it means nothing, beside a single word it does. */
function isRuledOut(
  { form, from, to }: TermCandidate,
  reading: BlockReading,
  reach = counterReach(reading),
): boolean {
  return form.concept.counterWords.some((phrase) => standsNear(reading, phrase, from, to, reach));
}

const QUALITY_NOUN = /(?:tion|ness|ity|ship|ence|ance|ment|ism|acy|cy|ive|work|ing)$/;

function isNounBehind(token: Token): boolean {
  if (PERSONAL_NOUNS.has(token.singular) || token.letterCase === "number" || wordBand(token.normalized) === 1)
    return false;
  return !/(?:ed|ly)$/.test(token.normalized) && !PARTICIPLES.has(token.normalized);
}

/** 'A friendly surgery' and 'Head of Innovation' say nothing of a person; 'friendly, patient' and 'innovation' do. */
function describesPerson(candidate: TermCandidate, reading: BlockReading): boolean {
  const { tokens } = reading;
  const token = tokens[candidate.from]!;
  const next = tokens[candidate.to];
  if (next !== undefined && joinedTo(next)) {
    if (NO_PERSONS.has(next.singular)) return false;
    // 'initiative funding' and 'communication plan' are things; 'leadership skills' are a person's.
    if (QUALITY_NOUN.test(token.normalized) && isNounBehind(next)) return false;
  }
  if (token.letterCase !== "title" || token.sentenceStart || reading.titleCase) return true;
  return fillsItem(candidate, reading);
}

/** In a list of skills the next items are no context: only the words right beside count against a form. */
function counterReach(reading: BlockReading): number {
  return reading.isSkills ? 2 : 12;
}

function isGuarded(candidate: TermCandidate, reading: BlockReading): boolean {
  const { tokens } = reading;
  const token = tokens[candidate.from]!;
  if (isStateCode(tokens, candidate.from, reading.isKnownWord)) return true;
  const guard = Object.hasOwn(COLLOCATION_RULES, token.normalized)
    ? COLLOCATION_RULES[token.normalized]!
    : undefined;
  if (guard === undefined) return false;
  if (guard.never === true) return true;
  const previous = joinedTo(token) ? tokens[candidate.from - 1] : undefined;
  const next = tokens[candidate.to];
  const following = next !== undefined && joinedTo(next) ? next : undefined;
  if (previous !== undefined) {
    if (hasWord(guard.notBefore, previous.normalized)) return true;
    if (guard.notAfterNumber === true && previous.letterCase === "number" && /\d/.test(previous.text))
      return true;
  }
  if (following !== undefined) {
    if (hasWord(guard.notAfter, following.normalized)) return true;
    if (token.sentenceStart && hasWord(guard.notAfterAtStart, following.normalized)) return true;
    if (guard.notBeforeNumber === true && /^\d{4}$/.test(following.normalized)) return true;
  }
  return false;
}

/** 'Reported to Maya Brooks', 'Taylor Swift': a capitalised word that nobody knows makes one name with it. */
function isPartOfName(candidate: TermCandidate, reading: BlockReading): boolean {
  const { tokens } = reading;
  const next = tokens[candidate.to];
  if (next !== undefined && next.gap === GAP.space && isUnknownName(next, reading)) return true;
  const previous = tokens[candidate.from - 1];
  if (previous === undefined || tokens[candidate.from]!.gap !== GAP.space) return false;
  return isUnknownName(previous, reading) && !previous.sentenceStart;
}

function isUnknownName(token: Token, reading: BlockReading): boolean {
  if (token.letterCase !== "title" || reading.titleCase || VENDORS.has(token.normalized)) return false;
  return (
    wordBand(token.normalized) === undefined &&
    wordBand(token.stem) === undefined &&
    !reading.isKnownWord(token.singular)
  );
}

function joinedTo(token: Token): boolean {
  return (token.gap & ~(GAP.space | GAP.line | GAP.hyphen)) === 0;
}

function hasWord(list: string | undefined, word: string): boolean {
  return list !== undefined && ` ${list} `.includes(` ${word} `);
}

/** The words stand as the form is written, letter case aside; an abbreviation may have its plural s. */
function sameSurface(candidate: TermCandidate, tokens: readonly Token[]): boolean {
  const { form, from, to } = candidate;
  if (to - from !== form.words.length) return candidate.exact;
  return form.words.every((word, index) => {
    const token = tokens[from + index]!;
    return token.normalized === word.normalized || (form.names[index]! && token.singular === word.singular);
  });
}

function hasExactCase(candidate: TermCandidate, tokens: readonly Token[]): boolean {
  const written = tokens.slice(candidate.from, candidate.to).map((token) => token.text);
  const wanted = candidate.form.text.split(/[\s/-]+/);
  if (
    candidate.form.ambiguity === "up" &&
    written.every((word) => /^[^a-z]*s?$/.test(word)) &&
    written.join("").length > 1
  )
    return true;
  return written.join(" ") === wanted.join(" ") || written.join("") === wanted.join("");
}

function hasMeantCapital(candidate: TermCandidate, reading: BlockReading): boolean {
  if (reading.titleCase) return false;
  const words = reading.tokens.slice(candidate.from, candidate.to);
  const first = words[0]!;
  if (first.capsLine || words.some((token) => token.letterCase === "lower")) return false;
  return !first.sentenceStart || first.letterCase === "upper" || first.letterCase === "mixed";
}

/** 'React experience', 'Outlook is a plus': what follows shows a name where the sentence's capital shows nothing. */
function isAskedFor(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || !joinedTo(next)) return false;
  if (next.normalized === "is") return ASKED_AFTER_IS.has(tokens[at + 1]?.normalized ?? "");
  return ASKED_BEHIND.has(next.normalized);
}

/** The candidate is a whole item of a list, but for a modifier or two ('advanced Excel'). */
export function fillsItem(candidate: TermCandidate, reading: BlockReading): boolean {
  const { items, itemSpans, tokens } = reading;
  const start = itemSpans[items[candidate.from]!]!.from;
  const end = itemSpans[items[candidate.to - 1]!]!.to;
  if (end - start - (candidate.to - candidate.from) > 3) return false;
  for (let index = start; index < end; index += 1) {
    if (index >= candidate.from && index < candidate.to) continue;
    const token = tokens[index]!;
    const isFree =
      ITEM_MODIFIERS.has(token.normalized) ||
      token.letterCase === "number" ||
      token.normalized === "and" ||
      token.normalized === "or";
    if (!isFree && !isSeparator(token)) return false;
  }
  return true;
}

function isSeparator(token: Token): boolean {
  return LIST_WORDS.has(token.normalized);
}
