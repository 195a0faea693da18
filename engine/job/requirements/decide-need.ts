import type { Span } from "#engine/text/span.ts";
import { type NeedCue, readNeedCues } from "../../knowledge/ads/need-cues.ts";
import type { Need } from "../model/job.ts";

/** What a sentence says about a place in it: a need, that it is not needed at all, or nothing. */
export type SaidNeed = Need | "none" | null;

/** Characters; further away a cue speaks of something else. */
const FARTHEST = 300;

/**
 * Reads the cues of a sentence once; the answer tells what they say about a span of it, offsets into the sentence.
 * The nearest cue wins; `wished` tells that a heading of wishes stands above.
 */
export function readNeeds(sentence: string, wished: boolean): (span: Span) => SaidNeed {
  const cues = readNeedCues(sentence).filter((cue) => !(wished && cue.weak));
  if (cues.length === 0) return () => null;
  return (span) => nearestCue(sentence, cues, span)?.need ?? null;
}

function nearestCue(sentence: string, cues: readonly NeedCue[], span: Span): NeedCue | null {
  let nearest: NeedCue | null = null;
  let least = FARTHEST;
  for (const cue of cues) {
    const distance = cue.governs === "after" ? span.start - cue.end : cue.start - span.end;
    if (distance < 0 || distance >= least) continue;
    const between = distance === 0 ? "" : sliceBetween(sentence, cue, span);
    if (cue.governs === "after" ? reachesForward(cue, between) : reachesBack(cue, between)) {
      nearest = cue;
      least = distance;
    }
  }
  return nearest;
}

function sliceBetween(sentence: string, cue: NeedCue, span: Span): string {
  return cue.governs === "after" ? sentence.slice(cue.end, span.start) : sentence.slice(span.end, cue.start);
}

/** 'ideally' and its like speak for the next thing named; a verb such as 'must have' for all the rest. */
function reachesForward(cue: NeedCue, between: string): boolean {
  if (closesMore(between)) return false;
  if (cue.need !== "nice" || cue.many) return !/\bbut\b/i.test(between);
  return !/,(?! ?(?:and|or)\b)/.test(withoutParentheses(between)) || /:/.test(between.slice(0, 2));
}

/** A cue behind its thing reaches back over one item of a list, or over all that 'and', 'or' or 'are' tie together. */
function reachesBack(cue: NeedCue, between: string): boolean {
  if (opensMore(between) && !/\($/.test(between.trimEnd())) return false;
  const plain = withoutParentheses(between);
  if (/\bbut\b|[–—]/i.test(plain)) return false;
  // 'driver licence and QBCC licence (or working towards it)': only the thing named last.
  if (cue.alone && /\b(?:and|or)\b|,\s*\S/i.test(plain)) return false;
  const comma = plain.lastIndexOf(",");
  if (comma === -1 || cue.many || plain.slice(comma + 1).trim() === "") return true;
  return /^,? ?(?:and|or)\b/i.test(plain.slice(comma)) || isListOfNames(plain);
}

/** ', French or German ': names of a few words each, the last two tied. */
function isListOfNames(text: string): boolean {
  const items = text.split(/,|\b(?:and|or)\b/i);
  return /\b(?:and|or)\b/i.test(text) && items.every((item) => item.trim().split(/\s+/).length <= 2);
}

function withoutParentheses(text: string): string {
  return text.replace(/\([^()]*\)/g, " ");
}

function opensMore(text: string): boolean {
  return withoutParentheses(text).includes("(");
}

function closesMore(text: string): boolean {
  return withoutParentheses(text).includes(")");
}
