import { useId, useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import { TEXT_LIMITS } from "#contract/application-terms.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import marks from "../../ui/marks.module.css";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./application.module.css";
import type { Edit } from "./use-one-application.ts";

const TEXTS = APPLICATIONS.one;

/** The ad as it was pasted, which nobody can change; where there is none, a place to paste it. */
export function AdSheet({ ad, edit }: { ad: string; edit: Edit }) {
  const id = useId();
  const [text, setText] = useState("");
  const keep = async () => {
    if (text.trim() === "") return;
    const result = await edit({ set: { ad: text } });
    if (!result.ok) showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
  };
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{TEXTS.ad}</h2>
      {ad !== "" && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by the keyboard.
        <section className={`${marks.sheet} ${styles.ad}`} aria-label={APPLICATIONS.form.ad} tabIndex={0}>
          {ad}
        </section>
      )}
      {ad === "" && (
        <>
          <label className={styles.field}>
            {TEXTS.addAd}
            <textarea
              rows={4}
              value={text}
              maxLength={TEXT_LIMITS.ad}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <button type="button" className={buttons.quiet} onClick={() => void keep()}>
            {APPLICATIONS.form.save}
          </button>
        </>
      )}
    </section>
  );
}
