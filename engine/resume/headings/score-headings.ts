import { HEADING_FEATURES, HEADING_WEIGHTS } from "../../models/network/heading-weights.ts";
import {
  addPositive,
  applyConvolution,
  applyLinear,
  type Convolution,
  joinRows,
  keepPositive,
  type Linear,
  meanByGroup,
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
  addPositive(lines, applyLinear(mean, meansOfLines(seen, lines)));
  for (const layer of layers.slice(2)) addPositive(lines, applyConvolution(layer, lines));
  return applyLinear(out, lines);
}

/** The mean of the lines that are set alike, and of all. */
function meansOfLines(seen: readonly SeenHeadingLine[], lines: Rows): Rows {
  const numbers = new Map<string, number>();
  const groupOf = seen.map(({ setting }) => {
    if (!numbers.has(setting)) numbers.set(setting, numbers.size);
    return numbers.get(setting)!;
  });
  const all = seen.map(() => 0);
  return joinRows([meanByGroup(lines, groupOf, numbers.size), meanByGroup(lines, all, 1)]);
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
