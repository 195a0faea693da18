/** For each new line the place of the old one that it is, or was made of; null where it is wholly new. */
export type Alignment = (number | null)[];

/** Comparisons that are made at most; longer stretches are paired by their order alone. */
const MOST_SAME = 4_000_000;
const MOST_ALIKE = 2_500;
/** Share of words from which on a line counts as the other one, changed. */
const ALIKE = 0.3;
/** What pairing two lines is worth that have nothing in common but their place. */
const BY_PLACE = 0.01;

/** Pairs the lines of two versions in order: the same ones first, then between them those that are most alike. */
export function alignLines(before: readonly string[], after: readonly string[]): Alignment {
  const alignment = pairSame(before, after);
  let old = 0;
  for (let at = 0; at < after.length; ) {
    if (alignment[at] !== null) {
      old = alignment[at]! + 1;
      at += 1;
      continue;
    }
    let end = at;
    while (end < after.length && alignment[end] === null) end += 1;
    const oldEnd = end < after.length ? alignment[end]! : before.length;
    pairAlike(before, after, { old, oldEnd, at, end }, alignment);
    at = end;
  }
  return alignment;
}

/** The longest common subsequence, after what both begin and end with. */
function pairSame(before: readonly string[], after: readonly string[]): Alignment {
  const alignment: Alignment = after.map(() => null);
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) {
    alignment[head] = head;
    head += 1;
  }
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) {
    tail += 1;
    alignment[after.length - tail] = before.length - tail;
  }
  const [rows, columns] = [before.length - tail - head, after.length - tail - head];
  if (rows === 0 || columns === 0 || rows * columns > MOST_SAME) return alignment;
  const worth = (row: number, column: number) => (before[head + row] === after[head + column] ? 1 : 0);
  for (const [row, column] of choosePairs(rows, columns, worth)) alignment[head + column] = head + row;
  return alignment;
}

type Hole = { old: number; oldEnd: number; at: number; end: number };

function pairAlike(
  before: readonly string[],
  after: readonly string[],
  { old, oldEnd, at, end }: Hole,
  alignment: Alignment,
): void {
  const [rows, columns] = [oldEnd - old, end - at];
  if (rows <= 0) return;
  if (rows * columns > MOST_ALIKE) {
    for (let index = 0; index < Math.min(rows, columns); index += 1) alignment[at + index] = old + index;
    return;
  }
  const oldWords = before.slice(old, oldEnd).map(wordsOf);
  const newWords = after.slice(at, end).map(wordsOf);
  const worth = (row: number, column: number) => likeness(oldWords[row]!, newWords[column]!);
  for (const [row, column] of choosePairs(rows, columns, worth)) alignment[at + column] = old + row;
}

/** Pairs in order whose worth together is greatest; of equal choices the later pairs. */
function choosePairs(
  rows: number,
  columns: number,
  worth: (row: number, column: number) => number,
): [number, number][] {
  const width = columns + 1;
  const best = new Float64Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const own = worth(row, column);
      const paired = own > 0 ? own + best[(row + 1) * width + column + 1]! : 0;
      best[row * width + column] = Math.max(
        paired,
        best[(row + 1) * width + column]!,
        best[row * width + column + 1]!,
      );
    }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const here = best[row * width + column]!;
    const own = worth(row, column);
    if (own > 0 && here === own + best[(row + 1) * width + column + 1]!) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (here === best[(row + 1) * width + column]) row += 1;
    else column += 1;
  }
  return pairs;
}

function wordsOf(line: string): Set<string> {
  return new Set(line.toLowerCase().split(/\s+/));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  const share = shared / Math.max(one.size, other.size);
  return share >= ALIKE ? share : BY_PLACE;
}
