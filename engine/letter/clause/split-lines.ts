import { readVerb } from "./verb-forms.ts";

type Part = { start: number; end: number };

const LEAST_WORDS = 3;
/** 'in two wards.Trained new staff': the blank behind a full stop is lost; 'asp.Net' is a name. */
const GLUED = /(?<=\p{Ll}{3})[.;](?=(?!Net|Com|Org)\p{Lu}\p{Ll}{2,} )/gu;

/**
 * A bullet of several sentences, or several lines that were read as one, as its parts: 'Suspension lead. Reduced mass by 2 kg',
 * 'from pitch to press Created the identity'. Offsets into the text.
 */
export function splitLines(text: string): Part[] {
  const cuts = [
    ...[...text.matchAll(/[.;]\s+(?=[\p{Lu}\d])/gu)]
      .filter(
        ({ index }) =>
          !/\b(?:\p{Lu}|approx|incl|acc|ca|c|e\.g|i\.e|etc|no|dr|mr|mrs|st|vs|ltd|inc|co|corp|dept)$/iu.test(
            text.slice(0, index),
          ),
      )
      .map(({ index, 0: match }) => ({ end: index, next: index + match.length })),
    ...[...text.matchAll(GLUED)].map(({ index }) => ({ end: index, next: index + 1 })),
    ...[...text.matchAll(/(?<=[\p{Ll})%\d])\s(?=(\p{Lu}\p{Ll}+)\s(?:a|an|the|\d|[\p{Ll}]))/gu)]
      .filter(({ 1: word }) => readVerb(word!)?.kinds.every((kind) => kind === "past") === true)
      .map(({ index }) => ({ end: index, next: index + 1 })),
  ].sort((a, b) => a.end - b.end);
  const parts: Part[] = [];
  let start = 0;
  for (const { end, next } of cuts) {
    if (
      text.slice(start, end).split(/\s+/).length < LEAST_WORDS ||
      text.slice(next).split(/\s+/).length < LEAST_WORDS
    )
      continue;
    parts.push({ start, end });
    start = next;
  }
  return [...parts, { start, end: text.length }];
}
