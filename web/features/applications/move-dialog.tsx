import { useId } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationSummary } from "#contract/application.ts";
import { CLOSED_REASONS, type ClosedReason } from "#contract/application-terms.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { useModal } from "../../ui/use-modal.ts";
import styles from "./board.module.css";
import { nameJob, nameStage } from "./list-stages.ts";

type Props = {
  application: ApplicationSummary;
  stages: readonly string[];
  onChoose: (stage: string, reason: ClosedReason | null) => void;
  onClose: () => void;
};

/** Where an application can go, for keyboard, screen reader and phone; closing asks how it ended. */
export function MoveDialog({ application, stages, onChoose, onClose }: Props) {
  const dialog = useModal();
  const title = useId();
  const choices = stages.flatMap((stage): { stage: string; reason: ClosedReason | null; label: string }[] =>
    stage === "closed"
      ? CLOSED_REASONS.map((reason) => ({
          stage,
          reason,
          label: `${nameStage(stage)}: ${APPLICATIONS.reasons[reason]}`,
        }))
      : [{ stage, reason: null, label: nameStage(stage) }],
  );
  const isHere = (stage: string, reason: ClosedReason | null) =>
    application.stage === stage && (stage !== "closed" || application.closedReason === reason);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{fillText(APPLICATIONS.board.moveTitle, { job: nameJob(application) })}</h2>
      <ul className={styles.choices}>
        {choices.map(({ stage, reason, label }) => (
          <li key={label}>
            <button
              type="button"
              className={buttons.quiet}
              aria-disabled={isHere(stage, reason) || undefined}
              onClick={() => (isHere(stage, reason) ? onClose() : onChoose(stage, reason))}
            >
              {label}
              {isHere(stage, reason) && <small> ({APPLICATIONS.board.now})</small>}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={buttons.ghost} onClick={onClose}>
        {APPLICATIONS.board.cancel}
      </button>
    </dialog>
  );
}
