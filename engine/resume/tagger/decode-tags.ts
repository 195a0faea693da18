import type { Rows } from "../../models/network/layers.ts";
import type { TagScores } from "../../models/network/score-tags.ts";
import type { TagReading } from "./build-entries.ts";
import type { RuleAnswers } from "./observe-rules.ts";
import { CLASSES, TAGS } from "./tag-names.ts";

const KINDS = ["J", "S"] as const;
/** Tags that tokens of an entry of a kind may have. */
const ALLOWED = KINDS.map((kind) => TAGS.flatMap((tag, at) => (tag === "O" || tag[2] === kind ? [at] : [])));
/** A share of what the tokens of a line say counts for its class. */
const SHARE = 0.35;
/** What the rules say weighs beside what the network says of it. */
export type Trust = { tags: number; classes: number };

type Path = { tags: number[]; score: number };

/**
 * The likeliest tags and classes (Viterbi 1967): tags of a line are of its kind, and a line goes on with an entry of its kind
 * only.
 */
export function decodeTags(
  scores: TagScores,
  sizes: readonly number[],
  rules: RuleAnswers,
  trust: Trust,
): TagReading[] {
  const { tags, classes } = addTrust(scores, rules, trust);
  let first = 0;
  const lines = sizes.map((size, line) => {
    const paths = ALLOWED.map((allowed) => bestPath(tags, first, size, allowed));
    let silent = 0;
    for (let token = first; token < first + size; token += 1) silent += tags.values[token * tags.width]!;
    first += size;
    const ofClasses = CLASSES.map((name, at) => {
      const told = name === "O" ? silent : paths[KINDS.indexOf(name[0] as "J" | "S")]!.score;
      return classes.values[line * classes.width + at]! + SHARE * told;
    });
    return { paths, ofClasses };
  });
  return bestClasses(lines.map(({ ofClasses }) => ofClasses)).map((at, line) => {
    const name = CLASSES[at]!;
    const path = name === "O" ? null : lines[line]!.paths[KINDS.indexOf(name[0] as "J" | "S")]!;
    return {
      class: name,
      tags: path === null ? Array(sizes[line]).fill("O") : path.tags.map((tag) => TAGS[tag]!),
    };
  });
}

/** The scores with what the rules say in the scale. */
function addTrust(scores: TagScores, rules: RuleAnswers, trust: Trust): TagScores {
  const [tags, classes] = [scores.tags, scores.classes].map((rows) => ({
    ...rows,
    values: rows.values.slice(),
  })) as [Rows, Rows];
  for (const [token, tag] of rules.tags.entries()) tags.values[token * tags.width + tag]! += trust.tags;
  for (const [line, own] of rules.classes.entries()) {
    const from = line * classes.width;
    classes.values[from + own]! += trust.classes;
    if (CLASSES[own]![1] === "B") classes.values[from + own + 1]! += trust.classes;
  }
  return { tags, classes };
}

const follows = (before: number, tag: number) =>
  TAGS[tag]![0] !== "I" || (TAGS[before] !== "O" && TAGS[before]!.slice(2) === TAGS[tag]!.slice(2));

function bestPath(scores: Rows, first: number, size: number, allowed: readonly number[]): Path {
  if (size === 0) return { tags: [], score: 0 };
  const at = (token: number, tag: number) => scores.values[(first + token) * scores.width + tag]!;
  let best = allowed.map((tag) => at(0, tag));
  const back: number[][] = [];
  for (let token = 1; token < size; token += 1) {
    const from = allowed.map((tag) => bestBefore(best, (before) => follows(allowed[before]!, tag)));
    best = allowed.map((tag, one) => best[from[one]!]! + at(token, tag));
    back.push(from);
  }
  return { tags: trace(best, back).map((one) => allowed[one]!), score: Math.max(...best) };
}

const goesOn = (before: number, own: number) =>
  CLASSES[own]![1] !== "I" || CLASSES[before]![0] === CLASSES[own]![0];

function bestClasses(lines: readonly (readonly number[])[]): number[] {
  if (lines.length === 0) return [];
  let best = lines[0]!.map((score, own) => (CLASSES[own]![1] === "I" ? -Infinity : score));
  const back: number[][] = [];
  for (const scores of lines.slice(1)) {
    const from = scores.map((_, own) => bestBefore(best, (before) => goesOn(before, own)));
    best = scores.map((score, own) => best[from[own]!]! + score);
    back.push(from);
  }
  return trace(best, back);
}

function bestBefore(scores: readonly number[], may: (before: number) => boolean): number {
  let best = -1;
  for (let before = 0; before < scores.length; before += 1)
    if (may(before) && (best < 0 || scores[before]! > scores[best]!)) best = before;
  return best;
}

function trace(last: readonly number[], back: readonly (readonly number[])[]): number[] {
  const path = [bestBefore(last, () => true)];
  for (const from of back.toReversed()) path.push(from[path.at(-1)!]!);
  return path.toReversed();
}
