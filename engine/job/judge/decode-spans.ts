import type { Rows } from "../../models/network/layers.ts";
import { likeliestPath } from "../../models/network/likeliest-path.ts";

/** Tags of words, in the order of the network's answers. */
export const TAGS = ["O", "B-hard", "I-hard", "B-soft", "I-soft"] as const;
const [OUT, BEGIN_HARD, IN_HARD, BEGIN_SOFT, IN_SOFT] = [0, 1, 2, 3, 4] as const;

/** A run of words [from, to) of a sentence that asks for something. */
export type TaggedSpan = { from: number; to: number; kind: "hard" | "soft" };

const IN: readonly (readonly [tag: number, begin: number])[] = [
  [IN_HARD, BEGIN_HARD],
  [IN_SOFT, BEGIN_SOFT],
];

/** A run goes on only within its kind. */
const follows = (before: number, own: number) =>
  IN.every(([tag, begin]) => own !== tag || before === tag || before === begin);

/** The likeliest runs of the words `first` to `first + size`. `bias` is added to what lies outside. */
export function decodeSpans(scores: Rows, first: number, size: number, bias: number): TaggedSpan[] {
  const rows = Array.from({ length: size }, (_, token) =>
    TAGS.map((_, tag) => {
      if (token === 0 && (tag === IN_HARD || tag === IN_SOFT)) return -Infinity;
      return scores.values[(first + token) * scores.width + tag]! + (tag === OUT ? bias : 0);
    }),
  );
  return gather(likeliestPath(rows, follows).states);
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
