import { EDITOR } from "#content/site/editor.ts";
import { formatPoints } from "../../ui/format-points.ts";
import { Gauge } from "../../ui/gauge.tsx";
import styles from "./tailor.module.css";
import type { NextStep } from "./tailor-messages.ts";

/** What the document is worth now, and what would bring most. */
export function AdScore({ score, steps }: { score: number; steps: readonly NextStep[] }) {
  return (
    <div className={styles.score}>
      <Gauge score={score} size="medium" decimals tick />
      <div>
        <h3>{EDITOR.tailor.steps}</h3>
        {steps.length === 0 && <p>{EDITOR.tailor.noSteps}</p>}
        <ol className={styles.steps}>
          {steps.map(({ id, title, terms, onlyIfTrue, points }) => (
            <li key={id}>
              <span>
                {title}
                {terms.length > 0 && <small>{terms.join(", ")}</small>}
                {onlyIfTrue && <small>{EDITOR.tailor.onlyIfTrue}</small>}
              </span>
              <b>+{formatPoints(points)}</b>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
