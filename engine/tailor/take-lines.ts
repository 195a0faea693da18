/** What of a change of lines does not fit lines that were changed as well: what it says there, and what stands here. */
export type LeftLine = { there: string; here: string };

/** Lines of which half the words are the same are one line that was reworded. */
const SAME_LINE = 0.5;

/**
 * Lines that came of `base` with what `newer` has changed since: new wordings in place of the old ones, new lines behind
 * those that they stand behind there, and a new order where none was chosen here. What was reworded or left out here
 * stays as it is, and is told.
 */
export function takeLines(
  base: readonly string[],
  own: readonly string[],
  newer: readonly string[],
): { lines: string[]; left: LeftLine[] } {
  const { changed, removed, added } = pairLines(base, newer);
  const ownWords = (was: string) => own.find((line) => !base.includes(line) && isReworded(was, line)) ?? "";
  const left: LeftLine[] = [];
  let lines = [...own];
  for (const { was, is } of changed) {
    const at = lines.indexOf(was);
    if (at >= 0) lines = lines.with(at, is);
    else if (!lines.includes(is)) left.push({ there: is, here: ownWords(was) });
  }
  for (const was of removed) {
    const at = lines.indexOf(was);
    if (at >= 0) lines = lines.toSpliced(at, 1);
    else if (ownWords(was) !== "") left.push({ there: "", here: ownWords(was) });
  }
  const renamed = new Map(changed.map(({ was, is }) => [was, is]));
  const order = followOrder(
    base.map((line) => renamed.get(line) ?? line),
    lines,
    newer,
  );
  if (order === null) left.push({ there: newer.join("\n"), here: lines.join("\n") });
  lines = order ?? lines;
  for (const is of added) if (!lines.includes(is)) lines = insertBehind(lines, is, newer);
  return { lines, left };
}

function pairLines(base: readonly string[], newer: readonly string[]) {
  const gone = base.filter((line) => !newer.includes(line));
  const added = newer.filter((line) => !base.includes(line));
  const changed: { was: string; is: string }[] = [];
  const removed = gone.filter((was) => {
    const likest = added.toSorted((a, b) => likeness(was, b) - likeness(was, a))[0];
    if (likest === undefined || !isReworded(was, likest)) return true;
    added.splice(added.indexOf(likest), 1);
    changed.push({ was, is: likest });
    return false;
  });
  return { changed, removed, added };
}

const isReworded = (was: string, is: string) => likeness(was, is) >= SAME_LINE;

/** The share of words that two lines have in common. */
function likeness(one: string, other: string): number {
  const [words, others] = [one, other].map((line) => new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  const shared = [...words!].filter((word) => others!.has(word)).length;
  return (2 * shared) / Math.max(1, words!.size + others!.size);
}

/** Behind the nearest one that it stands behind in `order`; else first. */
export function insertBehind<Item>(
  items: readonly Item[],
  item: Item,
  order: readonly Item[],
  isSame: (one: Item, other: Item) => boolean = Object.is,
): Item[] {
  const earlier = order.slice(
    0,
    order.findIndex((one) => isSame(one, item)),
  );
  const before = earlier.findLast((one) => items.some((other) => isSame(one, other)));
  const at = before === undefined ? 0 : items.findIndex((one) => isSame(one, before)) + 1;
  return items.toSpliced(at, 0, item);
}

/**
 * What stands here, in the order that `newer` has made of `base`'s; null where both have made an order of their own.
 */
export function followOrder(
  base: readonly string[],
  own: readonly string[],
  newer: readonly string[],
): string[] | null {
  const isKnown = (key: string) => base.includes(key) && own.includes(key) && newer.includes(key);
  const [was, here, there] = [base, own, newer].map((keys) => keys.filter(isKnown));
  const isSame = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((key, at) => key === other[at]);
  if (isSame(was!, there!) || isSame(here!, there!)) return [...own];
  if (!isSame(was!, here!)) return null;
  const next = there!.values();
  return own.map((key) => (isKnown(key) ? next.next().value! : key));
}
