import { useEffect, useState } from "react";
import { PLAN } from "#content/site/report-plan.ts";
import type { Scan } from "#contract/scan.ts";
import { formatPoints } from "../../ui/format-points.ts";
import { Gauge } from "../../ui/gauge.tsx";
import marks from "../../ui/marks.module.css";
import { scoreBand } from "../../ui/score-band.ts";
import { describeStep } from "../plan/describe-step.ts";
import styles from "./example-card.module.css";
import { usePlan } from "./use-plan.ts";

const STEPS_SHOWN = 3;

/** What stands on a screen once somebody has scanned: an invented person's score and first steps, tagged as an example. */
export function ExampleCard() {
  const [scan, setScan] = useState<Scan | null>(null);
  useEffect(() => {
    import("virtual:example-report").then(
      (example) => setScan(example.default),
      () => undefined,
    );
  }, []);
  return (
    <aside className={`${marks.sheet} ${styles.card}`} aria-labelledby="example-title">
      <p className={styles.tag}>{PLAN.example.tag}</p>
      {scan === null ? <h2 id="example-title">{PLAN.example.title}</h2> : <ExampleReport scan={scan} />}
      <a href="/example-report">{PLAN.example.link}</a>
    </aside>
  );
}

function ExampleReport({ scan: { result } }: { scan: Scan }) {
  const { plan } = usePlan(result, null);
  return (
    <>
      <div className={styles.score}>
        <Gauge score={result.overallScore} size="medium" decimals />
        <div>
          <h2 id="example-title">{result.jobTitle ?? PLAN.example.title}</h2>
          <p>{scoreBand(result.overallScore).word}</p>
        </div>
      </div>
      <h3>{PLAN.example.next}</h3>
      <ol className={styles.steps}>
        {plan.steps.slice(0, STEPS_SHOWN).map((step) => (
          <li key={step.id}>
            {describeStep(step, result).title} <b>+{formatPoints(step.points)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
