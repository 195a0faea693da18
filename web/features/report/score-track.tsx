import { PLAN } from "#content/site/report-plan.ts";
import { RECOMMENDED_SCORE } from "#contract/plans.ts";
import type { Plan } from "#engine/score/plan-steps.ts";
import { pointsBetween } from "#engine/score/plan-steps.ts";
import bands from "../../ui/bands.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { formatPoints } from "../../ui/format-points.ts";
import { scoreBand } from "../../ui/score-band.ts";
import { sayCount } from "../plan/describe-step.ts";
import styles from "./score-track.module.css";

/** The way from the score of now to its ceiling: what claims nothing new in lime, terms to add hatched, a tick at 80. */
export function ScoreTrack({ plan }: { plan: Plan }) {
  const { now, inReach, ceiling } = plan;
  const score = now.overallScore;
  return (
    <div className={styles.box}>
      <div className={styles.frame} aria-hidden="true">
        <svg aria-hidden="true" className={`${styles.track} ${bands[`band${scoreBand(score).band}`]}`}>
          <defs>
            <pattern
              id="only-if-true"
              width="5.5"
              height="5.5"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(25)"
            >
              <path d="M1 0V5.5" className={styles.hatch} />
            </pattern>
          </defs>
          <rect width="100%" height="100%" className={styles.ground} />
          <rect width={`${score}%`} height="100%" className={styles.now} />
          <rect x={`${score}%`} width={`${inReach - score}%`} height="100%" className={styles.reach} />
          <rect x={`${inReach}%`} width={`${ceiling - inReach}%`} height="100%" className={styles.claim} />
        </svg>
        <span className={styles.tick}>{RECOMMENDED_SCORE}</span>
      </div>
      <Legend plan={plan} reach={pointsBetween(score, inReach)} claim={pointsBetween(inReach, ceiling)} />
    </div>
  );
}

function Legend({ plan, reach, claim }: { plan: Plan; reach: number; claim: number }) {
  const { track } = PLAN;
  const terms = plan.steps.flatMap((step) =>
    step.kind === "must-terms" || step.kind === "other-terms" ? step.terms : [],
  ).length;
  return (
    <ul className={`${styles.legend} ${bands[`band${scoreBand(plan.now.overallScore).band}`]}`}>
      <li>
        <i className={styles.now} aria-hidden="true" />
        <b>{formatPoints(plan.now.overallScore)}</b> {track.now}
      </li>
      {reach > 0 && (
        <li>
          <i className={styles.reach} aria-hidden="true" />
          <b>+{formatPoints(reach)}</b> {track.reach}
        </li>
      )}
      {claim > 0 && (
        <li>
          <i className={styles.claim} aria-hidden="true" />
          <b>+{formatPoints(claim)}</b>{" "}
          {terms === 1 ? track.claim.one : fillText(track.claim.many, { count: sayCount(terms) })}
        </li>
      )}
    </ul>
  );
}
