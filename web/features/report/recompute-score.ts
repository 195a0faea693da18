import type { ScanResult } from "#contract/scan.ts";
import { readScoreInput } from "#contract/scan-wire.ts";

export type Recomputed = "same" | "differs";

/** Computes the score again from the report's own fields, with the server's function, loaded when it is needed. */
export async function recomputeScore(result: ScanResult): Promise<Recomputed> {
  const { scoreMatch } = await import("#engine/score/score-match.ts");
  const score = scoreMatch(readScoreInput(result));
  const same =
    score.overallScore === result.overallScore &&
    score.parts.keywords === result.parts.keywords &&
    score.parts.essentialInfo === result.parts.essentialInfo &&
    score.parts.structure === result.parts.structure &&
    score.parts.wordcount === result.parts.wordcount;
  return same ? "same" : "differs";
}
