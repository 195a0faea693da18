import type { ScanSummary } from "#contract/history.ts";

type Scored = Pick<ScanSummary, "id" | "jobSha256" | "overallScore">;

/**
 * How far each score stands above or below that of the scan of the same ad before it, by id; none where that one is not
 * known. @param scans newest first, without gaps.
 */
export function scoreChanges(scans: readonly Scored[]): Map<string, number> {
  const changes = new Map<string, number>();
  const before = new Map<string, number>();
  for (const { id, jobSha256, overallScore } of scans.toReversed()) {
    if (overallScore === null) continue;
    const last = before.get(jobSha256);
    if (last !== undefined) changes.set(id, Math.round((overallScore - last) * 100) / 100);
    before.set(jobSha256, overallScore);
  }
  return changes;
}

/** The scans of the newest one's ad, oldest first, as far as they are known and have a score. */
export function latestTrend<Scan extends Scored>(
  scans: readonly Scan[],
): (Scan & { overallScore: number })[] {
  const ad = scans[0]?.jobSha256;
  return scans
    .filter((scan): scan is Scan & { overallScore: number } => scan.overallScore !== null)
    .filter(({ jobSha256 }) => jobSha256 === ad)
    .toReversed();
}
