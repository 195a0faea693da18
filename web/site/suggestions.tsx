import { FEEDBACK } from "#content/site/contact.ts";
import { MAX_EMAIL_CHARACTERS, MAX_MESSAGE_CHARACTERS } from "#contract/contact.ts";
import { findPage } from "../pages.ts";
import buttons from "../ui/button.module.css";
import type { ZoneHandle } from "../zone-handle.ts";
import styles from "./form.module.css";
import { pageMeta } from "./page-meta.ts";
import suggestionsScript from "./scripts/suggestions.ts?worker&url";
import { Banner } from "./text-page/banner.tsx";
import { PageHead } from "./text-page/page-head.tsx";

export const handle: ZoneHandle = { hydrate: false, script: suggestionsScript };

const PAGE = findPage("/suggestions");
const STARS = [1, 2, 3, 4, 5];

export const meta = () => pageMeta(PAGE);

/** Feedback that, as specified, goes nowhere: its script checks it and says thank you. */
export default function Suggestions() {
  return (
    <div className={styles.page}>
      <PageHead title={PAGE.label} lead={FEEDBACK.lead} />
      <div className={styles.layout}>
        <form className={styles.form} method="post" noValidate aria-label={PAGE.label} data-feedback>
          <p className={styles.thanks} tabIndex={-1} role="status" data-thanks>
            <strong>{FEEDBACK.thanks}</strong> {FEEDBACK.stays} <a href="/contact">{FEEDBACK.contact}</a>.
          </p>
          <div className={styles.field}>
            <label htmlFor="email">{FEEDBACK.email}</label>
            <input
              id="email"
              type="email"
              autoComplete="email"
              maxLength={MAX_EMAIL_CHARACTERS}
              aria-describedby="email-error"
            />
            <p id="email-error" className={styles.error} role="alert" />
          </div>
          <div className={styles.field}>
            <label htmlFor="feedback">{FEEDBACK.text}</label>
            <textarea
              id="feedback"
              rows={8}
              maxLength={MAX_MESSAGE_CHARACTERS}
              required
              aria-describedby="feedback-error"
            />
            <p id="feedback-error" className={styles.error} role="alert" />
          </div>
          <fieldset className={styles.rating}>
            <legend className={styles.legend}>{FEEDBACK.rating}</legend>
            <div className={styles.stars} data-stars>
              {STARS.map((count) => (
                <label key={count}>
                  <input type="radio" name="rating" value={count} aria-label={FEEDBACK.star(count)} />
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L3 9.6l6.2-.9z" />
                  </svg>
                </label>
              ))}
            </div>
            <output data-rating>{FEEDBACK.unrated}</output>
          </fieldset>
          <p className={styles.note}>
            {FEEDBACK.note} <a href="/contact">{FEEDBACK.contact}</a>.
          </p>
          <button type="submit" className={buttons.button} disabled data-submit>
            {FEEDBACK.submit}
          </button>
          <p className={styles.withoutScript}>{FEEDBACK.withoutScript}</p>
        </form>
        <Banner cover="answers" label={FEEDBACK.write} href="/contact" />
      </div>
    </div>
  );
}
