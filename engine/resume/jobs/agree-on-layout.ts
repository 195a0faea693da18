import type { Header, HeaderSpan } from "../entries/header.ts";
import { type HeaderLayout, learnLayout, NO_LAYOUT } from "../entries/header-layout.ts";

/** What it is worth to an entry to be laid out as others of its section are; chosen on `tune`. */
const AGREEMENT = 0.6;

type Pair = { title: HeaderSpan; employer: HeaderSpan; weight: number };

/**
 * The layout on which the headers of a section agree, where words settle none of them: of all places in which title and
 * employer may stand, those that let all headers together read best. `readings` holds every reading of each header.
 */
export function agreeOnLayout(readings: readonly (readonly Header[])[]): HeaderLayout {
  const pairs = readings.map(pairsByPlace);
  const best = readings.map((own) => Math.max(-10, ...own.map(({ weight }) => weight)));
  let chosen: Pair[] = [];
  let highest = 0;
  for (const place of new Set(pairs.flatMap((own) => [...own.keys()]))) {
    const agreeing = pairs.flatMap((own, index) => {
      const pair = own.get(place);
      return pair === undefined ? [] : [{ pair, gain: pair.weight + AGREEMENT - best[index]! }];
    });
    const gain = agreeing.reduce((sum, one) => sum + Math.max(0, one.gain), 0);
    if (gain <= highest) continue;
    highest = gain;
    chosen = agreeing.filter((one) => one.gain > 0).map((one) => one.pair);
  }
  return chosen.length < 2 ? NO_LAYOUT : learnLayout(chosen);
}

/** The likeliest reading of a header for each pair of places of title and employer. */
function pairsByPlace(readings: readonly Header[]): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const { title, employer, weight } of readings) {
    if (title === null || employer === null) continue;
    const place = `${placeOf(title)} ${placeOf(employer)}`;
    if (weight > (pairs.get(place)?.weight ?? Number.NEGATIVE_INFINITY))
      pairs.set(place, { title, employer, weight });
  }
  return pairs;
}

function placeOf({ offset, order, style }: HeaderSpan): string {
  return `${offset} ${order} ${style}`;
}
