import { PLAN } from "#content/site/report-plan.ts";
import type { ScanResult } from "#contract/scan.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { formatPoints } from "../../ui/format-points.ts";
import { storeJobDraft } from "../scan/scan-draft.ts";
import styles from "./next-steps.module.css";
import type { PlanView } from "./use-plan.ts";

type Props = { result: ScanResult; planView: PlanView; isExample: boolean };

/** What is ticked and where it leads; the new version is scanned with the same ad, which the form then holds. */
export function PlanBar({ result, planView, isExample }: Props) {
  const { tickedCount, tickedScore } = planView;
  const { none, ticked, becomes, note, scan } = PLAN.bar;
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.sum}>
        <b>{tickedCount === 0 ? none : fillText(ticked, { count: tickedCount })}</b>{" "}
        <span>{formatPoints(result.overallScore)}</span>
        {tickedCount > 0 && (
          <>
            {" "}
            <span aria-hidden="true">→</span> <span className="visually-hidden">{becomes}</span>
            <strong>{formatPoints(tickedScore)}</strong>
          </>
        )}
      </p>
      {isExample ? (
        <a className={`${buttons.marker} no-print`} href="/#scan">
          {PLAN.example.scan}
        </a>
      ) : (
        <>
          <p className={`${styles.barNote} no-print`}>{note}</p>
          <button
            type="button"
            className={`${buttons.marker} no-print`}
            onClick={() => {
              storeJobDraft(result.scannedJobDescription);
              location.assign("/#scan");
            }}
          >
            {scan}
          </button>
        </>
      )}
    </div>
  );
}
