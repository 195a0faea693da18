import { FACTS } from "#content/site/facts.ts";
import buttons from "../../ui/button.module.css";
import styles from "./check-facts.module.css";

/** The two ends of a form on the card: what was typed is kept, or left. */
export function EditorActions({ keep, onCancel }: { keep: string; onCancel: () => void }) {
  return (
    <div className={styles.actions}>
      <button type="submit" className={`${buttons.button} ${buttons.small}`}>
        {keep}
      </button>
      <button type="button" className={`${buttons.ghost} ${buttons.small}`} onClick={onCancel}>
        {FACTS.cancel}
      </button>
    </div>
  );
}
