import { expect, test } from "vitest";
import { type LinearChain, STEP, tagSequence } from "./linear-chain.ts";

const chain: LinearChain = {
  labels: ["A", "B", "C"],
  transitions: Int8Array.of(12, -4, 0, 3, 8, -20, -7, 5, 1),
  features: new Map([
    ["red", Int8Array.of(20, -3, 0)],
    ["green", Int8Array.of(0, 17, 4)],
    ["dull", Int8Array.of(1, 1, 2)],
  ]),
};
const places = [["red"], ["green", "dull"], [], ["red", "unknown"], ["green"]];

/** Every sequence of labels with its weight in natural units. */
function* allSequences(length: number): Generator<number[]> {
  for (let code = 0; code < 3 ** length; code += 1)
    yield Array.from({ length }, (_, at) => Math.floor(code / 3 ** at) % 3);
}

function weigh(labels: readonly number[]): number {
  let sum = 0;
  for (const [at, label] of labels.entries()) {
    for (const feature of places[at]!) sum += chain.features.get(feature)?.[label] ?? 0;
    if (at > 0) sum += chain.transitions[3 * labels[at - 1]! + label]!;
  }
  return sum / STEP;
}

test("the labels are those of the heaviest of all sequences", () => {
  const best = [...allSequences(places.length)].reduce((one, other) =>
    weigh(other) > weigh(one) ? other : one,
  );
  expect(tagSequence(chain, places).map(({ label }) => label)).toEqual(best);
});

test("the share of a label is that of the sequences that have it there", () => {
  const sequences = [...allSequences(places.length)];
  const whole = sequences.reduce((sum, labels) => sum + Math.exp(weigh(labels)), 0);
  const tags = tagSequence(chain, places);
  for (let at = 0; at < places.length; at += 1)
    for (let label = 0; label < 3; label += 1) {
      const having = sequences.filter((labels) => labels[at] === label);
      const share = having.reduce((sum, labels) => sum + Math.exp(weigh(labels)), 0) / whole;
      expect(tags[at]!.shares[label]).toBeCloseTo(share, 2);
    }
});

test("nothing to label gives no labels", () => {
  expect(tagSequence(chain, [])).toEqual([]);
});
