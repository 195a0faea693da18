import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { LINKEDIN } from "#content/site/linkedin.ts";
import { MAX_JOB_CHARACTERS, MAX_PROFILE_CHARACTERS } from "#contract/limits.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { AnswerFields } from "./answer-fields.tsx";
import styles from "./linkedin.module.css";
import { ProfileFile } from "./profile-file.tsx";
import { EMPTY_DRAFT, type ProfileDraft } from "./profile-form-data.ts";
import { ReviewView } from "./review-view.tsx";
import { type AnalysisState, useAnalysis } from "./use-analysis.ts";

/** The address, what the person owns beside it, and the review beneath (product spec, section 2). */
export function ProfileScreen() {
  const id = useId();
  const [draft, setDraft] = useState<ProfileDraft>(EMPTY_DRAFT);
  const change = (part: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { state, analyze } = useAnalysis();
  // Until React runs, what is entered would be lost and the browser itself would send the form.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const loading = state.type === "loading";
  const { own, answers, job } = LINKEDIN;
  return (
    <div className={styles.page}>
      <h1>{LINKEDIN.title}</h1>
      <p className={styles.lead}>{LINKEDIN.lead}</p>
      <form
        className={`${styles.panel} no-print`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void analyze(draft);
        }}
      >
        <fieldset disabled={!ready} aria-label={LINKEDIN.title} className={styles.whole}>
          <label htmlFor={`${id}-url`}>{LINKEDIN.url}</label>
          <div className={styles.address}>
            <input
              id={`${id}-url`}
              type="text"
              inputMode="url"
              autoComplete="url"
              maxLength={2000}
              placeholder={LINKEDIN.placeholder}
              aria-describedby={`${id}-note`}
              value={draft.url}
              onChange={({ currentTarget: { value } }) => change({ url: value })}
            />
            <button type="submit" className={buttons.button} disabled={loading}>
              {loading ? LINKEDIN.analyzing : LINKEDIN.analyze}
            </button>
          </div>
          <p id={`${id}-note`} className={styles.note}>
            {LINKEDIN.note}
          </p>
          <fieldset className={styles.part}>
            <legend>{own.title}</legend>
            <ProfileFile file={draft.file} choose={(file) => change({ file })} />
            <label htmlFor={`${id}-text`}>{own.text}</label>
            <p id={`${id}-text-hint`} className={styles.note}>
              {own.textHint}
            </p>
            <textarea
              id={`${id}-text`}
              rows={4}
              maxLength={MAX_PROFILE_CHARACTERS}
              aria-describedby={`${id}-text-hint`}
              value={draft.text}
              onChange={({ currentTarget: { value } }) => change({ text: value })}
            />
          </fieldset>
          <details className={styles.part}>
            <summary>{answers.title}</summary>
            <p className={styles.note}>{answers.hint}</p>
            <AnswerFields answers={draft.answers} change={(said) => change({ answers: said })} />
          </details>
          <details className={styles.part}>
            <summary>{job.title}</summary>
            <label htmlFor={`${id}-job`}>{job.label}</label>
            <p id={`${id}-job-hint`} className={styles.note}>
              {job.hint}
            </p>
            <textarea
              id={`${id}-job`}
              rows={5}
              maxLength={MAX_JOB_CHARACTERS}
              aria-describedby={`${id}-job-hint`}
              value={draft.job}
              onChange={({ currentTarget: { value } }) => change({ job: value })}
            />
          </details>
          <p className={styles.send}>
            <button type="submit" className={buttons.button} disabled={loading}>
              {LINKEDIN.analyzeProfile}
            </button>
          </p>
        </fieldset>
        <noscript>
          <p>{LINKEDIN.withoutScript}</p>
        </noscript>
      </form>
      <Outcome state={state} />
    </div>
  );
}

function Outcome({ state }: { state: AnalysisState }) {
  const texts = LINKEDIN.result;
  const failure = useRef<HTMLDivElement>(null);
  const failed = state.type === "failed";
  // The form is higher than most screens, and one of its buttons stands at the top.
  useEffect(() => {
    if (failed) failure.current?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [failed]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {state.type === "loading" ? LINKEDIN.analyzing : ""}
      </p>
      <div ref={failure} role="alert" className={styles.failed}>
        {state.type === "failed" && (
          <>
            <p>{LINKEDIN.failed}</p>
            <p>{describeProblem(state.problem, LINKEDIN.quote)}</p>
          </>
        )}
      </div>
      {state.type === "done" && (
        <>
          <ReviewView html={state.review.reviewHtml} focus />
          {state.review.id !== null && (
            <p className="no-print">
              {texts.kept} <Link to="/resumes#linkedin">{texts.keptLink}</Link>
            </p>
          )}
        </>
      )}
    </>
  );
}
