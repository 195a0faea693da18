import bands from "./bands.module.css";
import styles from "./ring.module.css";
import { scoreBand } from "./score-band.ts";

/** A small circle filled to a percentage (0 to 100), in the colour of its band; the figure stands beside it as text. */
export function Ring({ percent }: { percent: number }) {
  const filled = Math.min(100, Math.max(0, percent));
  return (
    <svg
      viewBox="0 0 48 48"
      className={`${styles.ring} ${bands[`band${scoreBand(percent).band}`]}`}
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="20" className={styles.track} />
      {filled > 0 && (
        <circle
          cx="24"
          cy="24"
          r="20"
          pathLength={100}
          strokeDasharray={`${filled} 100`}
          transform="rotate(-90 24 24)"
          className={styles.fill}
        />
      )}
    </svg>
  );
}
