import { useRef, useState } from "react";
import { SETTINGS } from "#content/site/settings.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { flashMessage } from "../../ui/flash-message.ts";
import { forgetBrowser } from "../../ui/forget-browser.ts";
import { showNotice } from "../../ui/show-notice.ts";
import { signInOnPage, useSessionStore } from "../account/session-context.tsx";
import { rememberSignedIn } from "../account/signed-in-hint.ts";
import styles from "./settings.module.css";

const TEXTS = SETTINGS.remove;

/** The end of the account, behind one checked box. Afterwards the user is a visitor on the first page. */
export function DeleteAccount() {
  const box = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [working, setWorking] = useState(false);
  const [stale, setStale] = useState(false);
  const store = useSessionStore();

  async function remove(): Promise<void> {
    setWrong(!checked);
    if (!checked) return box.current?.focus();
    setWorking(true);
    const result = await callApi("deleteAccount", { body: { everything: true } });
    if (result.ok) {
      forgetBrowser();
      rememberSignedIn(false);
      flashMessage(TEXTS.deleted);
      location.assign("/");
      return;
    }
    setWorking(false);
    if (result.problem.code === "sign-in-not-fresh") return setStale(true);
    showNotice(describeProblem(result.problem, SETTINGS.quote));
  }

  async function signInAgain(): Promise<void> {
    if (!(await signInOnPage(store))) return;
    setStale(false);
    // The button that had the focus goes away.
    box.current?.focus();
  }

  return (
    <section className={styles.part} aria-labelledby="delete">
      <h2 id="delete">{TEXTS.title}</h2>
      <p>{TEXTS.text}</p>
      <form
        className={styles.remove}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!working) void remove();
        }}
      >
        <label>
          <input
            ref={box}
            type="checkbox"
            checked={checked}
            aria-invalid={wrong}
            aria-describedby="delete-error"
            onChange={(event) => {
              setChecked(event.target.checked);
              setWrong(false);
            }}
          />
          {TEXTS.check}
        </label>
        <p id="delete-error" role="alert" className={styles.error}>
          {wrong ? TEXTS.unchecked : ""}
        </p>
        {stale && (
          <div role="alert" className={styles.again}>
            <p>{TEXTS.again.text}</p>
            <button type="button" className={buttons.quiet} onClick={() => void signInAgain()}>
              {TEXTS.again.button}
            </button>
          </div>
        )}
        <button className={`${buttons.quiet} ${styles.danger}`} type="submit" aria-disabled={working}>
          {working ? TEXTS.working : TEXTS.button}
        </button>
      </form>
    </section>
  );
}
