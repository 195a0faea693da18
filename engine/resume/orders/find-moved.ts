/**
 * The fewest that have to be taken out so that the rest is in order: everything outside a longest increasing row.
 * `places` are whole numbers, each once.
 */
export function findMoved(places: readonly number[]): Set<number> {
  const ends: number[] = [];
  const before = new Array<number>(places.length);
  for (const [at, place] of places.entries()) {
    const length = countSmaller(ends, places, place);
    before[at] = ends[length - 1] ?? -1;
    ends[length] = at;
  }
  const moved = new Set(places);
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]!) moved.delete(places[at]!);
  return moved;
}

/** How many of the rows' last places are smaller; they stand in order. */
function countSmaller(ends: readonly number[], places: readonly number[], place: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if (places[ends[half]!]! < place) low = half + 1;
    else high = half;
  }
  return low;
}
