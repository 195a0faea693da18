import type { AdditiveModel } from "./additive.ts";

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
