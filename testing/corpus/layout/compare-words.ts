/** How much of an expected text a read one has: its words, and its pairs of neighbouring words. */
export type WordComparison = { words: number; found: number; pairs: number; kept: number };

export function compareWords(expected: string[], text: string): WordComparison {
  const want = simplify(expected);
  const got = simplify(text.split(/\s+/));
  return {
    words: want.length,
    found: countCommon(want, got),
    pairs: want.length - 1,
    kept: countCommon(listPairs(want), listPairs(got)),
  };
}

function simplify(words: string[]): string[] {
  return words
    .map((word) =>
      word
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, ""),
    )
    .filter((word) => word !== "");
}

function listPairs(words: string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

function countCommon(want: string[], got: string[]): number {
  const left = new Map<string, number>();
  for (const word of got) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of want) {
    const rest = left.get(word) ?? 0;
    if (rest > 0) common++;
    left.set(word, rest - 1);
  }
  return common;
}
