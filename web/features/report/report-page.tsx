import { lazy, Suspense, useEffect } from "react";
import { REPORT } from "#content/site/report.ts";
import styles from "./report.module.css";
import { FailedReport, MissingReport, SignedOutReport } from "./report-absent.tsx";
import { useReport } from "./use-report.ts";

/** Asked for while the report itself is. */
const readReport = () => import("./report.tsx").then(({ Report: report }) => ({ default: report }));
const Report = lazy(readReport);

/** Only for who has no report yet. */
const ExampleCard = lazy(() =>
  import("./example-card.tsx").then(({ ExampleCard: card }) => ({ default: card })),
);

/** The scan result, or what to do where there is none to show. */
export function ReportPage({ hash }: { hash: string }) {
  const { state, reload } = useReport(hash);
  useEffect(() => void readReport(), []);
  if (state.type === "ready")
    return (
      <Suspense fallback={<p role="status">{REPORT.loading}</p>}>
        <Report scan={state.scan} />
      </Suspense>
    );
  return (
    <div className={styles.split}>
      <div className={styles.absent}>
        <h1>{REPORT.title}</h1>
        {state.type === "loading" && <p role="status">{REPORT.loading}</p>}
        {state.type === "signed-out" && <SignedOutReport />}
        {state.type === "none" && <MissingReport asked={state.asked} />}
        {state.type === "problem" && <FailedReport problem={state.problem} onRetry={reload} />}
      </div>
      {(state.type === "signed-out" || state.type === "none") && (
        <Suspense>
          <ExampleCard />
        </Suspense>
      )}
    </div>
  );
}
