import { useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./applications.module.css";

const TEXTS = APPLICATIONS.stop;

/** From the link of a mail: one press ends the reminders, without signing in. Opening the page alone changes nothing. */
export function StopReminders({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const stop = async () => {
    const result = await callApi("stopReminders", { body: { token } });
    if (result.ok) setDone(true);
    else showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
  };
  return (
    <div className={styles.page}>
      <h1>{TEXTS.title}</h1>
      <p role="status">{done ? TEXTS.done : TEXTS.text}</p>
      {!done && (
        <button type="button" className={`${buttons.button} ${buttons.big}`} onClick={() => void stop()}>
          {TEXTS.button}
        </button>
      )}
    </div>
  );
}
