/** Bands of the score (product spec, section 8): each with its colour's number and its word, never by colour alone. */
export const SCORE_BANDS = [
  { from: 80, band: 4, word: "Strong match" },
  { from: 60, band: 3, word: "Close" },
  { from: 40, band: 2, word: "Part way there" },
  { from: 0, band: 1, word: "Far off" },
] as const;

/** @param score 0 to 100. */
export function scoreBand(score: number): (typeof SCORE_BANDS)[number] {
  return SCORE_BANDS.find(({ from }) => score >= from) ?? SCORE_BANDS[SCORE_BANDS.length - 1]!;
}
