import { GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import { PLACES } from "../knowledge/places/place-names.ts";
import { wordBand } from "../knowledge/words/common-words.ts";
import { EASY_QUALITIES, PLURAL_MODIFIERS } from "../knowledge/words/keyword-cues.ts";
import { DUTY_VERBS, ORDINARY_NOUNS, QUALITY_WORDS } from "../knowledge/words/plain-words.ts";

/** Words [from, to) of a block that read as one noun phrase, and how much they look like a name of something. */
export type KeywordPhrase = { from: number; to: number; rare: number; named: boolean };

const LONGEST = 4;
const IN_PHRASE = GAP.space | GAP.line | GAP.hyphen;

/** Noun phrases of up to four words that hold a rare word, an abbreviation or a name. */
export function readPhrases(tokens: readonly Token[], isBarred: (index: number) => boolean): KeywordPhrase[] {
  const phrases: KeywordPhrase[] = [];
  let from = 0;
  for (let index = 0; index <= tokens.length; index += 1) {
    const token = tokens[index];
    const parted = token === undefined || (index > from && (token.gap & ~IN_PHRASE) !== 0);
    const barred = token !== undefined && (isBarred(index) || !mayStandInPhrase(tokens, index));
    if (!parted && !barred) continue;
    const phrase = trimPhrase(tokens, from, index);
    if (phrase !== null) phrases.push(phrase);
    from = barred ? index + 1 : index;
  }
  return phrases;
}

/** Words that a keyword may hold: nouns as far as their form and the plain word lists can tell. */
export function mayStandInPhrase(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!;
  if (token.stem === "" || token.letterCase === "number" || token.normalized.length > 24) return false;
  if (!/\p{L}/u.test(token.normalized) || (token.normalized.length === 1 && !/^[A-Z]$/.test(token.text)))
    return false;
  if (/^[IVX]+$/.test(token.text)) return false;
  if (CONTRACTION.test(token.text) || isCompared(token.normalized)) return false;
  const band = wordBand(token.normalized) ?? wordBand(token.singular);
  if (isSaidOfSomeone(tokens, index, band)) return false;
  if (band === 1 || ORDINARY_NOUNS.has(token.singular) || QUALITY_WORDS.has(token.normalized)) return false;
  if (DUTY_VERBS.has(token.stem) && (token.singular !== token.stem || !isInsidePhrase(tokens, index)))
    return false;
  if (token.letterCase !== "lower" && PLACES.has(placeKey(tokens, index))) return false;
  if (band !== undefined && /(?:ly|ed|ful|ous|ive|able|ible|less|ish)$/.test(token.normalized)) return false;
  return !/(?:[^aeiou]ly|[a-z]{2}edly|ingly)$/.test(token.normalized) && !opensWithVerb(tokens, index, band);
}

const ACTORS = new Set("you we they i who will can must should".split(" "));

/** A verb, by what stands beside it: 'you patch servers', 'Copper Lantern opens', 'the agency runs ads'. */
function isSaidOfSomeone(tokens: readonly Token[], index: number, band: number | undefined): boolean {
  const token = tokens[index]!;
  const previous = tokens[index - 1];
  const joined = (other: Token) => (other.gap & ~IN_PHRASE) === 0;
  if (previous !== undefined && joined(token)) {
    if (ACTORS.has(previous.normalized) || (previous.normalized === "to" && band !== undefined)) return true;
  }
  if (token.normalized === token.singular || !token.normalized.endsWith("s") || token.letterCase === "upper")
    return false;
  if (
    previous !== undefined &&
    joined(token) &&
    previous.letterCase !== "lower" &&
    DUTY_VERBS.has(token.stem)
  )
    return true;
  const next = tokens[index + 1];
  return (
    next !== undefined &&
    next.gap === GAP.space &&
    wordBand(next.normalized) !== 1 &&
    !PLURAL_MODIFIERS.has(token.normalized)
  );
}

const CONTRACTION = /['’](?:ll|re|ve|d|m|t|s)$/i;

/** 'prouder', 'coldest': forms of common words that a list of base forms does not hold. */
function isCompared(word: string): boolean {
  const stem = /^(.{3,}?)(?:er|est)$/.exec(word)?.[1];
  if (stem === undefined) return false;
  const bases = [stem, `${stem}e`, stem.slice(0, -1), stem.replace(/i$/, "y")];
  return (
    wordBand(word) === undefined && bases.some((base) => QUALITY_WORDS.has(base) || EASY_QUALITIES.has(base))
  );
}

/** 'ventilator support' keeps its last word, 'Support ventilators' loses its first. */
function isInsidePhrase(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!;
  return (
    index > 0 &&
    (token.gap & ~IN_PHRASE) === 0 &&
    !token.sentenceStart &&
    wordBand(tokens[index - 1]!.normalized) !== 1
  );
}

/** A first word in -s, -ed or -ing before a noun is what the person does ('Restocks shelves', 'Suctioning patients'). */
function opensWithVerb(tokens: readonly Token[], index: number, band: number | undefined): boolean {
  const token = tokens[index]!;
  if (!token.sentenceStart)
    return token.singular.endsWith("ed") && token.singular !== token.stem && band !== undefined;
  if (token.letterCase === "upper" || token.letterCase === "mixed") return false;
  const next = tokens[index + 1];
  const leadsOn = next !== undefined && (next.gap & ~(GAP.space | GAP.line)) === 0;
  return (
    leadsOn &&
    (token.singular.endsWith("ing") || token.singular.endsWith("ed") || token.normalized !== token.singular)
  );
}

function placeKey(tokens: readonly Token[], index: number): string {
  const token = tokens[index]!;
  if (PLACES.has(token.normalized)) return token.normalized;
  const next = tokens[index + 1]?.normalized ?? "";
  const previous = tokens[index - 1]?.normalized ?? "";
  return PLACES.has(`${token.normalized}-${next}`)
    ? `${token.normalized}-${next}`
    : `${previous}-${token.normalized}`;
}

function trimPhrase(tokens: readonly Token[], start: number, end: number): KeywordPhrase | null {
  let from = Math.max(start, end - LONGEST);
  let to = end;
  while (from < to && isWeakEdge(tokens[from]!)) from += 1;
  while (to > from && isWeakEnd(tokens[to - 1]!)) to -= 1;
  if (from >= to) return null;
  const words = tokens.slice(from, to);
  const isWhole = from === 0 && to === tokens.length;
  const rare = words.filter(isRare).length;
  const named = words.some(isName);
  // Common words alone name something only together, and not where the first may be what a person does.
  if (rare === 0 && !named && (words.length < 2 || (words[0]!.sentenceStart && !isWhole))) return null;
  if (words.length === 1 && words[0]!.normalized.length < 3 && !isAbbreviation(words[0]!)) return null;
  return { from, to, rare, named };
}

function isWeakEdge(token: Token): boolean {
  return DUTY_VERBS.has(token.stem) && token.singular !== token.stem;
}

function isWeakEnd(token: Token): boolean {
  return (
    /(?:ful|ous|ive|able|ible|less|ly|ed|ical|ional)$/.test(token.normalized) && token.letterCase === "lower"
  );
}

/** No common word in any inflection. */
export function isRare(token: Token): boolean {
  return (wordBand(token.normalized) ?? wordBand(token.singular) ?? wordBand(token.stem)) === undefined;
}

function isName(token: Token): boolean {
  if (token.capsLine) return false;
  return token.letterCase === "mixed" || isAbbreviation(token);
}

function isAbbreviation(token: Token): boolean {
  return !token.capsLine && /^[A-Z][A-Z0-9&]{1,6}$/.test(token.text);
}
