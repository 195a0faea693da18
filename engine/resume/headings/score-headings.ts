import { HEADING_FEATURES, HEADING_WEIGHTS } from "../../models/network/heading-weights.ts";
import {
  addPositive,
  applyConvolution,
  applyLinear,
  type Convolution,
  keepPositive,
  type Linear,
  meansByName,
  type Rows,
} from "../../models/network/layers.ts";
import { addRows, type Bag, openLayers, sumBags } from "../../models/network/open-layers.ts";
import type { SeenHeadingLine } from "./heading-features.ts";

type Network = {
  line: Bag;
  ruled: Bag;
  layers: Convolution[];
  mean: Linear;
  out: Linear;
};

let network: Network | undefined;

/**
 * A convolutional network over the lines of a document (docs/models.md): of each line the score of each class, in the order of
 * HEADING_CLASSES.
 */
export function scoreHeadings(seen: readonly SeenHeadingLine[]): Rows {
  network ??= openNetwork();
  const { line, ruled, layers, mean, out } = network;
  const lines = sumBags(
    line,
    seen.map(({ features }) => features),
  );
  addRows(
    lines,
    sumBags(
      ruled,
      seen.map((one) => one.ruled),
    ),
  );
  keepPositive(lines);
  for (const layer of layers.slice(0, 2)) addPositive(lines, applyConvolution(layer, lines));
  addPositive(
    lines,
    applyLinear(
      mean,
      meansByName(
        lines,
        seen.map(({ setting }) => setting),
      ),
    ),
  );
  for (const layer of layers.slice(2)) addPositive(lines, applyConvolution(layer, lines));
  return applyLinear(out, lines);
}

function openNetwork(): Network {
  const { bag, linear, convolution } = openLayers(HEADING_FEATURES, HEADING_WEIGHTS);
  return {
    line: bag("line", "line"),
    ruled: bag("lineRule", "line_rule"),
    layers: [convolution("l1", 1), convolution("l2", 2), convolution("l3", 4), convolution("l4", 1)],
    mean: linear("mean"),
    out: linear("out"),
  };
}
