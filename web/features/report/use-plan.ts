import { useEffect, useMemo, useState } from "react";
import type { ScanResult } from "#contract/scan.ts";
import { readScoreInput } from "#contract/scan-wire.ts";
import { type Plan, planSteps, scoreAfter } from "#engine/score/plan-steps.ts";
import { type NotAsked, useNotAsked } from "../what-if/use-own-words.ts";
import { NO_CHOICES, type PlanChoices, readPlanChoices, storePlanChoices } from "./plan-storage.ts";

export type PlanView = {
  plan: Plan;
  untrue: readonly string[];
  isTicked: (stepId: string) => boolean;
  tickedCount: number;
  /** The score once what is ticked is done. */
  tickedScore: number;
  tick: (stepId: string, isTicked: boolean) => void;
  setUntrue: (label: string, isUntrue: boolean) => void;
  notAsked: NotAsked;
  /** Terms that are in no step: not true of the person, or no requirement. */
  skipped: ReadonlySet<string>;
};

/** The plan of a report, with what the user ticked and took out of it; kept in this browser under `keptAs`, if anywhere. */
export function usePlan(result: ScanResult, keptAs: string | null): PlanView {
  const [choices, setChoices] = useState<PlanChoices>(NO_CHOICES);
  useEffect(() => setChoices(keptAs === null ? NO_CHOICES : readPlanChoices(keptAs)), [keptAs]);
  const input = useMemo(
    () => ({ ...readScoreInput(result), terms: result.terms, checks: result.checks }),
    [result],
  );
  const { ticked, untrue } = choices;
  const notAsked = useNotAsked(keptAs);
  const { labels } = notAsked;
  const skipped = useMemo(() => new Set([...untrue, ...labels]), [untrue, labels]);
  const plan = useMemo(() => planSteps(input, skipped), [input, skipped]);
  const tickedSteps = plan.steps.filter((step) => ticked.includes(step.id));

  function choose(next: PlanChoices): void {
    setChoices(next);
    if (keptAs !== null) storePlanChoices(keptAs, next);
  }
  return {
    plan,
    untrue,
    notAsked,
    skipped,
    isTicked: (id) => ticked.includes(id),
    tickedCount: tickedSteps.length,
    tickedScore: scoreAfter(input, tickedSteps),
    tick: (id, isTicked) => choose({ ...choices, ticked: withEntry(ticked, id, isTicked) }),
    setUntrue: (label, isUntrue) => choose({ ...choices, untrue: withEntry(untrue, label, isUntrue) }),
  };
}

function withEntry(list: readonly string[], entry: string, isIn: boolean): string[] {
  const others = list.filter((other) => other !== entry);
  return isIn ? [...others, entry] : others;
}
