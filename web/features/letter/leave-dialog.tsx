import { useId } from "react";
import { LETTER } from "#content/site/letter.ts";
import buttons from "../../ui/button.module.css";
import { useModal } from "../../ui/use-modal.ts";
import styles from "./letter-form.module.css";
import type { LeaveQuestion } from "./use-leave-warning.ts";

const TEXTS = LETTER.leave;

/** Asks whether a letter that is kept nowhere may go. Escape means to stay. */
export function LeaveDialog({ stay, leave }: NonNullable<LeaveQuestion>) {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.preview}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        stay();
      }}
    >
      <h2 id={id}>{TEXTS.title}</h2>
      <p className={styles.dialogText}>{TEXTS.text}</p>
      <div className={styles.actions}>
        <button type="button" className={buttons.button} onClick={stay}>
          {TEXTS.stay}
        </button>
        <button type="button" className={buttons.quiet} onClick={leave}>
          {TEXTS.leave}
        </button>
      </div>
    </dialog>
  );
}
