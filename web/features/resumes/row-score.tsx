import { RESUMES } from "#content/site/resumes.ts";
import { fillText } from "../../ui/fill-text.ts";
import { Gauge } from "../../ui/gauge.tsx";
import styles from "./resumes.module.css";
import { writeChange } from "./score-trend.tsx";

type Props = { score: number; whole?: boolean };

/** The score of a row, with all its decimals unless it is a whole one. */
export function RowScore({ score, whole = false }: Props) {
  const text = whole ? String(score) : score.toFixed(2);
  return (
    <div className={styles.score}>
      <div aria-hidden="true">
        <Gauge score={score} decimals={!whole} />
      </div>
      <span className="visually-hidden">{fillText(RESUMES.score, { score: text })}</span>
    </div>
  );
}

/** How many next steps the report offers; nothing where they were not counted. */
export function StepsLeft({ count }: { count: number | null }) {
  if (count === null) return null;
  const { none, one, many } = RESUMES.steps;
  return <> · {count === 0 ? none : count === 1 ? one : fillText(many, { count })}</>;
}

/** How the score stands to the last one of the same ad; nothing where there is none. */
export function RowChange({ change }: { change: number | undefined }) {
  if (change === undefined) return null;
  const direction = change > 0 ? "up" : change < 0 ? "down" : "same";
  return (
    <p className={styles.change} data-direction={direction} title={RESUMES.change.label}>
      {writeChange(change)}
      <span className="visually-hidden"> {RESUMES.change.label}</span>
    </p>
  );
}
