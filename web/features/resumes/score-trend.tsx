import { RESUMES } from "#content/site/resumes.ts";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./score-trend.module.css";

const TEXTS = RESUMES.trend;
const RECOMMENDED = 80;
const MOST_POINTS = 8;

type Props = { job: string; scores: readonly number[] };

/** What the scans of the latest ad have won, and how far it is to the recommended score. */
export function ScoreTrend({ job, scores }: Props) {
  const shown = scores.slice(-MOST_POINTS);
  const last = shown.at(-1)!;
  const change = last - shown[0]!;
  return (
    <section className={styles.trend} aria-label={job}>
      <div>
        <p>{job}</p>
        <p className={change > 0 ? `${styles.change} ${styles.up}` : styles.change}>{writeChange(change)}</p>
        <p>
          {fillText(TEXTS.points, { count: shown.length })}{" "}
          {last >= RECOMMENDED
            ? TEXTS.above
            : fillText(TEXTS.toGo, { points: (RECOMMENDED - last).toFixed(2) })}
        </p>
      </div>
      <Line scores={shown} />
    </section>
  );
}

/** '+12.50', '-3.05' or 'same'. */
export function writeChange(change: number): string {
  if (change === 0) return RESUMES.change.same;
  return `${change > 0 ? "+" : "-"}${Math.abs(change).toFixed(2)}`;
}

/** 560 by 150; a hundred points are 110 high. */
function Line({ scores }: { scores: readonly number[] }) {
  const at = (score: number) => 130 - 1.1 * score;
  const step = scores.length === 1 ? 0 : 440 / (scores.length - 1);
  const points = scores.map((score, index) => ({ score, x: 60 + index * step, y: at(score) }));
  const label = fillText(TEXTS.label, { scores: scores.map((score) => score.toFixed(2)).join(", ") });
  return (
    <svg viewBox="0 0 560 150" role="img" aria-label={label}>
      <path className={styles.goal} d={`M40 ${at(RECOMMENDED)}H540`} />
      <text className={styles.goalText} x="540" y={at(RECOMMENDED) - 7}>
        {TEXTS.recommended}
      </text>
      <path className={styles.base} d="M40 130H540" />
      <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points.map(({ score, x, y }, index) => (
        <g key={x}>
          <circle cx={x} cy={y} r="6" className={index === points.length - 1 ? styles.now : styles.point} />
          <text className={styles.score} x={x} y={y + (score >= 60 ? 24 : -13)}>
            {score.toFixed(2)}
          </text>
        </g>
      ))}
    </svg>
  );
}
