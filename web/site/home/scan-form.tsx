import { IconArrowRight, IconFileUpload } from "@tabler/icons-react";
import { SCAN_FORM } from "#content/site/scan-form.ts";
import { MAX_NAME_CHARACTERS } from "#contract/limits.ts";
import buttons from "../../ui/button.module.css";
import fields from "../../ui/form-field.module.css";
import { Icon } from "../../ui/icon.tsx";
import styles from "./scan-form.module.css";
import { ScanProgress } from "./scan-progress.tsx";

/**
 * The scan form as HTML. Its script (scripts/start-scan-form.ts) finds the parts by their `data-` names, opens the button
 * and does the rest; until then the button is disabled, so that no job ad can end up in an address.
 */
export function ScanForm() {
  return (
    <section id="scan" className={styles.band} aria-labelledby="scan-title">
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="scan-title">{SCAN_FORM.title}</h2>
          <p className={styles.lead}>{SCAN_FORM.lead}</p>
        </div>
        <form className={styles.form} method="post" encType="multipart/form-data" noValidate data-scan-form>
          <ResumeField />
          <JobField />
          <NameFields />
          <div className={styles.actions}>
            <button type="submit" className={`${buttons.marker} ${buttons.big}`} disabled data-scan>
              <span data-scan-name>{SCAN_FORM.scan}</span>
              <Icon of={IconArrowRight} />
            </button>
            <div>
              <p className={styles.counter} data-scans-left>
                {SCAN_FORM.newAccount}
              </p>
              <p className={styles.promise}>
                <span data-needs-sign-in>{SCAN_FORM.needsSignIn} </span>
                {SCAN_FORM.privacy}
              </p>
            </div>
          </div>
          <p className={styles.usedUp} data-used-up hidden>
            {SCAN_FORM.usedUp} <a href="/pricing">{SCAN_FORM.plans}</a>
          </p>
          <p className={styles.waiting} role="status" data-waiting-note />
          <button type="button" className={`${buttons.quiet} ${buttons.small}`} data-stop-waiting hidden>
            {SCAN_FORM.stopWaiting}
          </button>
          <p className={fields.failure} role="alert" tabIndex={-1} data-scan-failure />
          <p className={`${fields.withoutScript} ${styles.withoutScript}`}>{SCAN_FORM.withoutScript}</p>
        </form>
      </div>
      <ScanProgress />
    </section>
  );
}

function ResumeField() {
  return (
    <div className={fields.field}>
      <label htmlFor="resume" className={fields.label}>
        {SCAN_FORM.resume}
      </label>
      <p id="resume-hint" className={fields.hint}>
        {SCAN_FORM.resumeHint}
      </p>
      <div className={fields.drop} data-drop>
        <Icon of={IconFileUpload} size={32} />
        <p data-no-file>
          {SCAN_FORM.drop} <label htmlFor="resume">{SCAN_FORM.choose}</label>
        </p>
        <p className={fields.file} role="status" data-file hidden />
        <button
          type="button"
          className={`${buttons.quiet} ${buttons.small}`}
          aria-label={SCAN_FORM.removeLabel}
          data-remove-file
          hidden
        >
          {SCAN_FORM.remove}
        </button>
        <input
          id="resume"
          name="resume"
          type="file"
          accept=".pdf"
          required
          aria-describedby="resume-hint resume-error"
          className={fields.input}
        />
      </div>
      <p id="resume-error" className={fields.error} role="alert" />
    </div>
  );
}

/** Shown once the ad was read; its script (scripts/scan-names.ts) fills them in, or offers what the ad may mean. */
function NameFields() {
  return (
    <div className={styles.names} data-names hidden>
      {(["jobTitle", "company"] as const).map((name) => (
        <div key={name}>
          <label className={styles.name}>
            {SCAN_FORM[name]}
            <input
              name={name}
              type="text"
              autoComplete="off"
              maxLength={MAX_NAME_CHARACTERS}
              aria-describedby="names-hint"
            />
          </label>
          <fieldset className={styles.offered} data-offered={name} hidden>
            <legend>{SCAN_FORM.suggestions[name]}</legend>
            {[0, 1, 2].map((at) => (
              <button key={at} type="button" className={`${buttons.quiet} ${buttons.small}`} hidden />
            ))}
          </fieldset>
        </div>
      ))}
      <p id="names-hint" className={styles.namesHint}>
        {SCAN_FORM.namesHint}
      </p>
    </div>
  );
}

function JobField() {
  return (
    <div className={fields.field}>
      <label htmlFor="job" className={fields.label}>
        {SCAN_FORM.job}
      </label>
      <p id="job-hint" className={fields.hint}>
        {SCAN_FORM.jobHint} <span data-job-length />
      </p>
      <textarea
        id="job"
        name="jobDescription"
        rows={4}
        required
        aria-describedby="job-hint job-error"
        className={fields.textarea}
      />
      <p id="job-error" className={fields.error} role="alert" />
    </div>
  );
}
