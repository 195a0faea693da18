import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { PLAN } from "#content/site/report-plan.ts";
import type { ScanResult } from "#contract/scan.ts";
import type { PlanStep } from "#engine/score/plan-steps.ts";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./next-steps.module.css";

/** Terms shown before the rest is asked for. */
const SHOWN = 8;

type Props = {
  step: Extract<PlanStep, { terms: string[] }>;
  result: ScanResult;
  onUntrue: (label: string) => void;
};

/** The terms of a step: dashed slots to fill, each of which can be taken out, or the resume's words beside the ad's. */
export function StepTerms({ step, result, onUntrue }: Props) {
  const [all, setAll] = useState(false);
  const { terms } = step;
  const hidden = terms.length - SHOWN;
  return (
    <ul className={styles.chips}>
      {terms.map((label, index) => (
        <li
          key={label}
          className={step.kind === "wording" ? styles.near : styles.slot}
          data-folded={!all && index >= SHOWN}
        >
          {step.kind === "wording" ? (
            sayWording(label, result)
          ) : (
            <>
              {label}
              <button
                type="button"
                className="no-print"
                title={PLAN.untrue.take}
                onClick={() => onUntrue(label)}
              >
                <Icon of={IconX} size="0.9rem" />
                <span className="visually-hidden">
                  {PLAN.untrue.take}: {label}
                </span>
              </button>
            </>
          )}
        </li>
      ))}
      {hidden > 0 && !all && (
        <li className="no-print">
          <button type="button" className={styles.more} onClick={() => setAll(true)}>
            {fillText(PLAN.moreTerms, { count: hidden })}
          </button>
        </li>
      )}
    </ul>
  );
}

/** 'discharge teaching → Patient education': what stands in the resume, and the ad's word for it. */
function sayWording(label: string, result: ScanResult): string {
  const term = result.terms.find((each) => each.label.toLowerCase() === label.toLowerCase());
  const yours = term?.resumeQuotes[0]?.quote;
  return yours === undefined ? label : `${yours} → ${label}`;
}
