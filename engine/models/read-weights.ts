import type { AdditiveModel } from "./additive.ts";
import type { LinearChain } from "./linear-chain.ts";

/**
 * A chain as its weights file writes it, one line each: the labels, apart by blanks; the transitions, by blanks; then each
 * feature, a tab, and for every label whose weight is not zero the label's letter ('A' is the first) with its number.
 */
export function readWeights(file: string): LinearChain {
  const lines = file.split("\n");
  const labels = lines[0]!.split(" ");
  const transitions = Int8Array.from(lines[1]!.split(" "), Number);
  const features = new Map<string, Int8Array>();
  for (let at = 2; at < lines.length; at += 1) {
    const line = lines[at]!;
    const tab = line.lastIndexOf("\t");
    if (tab > 0) features.set(line.slice(0, tab), readRow(line, tab + 1, labels.length));
  }
  return { labels, features, transitions };
}

const FIRST = 65;

function readRow(line: string, from: number, count: number): Int8Array {
  const weights = new Int8Array(count);
  let at = from;
  while (at < line.length) {
    const label = line.charCodeAt(at) - FIRST;
    let sign = 1;
    let number = 0;
    for (at += 1; at < line.length && line.charCodeAt(at) < FIRST; at += 1) {
      if (line[at] === "-") sign = -1;
      else number = 10 * number + line.charCodeAt(at) - 48;
    }
    weights[label] = sign * number;
  }
  return weights;
}

/** An additive model as its weights file writes it: the bias; the steps, `from:share` by blanks; then each sign, a tab, its weight. */
export function readAdditive(file: string): AdditiveModel {
  const [bias = "0", steps = "", ...rows] = file.split("\n");
  return {
    bias: Number(bias),
    weights: new Map(
      rows.map((row) => [row.slice(0, row.indexOf("\t")), Number(row.slice(row.indexOf("\t") + 1))]),
    ),
    steps: steps
      .split(" ")
      .filter(Boolean)
      .map((step) => {
        const [from, share] = step.split(":").map(Number);
        return [from!, share!] as const;
      }),
  };
}
