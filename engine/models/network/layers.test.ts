import { expect, test } from "vitest";
import {
  addPositive,
  applyConvolution,
  applyLinear,
  emptyRows,
  joinRows,
  meanByGroup,
  type Rows,
} from "./layers.ts";
import type { Tensor } from "./read-tensors.ts";

const rowsOf = (width: number, ...numbers: number[]): Rows => ({
  count: numbers.length / width,
  width,
  values: Float64Array.from(numbers),
});
const tensorOf = (rows: number, columns: number, ...numbers: number[]): Tensor => ({
  rows,
  columns,
  values: Float64Array.from(numbers),
});

test("a linear layer gives the product of its weights and each vector, and its bias", () => {
  const layer = { weight: tensorOf(1, 2, 3, -1), bias: Float64Array.of(0.5) };
  expect([...applyLinear(layer, rowsOf(2, 1, 2, 4, 0)).values]).toEqual([1.5, 12.5]);
});

test("a convolution sees rows a step apart, and zeros beyond the ends", () => {
  const [before, own, after] = [tensorOf(1, 2, 1, 0), tensorOf(1, 2, 10, 0), tensorOf(1, 2, 100, 0)];
  const layer = { taps: [before, own, after] as const, bias: Float64Array.of(0), step: 2 };
  const answer = applyConvolution(layer, rowsOf(2, 1, 0, 2, 0, 3, 0, 4, 0));
  expect([...answer.values]).toEqual([310, 420, 31, 42]);
});

test("groups get the mean of their rows, and what is below zero adds nothing", () => {
  const means = meanByGroup(rowsOf(1, 1, 5, 3), [0, 1, 0], 2);
  expect([...means.values]).toEqual([2, 5, 2]);
  const target = emptyRows(3, 1);
  addPositive(target, rowsOf(1, -1, 0, 7));
  expect([...target.values]).toEqual([0, 0, 7]);
  expect([...joinRows([means, target]).values]).toEqual([2, 0, 5, 0, 2, 7]);
});
