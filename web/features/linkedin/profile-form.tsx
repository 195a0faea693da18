import { useId } from "react";
import { LINKEDIN } from "#content/site/linkedin.ts";
import { MAX_JOB_CHARACTERS, MAX_PROFILE_CHARACTERS } from "#contract/limits.ts";
import buttons from "../../ui/button.module.css";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { AnswerFields } from "./answer-fields.tsx";
import styles from "./linkedin.module.css";
import { ProfileFile } from "./profile-file.tsx";
import type { ProfileDraft } from "./profile-form-data.ts";

type PartProps = { draft: ProfileDraft; change: (part: Partial<ProfileDraft>) => void };
type Props = PartProps & { loading: boolean; onAnalyze: () => void };

export function ProfileForm({ draft, change, loading, onAnalyze }: Props) {
  const ready = useHydrated();
  return (
    <form
      className={`${styles.panel} no-print`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAnalyze();
      }}
    >
      <fieldset disabled={!ready} aria-label={LINKEDIN.title} className={styles.whole}>
        <AddressField draft={draft} change={change} loading={loading} />
        <OwnPart draft={draft} change={change} />
        <AnswersPart draft={draft} change={change} />
        <JobPart draft={draft} change={change} />
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
  );
}

function AddressField({ draft, change, loading }: Omit<Props, "onAnalyze">) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{LINKEDIN.url}</label>
      <div className={styles.address}>
        <input
          id={id}
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
    </>
  );
}

/** The profile itself, as a file or as text. */
function OwnPart({ draft, change }: PartProps) {
  const { own } = LINKEDIN;
  return (
    <fieldset className={styles.part}>
      <legend>{own.title}</legend>
      <ProfileFile file={draft.file} choose={(file) => change({ file })} />
      <LongText
        label={own.text}
        hint={own.textHint}
        rows={4}
        maxLength={MAX_PROFILE_CHARACTERS}
        value={draft.text}
        onText={(text) => change({ text })}
      />
    </fieldset>
  );
}

function AnswersPart({ draft, change }: PartProps) {
  const { answers } = LINKEDIN;
  return (
    <details className={styles.part}>
      <summary>{answers.title}</summary>
      <p className={styles.note}>{answers.hint}</p>
      <AnswerFields answers={draft.answers} change={(said) => change({ answers: said })} />
    </details>
  );
}

function JobPart({ draft, change }: PartProps) {
  const { job } = LINKEDIN;
  return (
    <details className={styles.part}>
      <summary>{job.title}</summary>
      <LongText
        label={job.label}
        hint={job.hint}
        rows={5}
        maxLength={MAX_JOB_CHARACTERS}
        value={draft.job}
        onText={(text) => change({ job: text })}
      />
    </details>
  );
}

type LongTextProps = {
  label: string;
  hint: string;
  rows: number;
  maxLength: number;
  value: string;
  onText: (text: string) => void;
};

function LongText({ label, hint, rows, maxLength, value, onText }: LongTextProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={styles.note}>
        {hint}
      </p>
      <textarea
        id={id}
        rows={rows}
        maxLength={maxLength}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </>
  );
}
