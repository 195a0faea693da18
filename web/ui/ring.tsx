import styles from "./ring.module.css";

type Props = {
  /** 0 to 100; how much of the circle is filled. */
  percent: number;
  /** What stands in the circle. */
  text: string;
  small?: string;
  size?: "large" | "small";
};

/** A circle filled to a percentage, with the figure as text inside it. */
export function Ring({ percent, text, small, size = "small" }: Props) {
  const filled = Math.min(100, Math.max(0, percent));
  return (
    <div className={`${styles.ring} ${styles[size]}`}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="52" className={styles.track} />
        {filled > 0 && (
          <circle
            cx="60"
            cy="60"
            r="52"
            pathLength={100}
            strokeDasharray={`${filled} 100`}
            transform="rotate(-90 60 60)"
            className={styles.fill}
          />
        )}
      </svg>
      <p>
        <strong>{text}</strong>
        {small !== undefined && <span>{small}</span>}
      </p>
    </div>
  );
}
