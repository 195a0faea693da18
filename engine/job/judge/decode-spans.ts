import type { Rows } from "../../models/network/layers.ts";

/** Tags of words, in the order of the network's answers. */
export const TAGS = ["O", "B-hard", "I-hard", "B-soft", "I-soft"] as const;
const [OUT, BEGIN_HARD, IN_HARD, BEGIN_SOFT, IN_SOFT] = [0, 1, 2, 3, 4] as const;

/** A run of words [from, to) of a sentence that asks for something. */
export type TaggedSpan = { from: number; to: number; kind: "hard" | "soft" };

/** The likeliest tags of the words `first` to `first + size` (Viterbi 1967): a run goes on only within its kind. `bias` is added to what lies outside. */
export function decodeSpans(scores: Rows, first: number, size: number, bias: number): TaggedSpan[] {
  if (size === 0) return [];
  const at = (token: number, tag: number) =>
    scores.values[(first + token) * scores.width + tag]! + (tag === OUT ? bias : 0);
  let best = TAGS.map((_, tag) => (tag === IN_HARD || tag === IN_SOFT ? -Infinity : at(0, tag)));
  const back: number[][] = [];
  for (let token = 1; token < size; token += 1) {
    const from = TAGS.map((_, tag) => bestBefore(best, tag));
    best = TAGS.map((_, tag) => best[from[tag]!]! + at(token, tag));
    back.push(from);
  }
  const path = [best.indexOf(Math.max(...best))];
  for (const from of back.toReversed()) path.push(from[path.at(-1)!]!);
  return gather(path.reverse());
}

function bestBefore(best: readonly number[], tag: number): number {
  const allowed =
    tag === IN_HARD ? [BEGIN_HARD, IN_HARD] : tag === IN_SOFT ? [BEGIN_SOFT, IN_SOFT] : [0, 1, 2, 3, 4];
  return allowed.reduce((most, one) => (best[one]! > best[most]! ? one : most), allowed[0]!);
}

function gather(path: readonly number[]): TaggedSpan[] {
  const spans: TaggedSpan[] = [];
  let open: TaggedSpan | undefined;
  for (const [at, tag] of path.entries()) {
    if (tag === BEGIN_HARD || tag === BEGIN_SOFT) {
      open = { from: at, to: at, kind: tag === BEGIN_HARD ? "hard" : "soft" };
      spans.push(open);
    }
    if (tag === OUT) open = undefined;
    if (open === undefined) continue;
    open.to = at + 1;
  }
  return spans;
}

/** By how much the best tag of a word that lies within a term is above the one outside. */
export function oddsAt({ values, width }: Rows, token: number): number {
  const from = token * width;
  let most = values[from + 1]!;
  for (let tag = 2; tag < width; tag += 1) most = Math.max(most, values[from + tag]!);
  return most - values[from]!;
}
