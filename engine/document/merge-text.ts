/** What one side made of a text: tokens of it that went, and what was put before each (at its end, before the length). */
type Change = { gone: Set<number>; put: Map<number, readonly string[]> };

/** Longer texts than this many differing words are compared by their ends alone. */
const MOST_COMPARED = 4_000;

/**
 * Two changes of one text in one: what either put in stands in it, what either took out is gone. The order of the two
 * sides does not matter. Where both put something in at one place, both stand, each once.
 */
export function mergeText(was: string, one: string, other: string): string {
  if (one === was || one === other) return other;
  if (other === was) return one;
  const tokens = split(was);
  const changes = [changeOf(tokens, split(one)), changeOf(tokens, split(other))] as const;
  const merged: string[] = [];
  for (let at = 0; at <= tokens.length; at += 1) {
    merged.push(...putBoth(changes[0].put.get(at) ?? [], changes[1].put.get(at) ?? []));
    if (at < tokens.length && !changes.some(({ gone }) => gone.has(at))) merged.push(tokens[at]!);
  }
  return merged.join("");
}

/** Words, blanks between them, and line ends. */
const split = (text: string): string[] => text.match(/\n|[^\S\n]+|\S+/g) ?? [];

function putBoth(one: readonly string[], other: readonly string[]): string[] {
  const texts = [one.join(""), other.join("")].sort();
  const [first, second] = texts.toSorted((a, b) => rank(a) - rank(b)) as [string, string];
  if (second.includes(first)) return [second];
  if (first.includes(second)) return [first];
  return [first, /\s$/.test(first) || /^\s/.test(second) ? "" : " ", second];
}

/** What ends in a blank was put before something, what begins with one behind. */
const rank = (text: string) => (/\s$/.test(text) ? 0 : 1) + (/^\s/.test(text) ? 1 : 0);

function changeOf(was: readonly string[], now: readonly string[]): Change {
  const kept = pairTokens(was, now);
  const put = new Map<number, string[]>();
  let before = 0;
  now.forEach((token, at) => {
    const place = kept.get(at);
    if (place !== undefined) before = place + 1;
    else put.set(before, [...(put.get(before) ?? []), token]);
  });
  const stay = new Set(kept.values());
  return { gone: new Set([...was.keys()].filter((at) => !stay.has(at))), put };
}

/** Tokens of `now` that stood in `was`, with their places there: a longest common subsequence between equal ends. */
function pairTokens(was: readonly string[], now: readonly string[]): Map<number, number> {
  const pairs = new Map<number, number>();
  let start = 0;
  while (start < was.length && start < now.length && was[start] === now[start]) {
    pairs.set(start, start);
    start += 1;
  }
  let [endWas, endNow] = [was.length, now.length];
  while (endWas > start && endNow > start && was[endWas - 1] === now[endNow - 1]) {
    endWas -= 1;
    endNow -= 1;
    pairs.set(endNow, endWas);
  }
  const [high, wide] = [endWas - start, endNow - start];
  if (high === 0 || wide === 0 || high * wide > MOST_COMPARED ** 2) return pairs;
  pairMiddle(was, now, { start, high, wide }, pairs);
  return pairs;
}

function pairMiddle(
  was: readonly string[],
  now: readonly string[],
  { start, high, wide }: { start: number; high: number; wide: number },
  pairs: Map<number, number>,
): void {
  const width = wide + 1;
  const lengths = new Uint16Array((high + 1) * width);
  for (let row = high - 1; row >= 0; row -= 1)
    for (let column = wide - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        was[start + row] === now[start + column]
          ? lengths[(row + 1) * width + column + 1]! + 1
          : Math.max(lengths[(row + 1) * width + column]!, lengths[row * width + column + 1]!);
  for (let row = 0, column = 0; row < high && column < wide; ) {
    if (was[start + row] === now[start + column]) {
      pairs.set(start + column, start + row);
      row += 1;
      column += 1;
    } else if (lengths[(row + 1) * width + column]! >= lengths[row * width + column + 1]!) row += 1;
    else column += 1;
  }
}
