import { useEffect, useState } from "react";
import { WHAT_IF } from "#content/site/what-if.ts";
import type { Scan, ScanResult } from "#contract/scan.ts";
import { readScoreInput } from "#contract/scan-wire.ts";
import { planSteps, pointsBetween } from "#engine/score/plan-steps.ts";
import { fillText } from "../../ui/fill-text.ts";
import { formatPoints } from "../../ui/format-points.ts";
import { Gauge } from "../../ui/gauge.tsx";
import { Ring } from "../../ui/ring.tsx";
import { describeStep } from "../plan/describe-step.ts";
import { compareTerms } from "./compare-terms.ts";
import styles from "./what-if.module.css";

type Props = {
  /** What the unchanged text gives. */
  original: ScanResult;
  result: ScanResult;
  scan: Scan;
  /** Terms that are in no step: not true of the person, or no requirement. */
  skipped: ReadonlySet<string>;
};

const PERCENT_OF = { hard: "hardSkills", soft: "softSkills", keyword: "keywords" } as const;
/** Announced once the user pauses, not at each letter. */
const SAY_AFTER_MS = 1000;

/** What the text is worth now: score, parts, rings, what the changes won and lost, and what is still to win. */
export function WhatIfScore({ original, result, scan, skipped }: Props) {
  const difference = sayDifference(pointsBetween(original.overallScore, result.overallScore));
  const { won, lost } = compareTerms(original.terms, result.terms);
  const { steps } = planSteps(
    { ...readScoreInput(result), terms: result.terms, checks: result.checks },
    skipped,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: beside a long text it scrolls by itself, so a keyboard must reach it.
    <fieldset className={styles.worth} tabIndex={0}>
      <legend className="visually-hidden">{WHAT_IF.scoreLabel}</legend>
      <div className={styles.score}>
        <Gauge score={result.overallScore} size="medium" decimals tick />
        <p>
          <span className={styles.soft}>{WHAT_IF.now}</span>
          <b>{difference}</b>
        </p>
      </div>
      <Announced text={fillText(WHAT_IF.says, { score: formatPoints(result.overallScore), difference })} />
      {original.overallScore !== scan.result.overallScore && (
        <p className={styles.hint}>
          {fillText(WHAT_IF.drift, { score: formatPoints(original.overallScore) })}
        </p>
      )}
      <div className={styles.details}>
        <Parts result={result} />
        <ul className={styles.rings}>
          {(["hard", "soft", "keyword"] as const).map((kind) => (
            <li key={kind}>
              <Ring percent={result.percentages[PERCENT_OF[kind]]} />
              <span>{WHAT_IF.rings[kind]}</span> <b>{result.percentages[PERCENT_OF[kind]].toFixed(0)}%</b>
            </li>
          ))}
        </ul>
        <Terms title={WHAT_IF.won} labels={won} kind="won" />
        <Terms title={WHAT_IF.lost} labels={lost} kind="lost" />
        <h3>{WHAT_IF.steps}</h3>
        {steps.length === 0 && <p>{WHAT_IF.noSteps}</p>}
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.id}>
              <span>
                {describeStep(step, result).title}
                {"terms" in step && <small>{step.terms.join(", ")}</small>}
                {(step.kind === "must-terms" || step.kind === "other-terms") && (
                  <small>{WHAT_IF.onlyIfTrue}</small>
                )}
              </span>
              <b>+{formatPoints(step.points)}</b>
            </li>
          ))}
        </ol>
      </div>
    </fieldset>
  );
}

function Parts({ result }: { result: ScanResult }) {
  const names = WHAT_IF.parts;
  return (
    <dl className={styles.parts}>
      {(["keywords", "essentialInfo", "structure", "wordcount"] as const).map((part) => (
        <div key={part}>
          <dt>{fillText(names[part], { words: result.wordcount })}</dt>
          <dd>{formatPoints(result.parts[part])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Terms({ title, labels, kind }: { title: string; labels: readonly string[]; kind: "won" | "lost" }) {
  if (labels.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.terms} data-kind={kind}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </>
  );
}

function Announced({ text }: { text: string }) {
  const [said, say] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => say(text), SAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

function sayDifference(points: number): string {
  if (points === 0) return WHAT_IF.same;
  return fillText(points > 0 ? WHAT_IF.more : WHAT_IF.less, { points: formatPoints(Math.abs(points)) });
}
