import type { Need } from "../model/job.ts";
import type { Placed } from "./candidate-features.ts";
import { cueFeatures } from "./cue-features.ts";
import { STATES } from "./need-chain.ts";

const NEAR = 6;

/** What tells how much a term is wanted: what the rules say, its section and heading, the words around it. */
export function needFeatures(
  { candidate, sentence, block, from, to, scores, needs }: Placed,
  ruled: Need,
): string[] {
  const { tokens } = sentence;
  const word = (at: number) => (at < 0 ? "^" : (tokens[at]?.normalized ?? "$"));
  const own = Math.max(-5, Math.min(5, Math.round(scores[1] / 700)));
  const features = [
    `r:${ruled}`,
    `s:${block.section}`,
    `rs:${ruled}:${block.section}`,
    `k:${block.kind}`,
    `q:${own}`,
    `p:${sentence.tenth}`,
  ];
  features.push(
    `rk:${ruled}:${block.section}:${block.kind}`,
    `kd:${candidate.kind}`,
    `ks:${candidate.kind}:${block.section}`,
    `src:${candidate.source}`,
  );
  features.push(
    `f0:${word(0)}`,
    `f1:${word(0)}_${word(1)}`,
    `-1:${word(from - 1)}`,
    `+1:${word(to)}`,
    `l:${Math.min(8, Math.ceil(tokens.length / 5))}`,
  );
  features.push(...cueFeatures(sentence, from, to));
  for (const state of STATES)
    features.push(`n:${state}:${needs[state]}`, `nr:${state}:${needs[state]}:${ruled}`);
  for (const { normalized } of tokens.slice(0, 60)) features.push(`w:${normalized}`);
  for (let at = Math.max(0, from - NEAR); at < from; at += 1)
    features.push(`<:${word(at)}`, `<b:${word(at - 1)}_${word(at)}`);
  for (let at = to; at < Math.min(tokens.length, to + NEAR); at += 1)
    features.push(`>:${word(at)}`, `>b:${word(at)}_${word(at + 1)}`);
  if (block.heading !== null) {
    const heading = block.heading
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .slice(0, 8);
    for (const part of heading) features.push(`h:${part}`);
  }
  return [...new Set(features)];
}
