import { isDoubtfulHead } from "#engine/knowledge/titles/ad-titles.ts";
import { lettersOf } from "#engine/text/fold-letters.ts";

import type { Quote } from "#engine/text/span.ts";
import {
  commonNames,
  isParted,
  type Mention,
  shapeOf,
  stepOf,
  type Worded,
  wordName,
} from "./name-candidate.ts";
import { edgesOf, edgesOnPlace, looksLikeEmployer, postRolesOf } from "./post-roles.ts";
import { readSeniority } from "./read-seniority.ts";
import { isHead } from "./title-candidates.ts";

/** A wording that may be the title, with what its mentions show. */
export type NameCandidate = { mentions: readonly Mention[]; features: readonly string[] };

/** Wordings that may name the post, each once, with features of all its mentions. Linear in the mentions. */
export function titleCandidates(
  worded: readonly Worded[],
  mentions: readonly Mention[],
  ruled: Quote | null,
): NameCandidate[] {
  const groups = new Map<string, Mention[]>();
  for (const mention of mentions) {
    if (edgesOnPlace(worded[mention.block]!.words, mention.from, mention.to)) continue;
    const key = lettersOf(mention.quote);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [mention]);
    else if (group.at(-1)!.start !== mention.start) group.push(mention);
  }
  const ruledKey = ruled === null ? null : lettersOf(ruled.quote);
  return [...groups]
    .filter(([key]) => key !== "")
    .map(([key, group]) => ({
      mentions: group,
      features: [
        ...new Set(group.slice(0, MOST_MENTIONS).flatMap((one) => mentionFeatures(worded, one))),
      ].concat(
        `count:${stepOf(group.length)}`,
        ...looksLikeEmployer(group[0]!.quote),
        `blocks:${stepOf(worded.length)}`,
        ruledKey === null
          ? "rule:none"
          : key === ruledKey
            ? "rule:same"
            : key.endsWith(ruledKey)
              ? "rule:longer"
              : ruledKey.endsWith(key)
                ? "rule:shorter"
                : ruledKey.includes(key) || key.includes(ruledKey)
                  ? "rule:near"
                  : "rule:other",
      ),
    }));
}

const MOST_MENTIONS = 6;
/** Features of a wording in which a word heads titles. */
export const HEADED: ReadonlySet<string> = new Set(["ends:head", "inner:head"]);

function mentionFeatures(worded: readonly Worded[], mention: Mention): string[] {
  const { block, words } = worded[mention.block]!;
  const { from, to } = mention;
  const before = words[from - 1];
  const after = words[to];
  const first = words[from]!;
  const last = words[to - 1]!;
  const own = words.slice(from, to);
  const left = from === 0 ? "start" : isParted(before, first) ? "parted" : shapeOf(before);
  const right = after === undefined ? "end" : isParted(last, after) ? "parted" : shapeOf(after);
  const opening = mention.block < 3 ? String(mention.block) : mention.block < 8 ? "3" : "8";
  const shape = own.every((word) => shapeOf(word) !== "lower")
    ? "capital"
    : shapeOf(first) === "lower"
      ? shapeOf(last) === "lower"
        ? "lower"
        : "last"
      : "first";
  return [
    `<:${wordName(before)}`,
    `<<:${wordName(words[from - 2])}_${wordName(before)}`,
    `>:${wordName(after)}`,
    `>>:${wordName(after)}_${wordName(words[to + 1])}`,
    `left:${left}`,
    `right:${right}`,
    `shape:${shape}`,
    `block:${opening}`,
    `block:${opening}:${left}:${right}`,
    `word:${from < 6 ? "0" : from < 20 ? "6" : from < 60 ? "20" : "60"}:${opening === "0"}`,
    `length:${own.length > 6 ? 7 : own.length}`,
    `head:${wordName(last)}`,
    `first:${wordName(first)}`,
    `kind:${block.kind}`,
    `section:${block.section}`,
    ...(block.heading === null ? [] : [`heading:${commonNames(block.heading)}`]),
    ...(isHead(last) ? ["ends:head"] : ["ends:other"]),
    ...(after !== undefined && right !== "parted" && isHead(after) ? [`next:head:${shapeOf(after)}`] : []),
    ...(own.slice(0, -1).some(isHead) ? ["inner:head"] : []),
    ...(isDoubtfulHead(last.bare) ? ["doubtful"] : []),
    ...(readSeniority(first.bare) !== null ? ["senior"] : []),
    ...(before !== undefined && left !== "parted" && readSeniority(before.bare) !== null
      ? ["senior:cut"]
      : []),
    ...edgesOf(words, from, to),
    ...postRolesOf(worded, mention).map((role) => `post:${role}`),
  ];
}
