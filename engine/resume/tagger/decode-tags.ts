import type { Rows } from "../../models/network/layers.ts";
import { likeliestPath } from "../../models/network/likeliest-path.ts";
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

type TagPath = { tags: number[]; score: number };

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

function bestPath(scores: Rows, first: number, size: number, allowed: readonly number[]): TagPath {
  const rows = Array.from({ length: size }, (_, token) =>
    allowed.map((tag) => scores.values[(first + token) * scores.width + tag]!),
  );
  const { states, score } = likeliestPath(rows, (before, own) => follows(allowed[before]!, allowed[own]!));
  return { tags: states.map((one) => allowed[one]!), score };
}

const goesOn = (before: number, own: number) =>
  CLASSES[own]![1] !== "I" || CLASSES[before]![0] === CLASSES[own]![0];

function bestClasses(lines: readonly (readonly number[])[]): number[] {
  const opened = lines.map((scores, line) =>
    line > 0 ? scores : scores.map((score, own) => (CLASSES[own]![1] === "I" ? -Infinity : score)),
  );
  return likeliestPath(opened, goesOn).states;
}
