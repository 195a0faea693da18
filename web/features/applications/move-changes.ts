import type { ApplicationChanges, ApplicationSummary } from "#contract/application.ts";
import type { ClosedReason } from "#contract/application-terms.ts";

/** A move to another stage; with the day of applying where that was not said before. */
export function moveChanges(
  before: Pick<ApplicationSummary, "appliedOn">,
  stage: string,
  closedReason: ClosedReason | null,
  today: string,
): ApplicationChanges & { set: NonNullable<ApplicationChanges["set"]> } {
  return {
    set: {
      stage,
      closedReason: stage === "closed" ? closedReason : null,
      ...(stage === "applied" && before.appliedOn === null ? { appliedOn: today } : {}),
    },
  };
}
