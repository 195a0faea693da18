import { PRICING } from "#content/site/pricing.ts";
import buttons from "../../ui/button.module.css";
import styles from "./pricing.module.css";

/** Asked once before Premium is left: at the end of the paid time, or now. */
export function SwitchDialog() {
  const { title, text, periodEnd, now, confirm, cancel } = PRICING.dialog;
  return (
    <dialog className={styles.dialog} aria-labelledby="switch-title" data-switch>
      <form method="dialog">
        <h2 id="switch-title">{title}</h2>
        <fieldset>
          <legend>{text}</legend>
          <label>
            <input type="radio" name="when" value="period-end" defaultChecked />
            {periodEnd}
          </label>
          <label>
            <input type="radio" name="when" value="now" />
            {now}
          </label>
        </fieldset>
        <div className={styles.actions}>
          <button type="submit" className={buttons.button} data-switch-confirm>
            {confirm}
          </button>
          <button type="button" className={buttons.quiet} data-switch-cancel>
            {cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
