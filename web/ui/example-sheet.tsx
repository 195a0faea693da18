import styles from "./example-sheet.module.css";
import { Gauge } from "./gauge.tsx";

type Props = { tag: string; score?: number; caption?: string; points?: readonly string[] };

/** A drawing of a kept thing, tagged as an example and silent to a screen reader: lines, a mark, a gap, points to win. */
export function ExampleSheet({ tag, score, caption, points = [] }: Props) {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <span className={styles.tag}>{tag}</span>
      <div className={styles.top}>
        {score !== undefined && <Gauge score={score} size="medium" caption={caption} tick />}
        <div className={styles.lines}>
          <i />
          <i data-mark="" />
          <i />
          <i data-gap="" />
          {score === undefined && (
            <>
              <i />
              <i data-mark="" />
            </>
          )}
        </div>
      </div>
      {points.map((one) => (
        <div key={one} className={styles.step}>
          <span />
          <i />
          <b>{one}</b>
        </div>
      ))}
    </div>
  );
}
