/** A score with whether the example was of the class, and how much it counts. */
export type Scored = { score: number; weight: number; right: boolean };

/** A step of the calibration rests on at least so much evidence. */
const LEAST = 25;

type Step = { from: number; weight: number; right: number };

/** Isotonic regression by pooling adjacent violators; each share is drawn a little to the middle, by one doubtful value. */
export function calibrate(values: readonly Scored[]): [from: number, share: number][] {
  const sorted = [...values].sort((one, other) => one.score - other.score);
  const steps: Step[] = [];
  for (const { score, weight, right } of sorted) {
    steps.push({ from: score, weight, right: weight * Number(right) });
    while (steps.length > 1 && isOutOfOrder(steps.at(-2)!, steps.at(-1)!)) {
      const last = steps.pop()!;
      const open = steps.at(-1)!;
      open.weight += last.weight;
      open.right += last.right;
    }
  }
  return joinSmall(steps)
    .reduce(joinBelow, [])
    .map((step) => [Math.round(step.from), shareOf(step)]);
}

const shareOf = ({ weight, right }: Step) => Math.round((1000 * (right + 0.5)) / (weight + 1)) / 1000;

/** A small step drawn to the middle may fall below the one before it: then they are one. */
function joinBelow(steps: readonly Step[], step: Step): Step[] {
  const last = steps.at(-1);
  if (last === undefined || shareOf(step) > shareOf(last)) return [...steps, step];
  const both = { from: last.from, weight: last.weight + step.weight, right: last.right + step.right };
  return joinBelow(steps.slice(0, -1), both);
}

const isOutOfOrder = (below: Step, above: Step) => below.right / below.weight >= above.right / above.weight;

function joinSmall(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const open = joined.at(-1);
    if (open !== undefined && open.weight < LEAST) {
      open.weight += step.weight;
      open.right += step.right;
    } else joined.push({ ...step });
  }
  const last = joined.at(-1);
  if (joined.length > 1 && last!.weight < LEAST) {
    joined.pop();
    joined.at(-1)!.weight += last!.weight;
    joined.at(-1)!.right += last!.right;
  }
  return joined;
}
