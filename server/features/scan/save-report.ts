import type { ScanResult } from "#contract/scan.ts";
import { readScoreInput } from "#contract/scan-wire.ts";
import { planSteps } from "#engine/score/plan-steps.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { scanHolds, scans, users } from "#server/adapters/store/schema.ts";
import { and, eq, gt, sql } from "#server/adapters/store/sql.ts";
import { foldSearch } from "#server/shared/fold-search.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { saveResume } from "#server/shared/save-resume.ts";
import { saveWithinStorage } from "#server/shared/save-within-storage.ts";
import { findReport, type ReportInputs, type StoredReport } from "./find-report.ts";
import { releaseScan } from "./release-scan.ts";

export type NewReport = {
  inputs: ReportInputs;
  pdf: Uint8Array;
  fileName: string;
  result: ScanResult;
  /** Title and company as the user says they are; null for what the ad says, blank for neither. */
  named?: { jobTitle: string | null; company: string | null };
  /** The scan that was taken for it, if one was. */
  hold: string | null;
};

const NOT_NAMED = { jobTitle: null, company: null };

/**
 * Keeps resume and report and settles the hold, together or not at all. Where the same inputs were scanned in another
 * window meanwhile, that report stands and this scan is given back.
 *
 * @throws Problem 'storage-full', or 'session-expired' when the user has deleted their account meanwhile.
 */
export async function saveReport(
  store: Store,
  runtime: Runtime,
  { inputs, pdf, fileName, result, hold, named = NOT_NAMED }: NewReport,
): Promise<StoredReport & { repeated: boolean }> {
  const { userId, resumeSha256 } = inputs;
  return saveWithinStorage(store, userId, async () => {
    const now = runtime.now();
    await saveResume(store, { userId, sha256: resumeSha256, fileName, pdf, now });
    const row = { id: runtime.newId(), createdAt: now, resumeFileName: fileName, result };
    const kept = await store
      .db()
      .insert(scans)
      .values({ ...inputs, ...row, ...summarise(result, fileName, named) })
      .onConflictDoNothing()
      .returning({ id: scans.id });
    if (kept.length === 0) {
      if (hold !== null) await releaseScan(store, runtime, userId, hold);
      return { ...(await findReport(store, inputs))!, repeated: true };
    }
    if (hold !== null) await settleHold(store, userId, hold);
    return { ...row, repeated: false };
  });
}

/** A hold that was given back meanwhile (the clock was set forward, so it looked left behind) is taken once more. */
async function settleHold(store: Store, userId: string, hold: string): Promise<void> {
  const settled = await store
    .db()
    .delete(scanHolds)
    .where(and(eq(scanHolds.userId, userId), eq(scanHolds.id, hold)))
    .returning({ id: scanHolds.id });
  if (settled.length > 0) return;
  await store
    .db()
    .update(users)
    .set({ resumeScan: sql`${users.resumeScan} - 1` })
    .where(and(eq(users.id, userId), gt(users.resumeScan, 0)));
}

/** PostgreSQL's text takes every character but the one numbered zero. */
function summarise(result: ScanResult, fileName: string, named: NonNullable<NewReport["named"]>) {
  const { overallScore, terms, checks } = result;
  const jobTitle = (named.jobTitle ?? result.jobTitle) || null;
  const company = (named.company ?? result.company) || null;
  return {
    stepsLeft: planSteps({ ...readScoreInput(result), terms, checks }).steps.length,
    jobTitle: jobTitle?.replaceAll("\0", "") ?? null,
    company: company?.replaceAll("\0", "") ?? null,
    overallScore,
    searchText: foldSearch([jobTitle, company, fileName].filter((part) => part !== null).join(" ")),
  };
}
