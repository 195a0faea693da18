import { SCAN_PROGRESS } from "#content/site/scan-form.ts";
import { SCAN_PROGRESS_START, scanProgressMessage } from "#contract/progress.ts";
import buttons from "../../ui/button.module.css";
import styles from "../../ui/progress-popup.module.css";

/** The progress popup. Escape means Cancel, as it does in every dialog. */
export function ScanProgress() {
  return (
    <dialog className={styles.popup} aria-labelledby="progress-title" data-progress>
      <h2 id="progress-title">{SCAN_PROGRESS.title}</h2>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={SCAN_PROGRESS.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={SCAN_PROGRESS_START}
        data-progress-bar
      >
        <div data-progress-fill />
      </div>
      <p className={styles.message}>
        <span role="status" data-progress-message>
          {scanProgressMessage(SCAN_PROGRESS_START)}
        </span>
        <span aria-hidden="true" data-progress-percent>
          {SCAN_PROGRESS_START}%
        </span>
      </p>
      <p className={styles.ready} role="status" data-progress-ready />
      <div className={styles.actions}>
        <button type="button" className={buttons.button} data-progress-show hidden>
          {SCAN_PROGRESS.show}
        </button>
        <button type="button" className={buttons.quiet} data-progress-cancel>
          {SCAN_PROGRESS.cancel}
        </button>
      </div>
    </dialog>
  );
}
