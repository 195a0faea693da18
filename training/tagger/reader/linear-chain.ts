import { shareOf, UNIT } from "#engine/models/fixed-point.ts";
import { addLogs } from "./add-logs.ts";

/**
 * A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001) with whole numbers for weights: `STEP` of
 * them are one natural unit. Weights of a feature stand label by label.
 */
export type LinearChain = {
  labels: readonly string[];
  features: ReadonlyMap<string, Int8Array>;
  /** From each label to each. */
  transitions: Int8Array;
};

/** `label` is that of the likeliest sequence; `shares` is how likely each label is there, over all sequences. */
export type Tag = { label: number; shares: Float64Array };

export const STEP = 16;
const SCALE = UNIT / STEP;

/** Labels a sequence, of which each place is told by the features it has. */
export function tagSequence(chain: LinearChain, places: readonly (readonly string[])[]): Tag[] {
  const count = chain.labels.length;
  if (places.length === 0) return [];
  const scores = places.map((features) => scorePlace(chain, features));
  const labels = findBest(scores, chain.transitions, count);
  const forward = sumForward(scores, chain.transitions, count);
  const backward = sumBackward(scores, chain.transitions, count);
  const whole = sumLogs(forward.at(-1)!);
  return places.map((_, at) => ({
    label: labels[at]!,
    shares: Float64Array.from(forward[at]!, (score, label) => shareOf(score + backward[at]![label]! - whole)),
  }));
}

function scorePlace({ labels, features }: LinearChain, present: readonly string[]): Int32Array {
  const scores = new Int32Array(labels.length);
  for (const feature of present) {
    const weights = features.get(feature);
    if (weights === undefined) continue;
    for (let label = 0; label < weights.length; label += 1) scores[label]! += weights[label]!;
  }
  return scores;
}

/** The Viterbi algorithm; of equals the first label. */
function findBest(scores: readonly Int32Array[], transitions: Int8Array, count: number): number[] {
  let best = scores[0]!;
  const from: Int32Array[] = [];
  for (const own of scores.slice(1)) {
    const next = new Int32Array(count);
    const back = new Int32Array(count);
    for (let label = 0; label < count; label += 1) {
      let top = 0;
      for (let other = 1; other < count; other += 1) {
        const gain = best[other]! + transitions[other * count + label]!;
        if (gain > best[top]! + transitions[top * count + label]!) top = other;
      }
      back[label] = top;
      next[label] = best[top]! + transitions[top * count + label]! + own[label]!;
    }
    from.push(back);
    best = next;
  }
  let label = best.indexOf(Math.max(...best));
  const labels = [label];
  for (const back of from.reverse()) {
    label = back[label]!;
    labels.push(label);
  }
  return labels.reverse();
}

function sumForward(scores: readonly Int32Array[], transitions: Int8Array, count: number): Int32Array[] {
  const sums = [scores[0]!.map((score) => score * SCALE)];
  for (const own of scores.slice(1)) {
    const last = sums.at(-1)!;
    const next = new Int32Array(count);
    for (let label = 0; label < count; label += 1) {
      let sum = last[0]! + transitions[label]! * SCALE;
      for (let other = 1; other < count; other += 1)
        sum = addLogs(sum, last[other]! + transitions[other * count + label]! * SCALE);
      next[label] = sum + own[label]! * SCALE;
    }
    sums.push(next);
  }
  return sums;
}

function sumBackward(scores: readonly Int32Array[], transitions: Int8Array, count: number): Int32Array[] {
  const sums = [new Int32Array(count)];
  for (let at = scores.length - 1; at > 0; at -= 1) {
    const [last, own] = [sums.at(-1)!, scores[at]!];
    const next = new Int32Array(count);
    for (let label = 0; label < count; label += 1) {
      let sum = last[0]! + (transitions[label * count]! + own[0]!) * SCALE;
      for (let other = 1; other < count; other += 1)
        sum = addLogs(sum, last[other]! + (transitions[label * count + other]! + own[other]!) * SCALE);
      next[label] = sum;
    }
    sums.push(next);
  }
  return sums.reverse();
}

function sumLogs(scores: Int32Array): number {
  return scores.reduce((sum, score) => addLogs(sum, score));
}
