import { IconAlertTriangle } from "@tabler/icons-react";
import { REPORT } from "#content/site/report.ts";
import { PLAN } from "#content/site/report-plan.ts";
import { RECOMMENDED_SCORE } from "#contract/plans.ts";
import type { ScanResult } from "#contract/scan.ts";
import type { Plan } from "#engine/score/plan-steps.ts";
import bands from "../../ui/bands.module.css";
import { formatPoints } from "../../ui/format-points.ts";
import { Gauge } from "../../ui/gauge.tsx";
import { Icon } from "../../ui/icon.tsx";
import marks from "../../ui/marks.module.css";
import { scoreBand } from "../../ui/score-band.ts";
import styles from "./hero.module.css";
import { ScoreParts } from "./score-parts.tsx";
import { ScoreTrack } from "./score-track.tsx";

/** The score with its band and the warning below 80, what is in reach, the way there, and the four parts. */
export function Hero({ result, plan }: { result: ScanResult; plan: Plan }) {
  const texts = REPORT.score;
  const { band, word } = scoreBand(result.overallScore);
  const isCompared = result.receipt.asked > 0;
  return (
    <section className={styles.hero} aria-labelledby="score">
      <div className={styles.figure}>
        <h2 id="score" className="visually-hidden">
          {texts.title}
        </h2>
        <Gauge score={result.overallScore} size="large" decimals caption={texts.of} tick />
      </div>
      <div className={styles.reach}>
        {isCompared && <p className={`${styles.band} ${bands[`band${band}`]}`}>{word}</p>}
        {result.overallScore < RECOMMENDED_SCORE && (
          <p className={styles.warning}>
            <Icon of={IconAlertTriangle} size="1rem" />
            {texts.below}
          </p>
        )}
        <p className={styles.headline}>
          <Headline plan={plan} isCompared={isCompared} />
        </p>
        {isCompared ? <ScoreTrack plan={plan} /> : <p>{PLAN.nothingAsked}</p>}
      </div>
      <ScoreParts result={result} />
    </section>
  );
}

/** The one sentence that is true of this plan and matters most. */
function Headline({ plan, isCompared }: { plan: Plan; isCompared: boolean }) {
  const { reach, claimsOnly, honest, strong, nothingAsked } = PLAN.headline;
  const { now, inReach, ceiling } = plan;
  if (!isCompared) return nothingAsked;
  if (now.overallScore >= RECOMMENDED_SCORE) return strong;
  if (inReach > now.overallScore) return <Figure score={inReach} text={reach} />;
  return ceiling > now.overallScore ? claimsOnly : <Figure score={ceiling} text={honest} />;
}

function Figure({ score, text }: { score: number; text: string }) {
  return (
    <>
      <span className={marks.swipe}>{formatPoints(score)}</span> {text}
    </>
  );
}
