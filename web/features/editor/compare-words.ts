export type WordRun = { text: string; changed: boolean };

/** Longer texts are shown whole, without what is the same in them. */
const MOST_WORDS = 400;

/** Two wordings as runs of words that stand in both and words that stand in one alone. */
export function compareWords(before: string, after: string): { was: WordRun[]; is: WordRun[] } {
  const [one, other] = [before, after].map((text) => text.split(/\s+/).filter((word) => word !== "")) as [
    string[],
    string[],
  ];
  if (one.length > MOST_WORDS || other.length > MOST_WORDS)
    return { was: [{ text: before, changed: true }], is: [{ text: after, changed: true }] };
  const lengths = one.map(() => new Uint16Array(other.length + 1));
  lengths.push(new Uint16Array(other.length + 1));
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row]![column] =
        one[row] === other[column]
          ? lengths[row + 1]![column + 1]! + 1
          : Math.max(lengths[row + 1]![column]!, lengths[row]![column + 1]!);
  const [kept, keptThere] = [new Set<number>(), new Set<number>()];
  for (let row = 0, column = 0; row < one.length && column < other.length; )
    if (one[row] === other[column]) {
      kept.add(row++);
      keptThere.add(column++);
    } else if (lengths[row + 1]![column]! >= lengths[row]![column + 1]!) row += 1;
    else column += 1;
  return { was: toRuns(one, kept), is: toRuns(other, keptThere) };
}

function toRuns(words: readonly string[], kept: ReadonlySet<number>): WordRun[] {
  const runs: WordRun[] = [];
  words.forEach((word, at) => {
    const changed = !kept.has(at);
    const last = runs.at(-1);
    if (last?.changed === changed) last.text += ` ${word}`;
    else runs.push({ text: word, changed });
  });
  return runs;
}
