import { shareOf, UNIT } from "../../models/fixed-point.ts";
import type { Rows } from "../../models/network/layers.ts";
import { TAGS } from "./tag-names.ts";

/** How likely the network finds that each token of a run belongs to a field: the least of its tokens, in hundredths. */
export function shareOfRun(
  { values, width }: Rows,
  [from, to]: readonly [number, number],
  field: string,
): number {
  const own = TAGS.flatMap((tag, at) => (tag.slice(2) === field ? [at] : []));
  let least = 100;
  for (let token = from; token < to; token += 1) {
    const scores = values.subarray(token * width, (token + 1) * width);
    const most = Math.max(...scores);
    let [all, right] = [0, 0];
    for (const [tag, score] of scores.entries()) {
      const share = shareOf(Math.round((score - most) * UNIT));
      all += share;
      if (own.includes(tag)) right += share;
    }
    least = Math.min(least, Math.floor((100 * right) / all));
  }
  return least;
}
