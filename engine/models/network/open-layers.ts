import { type Convolution, emptyRows, type Linear, type Rows } from "./layers.ts";
import { readTensors, type Tensor } from "./read-tensors.ts";

/** Of each feature that has one the row of its vector. */
export type Bag = { ids: ReadonlyMap<string, number>; vectors: Tensor };

export type OpenedLayers = {
  /** The vectors `name.weight` of the features of a part, which stand in their order. */
  bag: (part: string, name: string) => Bag;
  linear: (name: string) => Linear;
  /** Three taps, `step` rows apart. */
  convolution: (name: string, step: number) => Convolution;
};

/** Layers by their names out of a network's weights (`readTensors`) and the names of its features, parted by blanks. */
export function openLayers(features: Readonly<Record<string, string>>, weights: string): OpenedLayers {
  const tensors = readTensors(weights);
  const tensor = (name: string) => tensors.get(name)!;
  return {
    bag: (part, name) => ({
      ids: new Map(features[part]!.split(" ").map((feature, at) => [feature, at])),
      vectors: tensor(`${name}.weight`),
    }),
    linear: (name) => ({ weight: tensor(`${name}.weight`), bias: tensor(`${name}.bias`).values }),
    convolution: (name, step) => ({
      taps: [tensor(`${name}.weight.0`), tensor(`${name}.weight.1`), tensor(`${name}.weight.2`)],
      bias: tensor(`${name}.bias`).values,
      step,
    }),
  };
}

/** The sum of the vectors of the features that each has. */
export function sumBags({ ids, vectors }: Bag, features: readonly (readonly string[])[]): Rows {
  const sums = emptyRows(features.length, vectors.columns);
  for (const [row, names] of features.entries())
    for (const name of names) {
      const id = ids.get(name);
      if (id === undefined) continue;
      const from = id * vectors.columns;
      for (let at = 0; at < vectors.columns; at += 1)
        sums.values[row * vectors.columns + at]! += vectors.values[from + at]!;
    }
  return sums;
}

export function addRows(target: Rows, added: Rows): void {
  for (let at = 0; at < target.values.length; at += 1) target.values[at]! += added.values[at]!;
}
