import { expect, test } from "vitest";
import { readLogisticModel } from "#engine/models/logistic-classifier.ts";
import { type Break, type ChainModels, readChain, turnFeature } from "./need-chain.ts";

/** What is required stands beside the like; only a heading lets another state follow. */
const models: ChainModels = {
  must: readLogisticModel(`0 *\n2000 degree ${turnFeature("like", "must")}`),
  nice: readLogisticModel(`-1000 *\n3000 plus\n2000 ${turnFeature("like", "nice")}`),
  stated: readLogisticModel(`0 *\n2000 manage ${turnFeature("like", "stated")}`),
  silent: readLogisticModel("-3000 *"),
};
const chainOf = (...rows: [kind: Break, ...features: string[]][]) =>
  readChain(
    models,
    rows.map(([kind, ...features]) => ({ kind, features })),
  );

test("a sentence that says nothing of itself is what stands around it", () => {
  const [, below] = chainOf(["run", "degree"], ["like"], ["like", "degree"]);
  expect(below!.must).toBeGreaterThan(0.9);
  const [above] = chainOf(["run"], ["like", "manage"], ["like", "manage"]);
  expect(above!.stated).toBeGreaterThan(0.8);
});

test("what stands above a heading says nothing of what stands below", () => {
  const [, below] = chainOf(["run", "degree"], ["part", "manage"]);
  expect(below!.stated).toBeGreaterThan(0.8);
});

test("the shares of a sentence add up to one, however sure each sentence is", () => {
  const sure = Array.from({ length: 400 }, (_, at) => [
    "like",
    ...Array(9).fill(at % 2 ? "manage" : "degree"),
  ]);
  for (const { must, nice, stated, silent } of chainOf(...(sure as [Break, ...string[]][])))
    expect(must + nice + stated + silent).toBeCloseTo(1, 9);
});

test("an ad without sentences has no chain", () => {
  expect(chainOf()).toEqual([]);
});
