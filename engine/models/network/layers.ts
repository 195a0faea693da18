import type { Tensor } from "./read-tensors.ts";

/** Vectors of one length, one behind the other. */
export type Rows = { count: number; width: number; values: Float64Array };

export const emptyRows = (count: number, width: number): Rows => ({
  count,
  width,
  values: new Float64Array(count * width),
});

/** A linear layer: each row of the weights gives one number of the answer. */
export type Linear = { weight: Tensor; bias: Float64Array };

/** Adds the layer's answer for one vector, read at `from`, to the answer at `to`: four rows of the weights at a time. */
function addProduct(
  weight: Tensor,
  input: Float64Array,
  from: number,
  output: Float64Array,
  to: number,
): void {
  const { rows, columns, values } = weight;
  let row = 0;
  for (; row + 3 < rows; row += 4) {
    const first = row * columns;
    const second = first + columns;
    const third = second + columns;
    const fourth = third + columns;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let column = 0; column < columns; column += 1) {
      const value = input[from + column]!;
      a += values[first + column]! * value;
      b += values[second + column]! * value;
      c += values[third + column]! * value;
      d += values[fourth + column]! * value;
    }
    output[to + row]! += a;
    output[to + row + 1]! += b;
    output[to + row + 2]! += c;
    output[to + row + 3]! += d;
  }
  for (; row < rows; row += 1) {
    let sum = 0;
    for (let column = 0; column < columns; column += 1)
      sum += values[row * columns + column]! * input[from + column]!;
    output[to + row]! += sum;
  }
}

function fillBias(output: Rows, bias: Float64Array): void {
  for (let row = 0; row < output.count; row += 1) output.values.set(bias, row * output.width);
}

export function applyLinear({ weight, bias }: Linear, input: Rows): Rows {
  const output = emptyRows(input.count, weight.rows);
  fillBias(output, bias);
  for (let row = 0; row < input.count; row += 1)
    addProduct(weight, input.values, row * input.width, output.values, row * output.width);
  return output;
}

/** A convolution over three rows `step` apart; beyond the ends stand zeros. */
export type Convolution = { taps: readonly [Tensor, Tensor, Tensor]; bias: Float64Array; step: number };

export function applyConvolution({ taps, bias, step }: Convolution, input: Rows): Rows {
  const output = emptyRows(input.count, taps[0].rows);
  fillBias(output, bias);
  for (let row = 0; row < input.count; row += 1)
    for (const [tap, weight] of taps.entries()) {
      const source = row + (tap - 1) * step;
      if (source < 0 || source >= input.count) continue;
      addProduct(weight, input.values, source * input.width, output.values, row * output.width);
    }
  return output;
}

/** What is above zero of one is added to the other. */
export function addPositive(target: Rows, added: Rows): void {
  for (let at = 0; at < target.values.length; at += 1)
    if (added.values[at]! > 0) target.values[at]! += added.values[at]!;
}

export function keepPositive({ values }: Rows): void {
  for (let at = 0; at < values.length; at += 1) if (values[at]! < 0) values[at] = 0;
}

/** The mean of the rows of each group, given back to each of its rows. */
export function meanByGroup(input: Rows, groupOf: readonly number[], groups: number): Rows {
  const { width } = input;
  const sums = new Float64Array(groups * width);
  const sizes = new Int32Array(groups);
  for (const [row, group] of groupOf.entries()) {
    sizes[group]! += 1;
    for (let at = 0; at < width; at += 1) sums[group * width + at]! += input.values[row * width + at]!;
  }
  const output = emptyRows(input.count, width);
  for (const [row, group] of groupOf.entries())
    for (let at = 0; at < width; at += 1)
      output.values[row * width + at] = sums[group * width + at]! / sizes[group]!;
  return output;
}

/** Rows that bear one name are a group: of each row the number of its group, and how many there are. */
export function numberGroups(names: readonly string[]): { groupOf: number[]; groups: number } {
  const numbers = new Map<string, number>();
  const groupOf = names.map((name) => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  });
  return { groupOf, groups: numbers.size };
}

/** Of each row the mean of those that bear its name, and beside it the mean of all. */
export function meansByName(input: Rows, names: readonly string[]): Rows {
  const { groupOf, groups } = numberGroups(names);
  const all = names.map(() => 0);
  return joinRows([meanByGroup(input, groupOf, groups), meanByGroup(input, all, 1)]);
}

/** Rows of several matrices side by side. */
export function joinRows(parts: readonly Rows[]): Rows {
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  const output = emptyRows(parts[0]!.count, width);
  let from = 0;
  for (const part of parts) {
    for (let row = 0; row < part.count; row += 1)
      output.values.set(part.values.subarray(row * part.width, (row + 1) * part.width), row * width + from);
    from += part.width;
  }
  return output;
}
