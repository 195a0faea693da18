import { scorePlace } from "../../knowledge/places/read-places.ts";
import { wordClass } from "../../models/ads/read-word-classes.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";
import type { ObservedLine } from "../confidence/observe-lines.ts";
import { readTextFacts } from "../confidence/text-facts.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { isTitleWord } from "../features/is-title-word.ts";
import { scoreOrganisation } from "../features/organisation-signs.ts";
import { matchTowns } from "./match-towns.ts";
import { type Segment, splitSegments } from "./split-segments.ts";
import type { TextToken } from "./split-tokens.ts";

/** What is seen of each token of a line, as names: its word, its form, what our lists say of it and of the stretch it stands in. */
export function listTokenFeatures(
  observed: ObservedLine,
  tokens: readonly TextToken[],
): { tokenFeatures: string[][]; segments: [fine: number, coarse: number][] } {
  const cuts = [
    { name: "f", segments: splitSegments(observed, "fine") },
    { name: "c", segments: splitSegments(observed, "coarse") },
  ];
  const { line, periods } = observed;
  const segments = tokens.map(({ start }): [number, number] => {
    const from = start - line.start;
    const [fine, coarse] = cuts.map(({ segments: own }) =>
      own.findIndex((one) => from >= one.start && from < one.end),
    );
    return [fine!, coarse!];
  });
  const towns = matchTowns(tokens);
  const tokenFeatures = tokens.map((token, at) => {
    const features = [...wordFeatures(token.text), ...towns[at]!];
    const from = token.start - line.start;
    if (at === 0) features.push("first");
    if (token.end >= line.end) features.push("last");
    const previous = tokens[at - 1];
    if (previous !== undefined && previous.end === token.start) features.push("glued");
    if (line.tabs.some((tab) => tab <= from && tab > (previous?.start ?? 0) - line.start))
      features.push("tab");
    const period = periods.find(({ start, end }) => from >= start && from < end);
    if (period !== undefined)
      features.push(from === period.start ? "d.b" : "d.i", period.range ? "d.range" : "d.one");
    const style = styleAt(observed, from);
    if (style !== "") features.push(`style=${style}`);
    for (const { name, segments } of cuts) features.push(...segmentFeatures(name, segments, from));
    return features;
  });
  return { tokenFeatures, segments };
}

const wordFeatures = remember((text: string): readonly string[] => {
  const word = foldLetters(text);
  const features = [`w=${word}`, `sh=${shapeOf(text)}`];
  if (!/\p{L}/u.test(text)) return features;
  features.push(`s3=${word.slice(-3)}`, `p3=${word.slice(0, 3)}`, `n=${Math.min(12, word.length)}`);
  const known = wordClass(word);
  if (known !== undefined) features.push(`k=${known.class}`, `kk=${known.kind}`);
  if (isTitleWord(word)) features.push("l.title");
  const lists = {
    org: scoreOrganisation(text),
    school: scoreSchool(text),
    degree: scoreDegree(text),
    place: scorePlace(text),
  };
  for (const [list, score] of Object.entries(lists))
    if (score > 0) features.push(`l.${list}${Math.round(score)}`);
  return features;
});

/** 'Xx', 'XX', 'x', 'X', digits by their count, a sign as itself. */
function shapeOf(text: string): string {
  if (/^\p{N}+$/u.test(text)) return "0".repeat(Math.min(6, text.length));
  if (!/\p{L}/u.test(text)) return text;
  return text
    .replace(/\p{Lu}/gu, "X")
    .replace(/[\p{Ll}]/gu, "x")
    .replace(/[^Xx]/gu, "o")
    .replace(/(.)\1+/gu, "$1$1");
}

function styleAt({ line }: ObservedLine, from: number): string {
  let style = "";
  for (const { at, bold, italic } of line.turns ?? []) {
    if (at > from) break;
    style = `${bold ? "b" : ""}${italic ? "i" : ""}.`;
  }
  return style;
}

const MOST_SEGMENTS = 4;

function segmentFeatures(cut: string, segments: readonly Segment[], from: number): string[] {
  const at = segments.findIndex(({ start, end }) => from >= start && from < end);
  const segment = segments[at];
  if (segment === undefined) return [`${cut}.none`];
  const facts = readTextFacts(segment.text);
  const words = segment.text.split(/\s+/).length;
  return [
    `${cut}.says=${facts.says}`,
    `${cut}.t${facts.title}`,
    `${cut}.e${facts.employer}`,
    `${cut}.p${facts.place}`,
    `${cut}.s${facts.school}`,
    `${cut}.d${facts.degree}`,
    `${cut}.at=${Math.min(MOST_SEGMENTS, at)}`,
    `${cut}.left=${Math.min(MOST_SEGMENTS, segments.length - at)}`,
    `${cut}.before=${segment.before}`,
    `${cut}.after=${segments[at + 1]?.before ?? "end"}`,
    `${cut}.words=${Math.min(9, words)}`,
  ];
}
