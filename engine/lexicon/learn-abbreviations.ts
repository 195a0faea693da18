import { GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import { ABBREVIATION_SKIPS } from "../knowledge/words/small-words.ts";
import type { CompiledForm } from "./compile-form.ts";
import type { BlockReading } from "./read-block.ts";
import type { TermCandidate } from "./term-candidate.ts";

/** Abbreviation -> the form it was explained by in this text, or null where what explains it is no concept. */
export type Abbreviations = ReadonlyMap<string, CompiledForm | null>;

const FARTHEST = 10;

/**
 * What a text says its abbreviations mean: 'applicant tracking system (ATS)', 'PM (property manager)'. Words whose
 * first letters spell the abbreviation, right beside it, one of the two in parentheses.
 */
export function learnAbbreviations(
  reading: BlockReading,
  hits: readonly TermCandidate[],
  known: Map<string, CompiledForm | null>,
): void {
  const { tokens } = reading;
  tokens.forEach((token, at) => {
    if (!/^[A-Z]{2,6}s?$/.test(token.text)) return;
    const abbreviation = token.text.replace(/s$/, "");
    const words = explanationBefore(tokens, at, abbreviation) ?? explanationAfter(tokens, at, abbreviation);
    if (words === null || known.has(abbreviation)) return;
    const hit = hits.find((candidate) => candidate.from === words.from && candidate.to === words.to);
    known.set(abbreviation, hit?.form ?? null);
  });
}

type Words = { from: number; to: number };

function explanationBefore(tokens: readonly Token[], at: number, abbreviation: string): Words | null {
  const next = tokens[at + 1];
  const opens = (tokens[at]!.gap & GAP.open) !== 0;
  if (!opens || (next !== undefined && (next.gap & GAP.close) === 0)) return null;
  if (at > 0 && spellsWithin(tokens[at - 1]!.normalized, abbreviation)) return { from: at - 1, to: at };
  let letter = abbreviation.length - 1;
  for (let index = at - 1; index >= Math.max(0, at - FARTHEST); index -= 1) {
    const word = tokens[index]!;
    if (initialOf(word) === abbreviation[letter]) letter -= 1;
    else if (!ABBREVIATION_SKIPS.has(word.normalized)) return null;
    if (letter < 0) return { from: index, to: at };
    if ((word.gap & ~(GAP.space | GAP.line | GAP.hyphen | GAP.slash)) !== 0) return null;
  }
  return null;
}

function explanationAfter(tokens: readonly Token[], at: number, abbreviation: string): Words | null {
  const first = tokens[at + 1];
  if (first === undefined || (first.gap & GAP.open) === 0) return null;
  let letter = 0;
  for (let index = at + 1; index < Math.min(tokens.length, at + FARTHEST); index += 1) {
    const word = tokens[index]!;
    if (index > at + 1 && (word.gap & ~(GAP.space | GAP.line | GAP.hyphen | GAP.slash)) !== 0) return null;
    if (initialOf(word) === abbreviation[letter]) letter += 1;
    else if (!ABBREVIATION_SKIPS.has(word.normalized)) return null;
    if (letter === abbreviation.length) return { from: at + 1, to: index + 1 };
  }
  return null;
}

/** 'overtime (OT)': one word that begins alike and holds the other letters in order. */
function spellsWithin(word: string, abbreviation: string): boolean {
  if (word.length < 6 || word[0]?.toUpperCase() !== abbreviation[0]) return false;
  let at = 0;
  for (const letter of abbreviation.toLowerCase()) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function initialOf(token: Token): string {
  return token.normalized[0]?.toUpperCase() ?? "";
}

/** The block's candidates with abbreviations read as the text explains them, and in no other way. */
export function applyAbbreviations(
  candidates: readonly TermCandidate[],
  tokens: readonly Token[],
  known: Abbreviations,
): TermCandidate[] {
  if (known.size === 0) return [...candidates];
  const meaningOf = (at: number) => known.get(tokens[at]!.text.replace(/(?<=[A-Z]{2})s$/, ""));
  const kept = candidates.filter(({ from, to, form }) => {
    const meaning = to - from === 1 ? meaningOf(from) : undefined;
    if (meaning === undefined) return true;
    return meaning === null ? form.ambiguity === "ok" : form.concept === meaning.concept;
  });
  const covered = new Set(
    kept.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  tokens.forEach((_, at) => {
    const meaning = meaningOf(at);
    if (meaning !== undefined && meaning !== null && !covered.has(at)) {
      kept.push({ from: at, to: at + 1, form: meaning, exact: true });
    }
  });
  return kept;
}
