import { lazy, Suspense } from "react";
import buttons from "../../ui/button.module.css";
import desk from "../../ui/desk.module.css";
import form from "../../ui/form-field.module.css";
import styles from "./letter-plan.module.css";
import type { PlanLook } from "./letter-plan.tsx";
import type { LetterPlanState } from "./use-letter-plan.ts";

/** Styles are handed on: what is loaded later brings none of its own. */
const LOOK: PlanLook = { styles, desk, form, buttons };

const LetterPlan = lazy(async () => ({ default: (await import("./letter-plan.tsx")).LetterPlan }));

/** The step before a letter, loaded once there is something to ask. */
export function PlanStep({ state }: { state: LetterPlanState }) {
  if (state.skipped || (state.plan === null && !state.reading)) return null;
  return (
    <Suspense>
      <LetterPlan state={state} look={LOOK} />
    </Suspense>
  );
}
