import { BIAS, type LogisticModel, STEPS } from "#engine/models/logistic-classifier.ts";

/** A model as the data that the engine reads: features of one weight side by side, the steps of its calibration behind. */
export function writeModel({ bias, weights, steps }: LogisticModel): string {
  const groups = new Map<number, string[]>();
  for (const [name, weight] of [[BIAS, bias] as const, ...weights]) {
    const group = groups.get(weight);
    if (group === undefined) groups.set(weight, [name]);
    else group.push(name);
  }
  const rows = [...groups]
    .sort(([one], [other]) => one - other)
    .map(([weight, names]) => `${weight} ${names.join(" ")}`);
  const calibrated = steps.map(([from, share]) => `${from}:${share}`);
  return [...rows, ...(steps.length === 0 ? [] : [[STEPS, ...calibrated].join(" ")])]
    .join("\t")
    .replace(/[\\`]|\$(?=\{)/g, "\\$&");
}
