import { useId } from "react";
import { LINKEDIN } from "#content/site/linkedin.ts";
import { fillText } from "../../ui/fill-text.ts";
import { Gauge } from "../../ui/gauge.tsx";
import { scoreBand } from "../../ui/score-band.ts";
import styles from "./example-review.module.css";

const TEXTS = LINKEDIN.example;

/** The side panel: what a review says, of an invented person, before there is one of one's own. */
export function ExampleReview() {
  const id = useId();
  return (
    <aside className={`${styles.example} no-print`} aria-labelledby={id}>
      <h2 id={id}>
        <span className={styles.tag}>{TEXTS.tag}</span> {TEXTS.title}
      </h2>
      <div className={styles.total}>
        <Gauge score={TEXTS.score} size="medium" caption={TEXTS.of} />
        <div>
          <p className={styles.word}>{scoreBand(TEXTS.score).word}</p>
          <p>{TEXTS.known}</p>
        </div>
      </div>
      <ul>
        {TEXTS.parts.map((part) => (
          <Part key={part.name} {...part} />
        ))}
      </ul>
    </aside>
  );
}

type PartProps = { name: string; earned: number; known: number; says: string };

function Part({ name, earned, known, says }: PartProps) {
  const percent = known === 0 ? 0 : (100 * earned) / known;
  const points = fillText(TEXTS.points, { earned: String(earned), known: String(known) });
  return (
    <li>
      <p className={styles.name}>
        <strong>{name}</strong>
        <span>{known === 0 ? TEXTS.unknown : points}</span>
      </p>
      {known === 0 ? (
        <div className={styles.unknown} />
      ) : (
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          className={`${styles.bar} ${styles[`band${scoreBand(percent).band}`]}`}
          aria-hidden="true"
        >
          <rect width={percent} height="4" />
        </svg>
      )}
      <p>{says}</p>
    </li>
  );
}
