import { REPORT } from "#content/site/report.ts";
import { ExampleCard } from "./example-card.tsx";
import styles from "./report.module.css";
import { Report } from "./report.tsx";
import { FailedReport, MissingReport, SignedOutReport } from "./report-absent.tsx";
import { useReport } from "./use-report.ts";

/** The scan result, or what to do where there is none to show. */
export function ReportPage({ hash }: { hash: string }) {
  const { state, reload } = useReport(hash);
  if (state.type === "ready") return <Report scan={state.scan} />;
  return (
    <div className={styles.split}>
      <div className={styles.absent}>
        <h1>{REPORT.title}</h1>
        {state.type === "loading" && <p role="status">{REPORT.loading}</p>}
        {state.type === "signed-out" && <SignedOutReport />}
        {state.type === "none" && <MissingReport asked={state.asked} />}
        {state.type === "problem" && <FailedReport problem={state.problem} onRetry={reload} />}
      </div>
      {(state.type === "signed-out" || state.type === "none") && <ExampleCard />}
    </div>
  );
}
