import { EDITOR } from "#content/site/editor.ts";
import type { ScanResult } from "#contract/scan.ts";
import { readScoreInput } from "#contract/scan-wire.ts";
import { planSteps } from "#engine/score/plan-steps.ts";
import { Gauge } from "../../ui/gauge.tsx";
import { describeStep } from "../report/describe-step.ts";
import { formatPoints } from "../report/format-points.ts";
import styles from "./tailor.module.css";

const MOST_STEPS = 6;

/** What the document is worth now, and what would bring most. */
export function AdScore({ result }: { result: ScanResult }) {
  const { steps } = planSteps({ ...readScoreInput(result), terms: result.terms, checks: result.checks });
  return (
    <div className={styles.score}>
      <Gauge score={result.overallScore} size="medium" decimals tick />
      <div>
        <h3>{EDITOR.tailor.steps}</h3>
        {steps.length === 0 && <p>{EDITOR.tailor.noSteps}</p>}
        <ol className={styles.steps}>
          {steps.slice(0, MOST_STEPS).map((step) => (
            <li key={step.id}>
              <span>
                {describeStep(step, result).title}
                {"terms" in step && <small>{step.terms.join(", ")}</small>}
                {(step.kind === "must-terms" || step.kind === "other-terms") && (
                  <small>{EDITOR.tailor.onlyIfTrue}</small>
                )}
              </span>
              <b>+{formatPoints(step.points)}</b>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
