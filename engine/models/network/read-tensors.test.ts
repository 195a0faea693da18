import { expect, test } from "vitest";
import { readTensors } from "./read-tensors.ts";
import { TAGGER_FEATURES, TAGGER_WEIGHTS } from "./tagger-weights.ts";

test("signed bytes times their scale", () => {
  const { rows, columns, values } = readTensors("one.weight 2 2 0.5 AX//gA==").get("one.weight")!;
  expect([rows, columns, ...values]).toEqual([2, 2, 0.5, 63.5, -0.5, -64]);
});

test("the tagger has a vector for each of its features", () => {
  const tensors = readTensors(TAGGER_WEIGHTS);
  const vectors = { token: "token", rule: "rule", line: "line", lineRule: "line_rule" };
  for (const [part, name] of Object.entries(vectors))
    expect(tensors.get(`${name}.weight`)!.rows).toBe(TAGGER_FEATURES[part]!.split(" ").length);
});
