import bands from "./bands.module.css";
import styles from "./gauge.module.css";
import { scoreBand } from "./score-band.ts";

/** Of the 100 units of the circle's path the gauge takes 75: three quarters of a turn. */
const WHOLE = 75;
const RECOMMENDED = 80;

type Props = {
  /** 0 to 100. */
  score: number;
  size?: "small" | "medium" | "large";
  /** With its two decimals, the second part small; without it whole points. */
  decimals?: boolean;
  /** Below the figure, as 'of 100'. */
  caption?: string;
  /** Marks the recommended score. */
  tick?: boolean;
};

/** A score on three quarters of a circle, in the colour of its band, with the figure as text inside it. */
export function Gauge({ score, size = "small", decimals = false, caption, tick = false }: Props) {
  const filled = (WHOLE * Math.min(100, Math.max(0, score))) / 100;
  const [whole, part] = score.toFixed(2).split(".");
  return (
    <div className={`${styles.gauge} ${styles[size]} ${bands[`band${scoreBand(score).band}`]}`}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <g transform="rotate(135 100 100)">
          <circle
            cx="100"
            cy="100"
            r="84"
            pathLength={100}
            strokeDasharray={`${WHOLE} 100`}
            className={styles.track}
          />
          {filled > 0 && (
            <circle
              cx="100"
              cy="100"
              r="84"
              pathLength={100}
              strokeDasharray={`${filled} 100`}
              className={styles.fill}
            />
          )}
          {tick && (
            <path
              d="M176 100h16"
              transform={`rotate(${(270 * RECOMMENDED) / 100} 100 100)`}
              className={styles.tick}
            />
          )}
        </g>
      </svg>
      <p className={styles.value}>
        <strong>
          {decimals ? whole : Math.round(score)}
          {decimals && <small>.{part}</small>}
        </strong>
        {caption !== undefined && <span>{caption}</span>}
      </p>
    </div>
  );
}
