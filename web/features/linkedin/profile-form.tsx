import { IconArrowRight, IconClipboardText, IconFileTypePdf, IconFileZip } from "@tabler/icons-react";
import { useId } from "react";
import { LINKEDIN } from "#content/site/linkedin.ts";
import { MAX_JOB_CHARACTERS, MAX_PROFILE_CHARACTERS } from "#contract/limits.ts";
import buttons from "../../ui/button.module.css";
import desk from "../../ui/desk.module.css";
import form from "../../ui/form-field.module.css";
import { Icon } from "../../ui/icon.tsx";
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
      className={`${styles.panel} ${desk.desk} no-print`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAnalyze();
      }}
    >
      <fieldset disabled={!ready} aria-label={LINKEDIN.title} className={styles.whole}>
        <OwnPart draft={draft} change={change} />
        <AddressField draft={draft} change={change} />
        <div className={styles.parts}>
          <AnswersPart draft={draft} change={change} />
          <JobPart draft={draft} change={change} />
        </div>
        <div className={styles.send}>
          <button type="submit" className={`${buttons.marker} ${buttons.big}`} disabled={loading}>
            {loading ? LINKEDIN.analyzing : LINKEDIN.analyze}
            <Icon of={IconArrowRight} />
          </button>
          <p className={desk.soft}>{LINKEDIN.own.privacy}</p>
        </div>
      </fieldset>
      <noscript>
        <p>{LINKEDIN.withoutScript}</p>
      </noscript>
    </form>
  );
}

function AddressField({ draft, change }: PartProps) {
  const id = useId();
  return (
    <div className={styles.address}>
      <label htmlFor={id}>{LINKEDIN.url}</label>
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
      <p id={`${id}-note`} className={desk.soft}>
        {LINKEDIN.note}
      </p>
    </div>
  );
}

/** The profile itself, as a file or as text. */
function OwnPart({ draft, change }: PartProps) {
  const { own } = LINKEDIN;
  return (
    <fieldset className={styles.own}>
      <legend>{own.title}</legend>
      <Ways />
      <div className={styles.sheets}>
        <ProfileFile file={draft.file} choose={(file) => change({ file })} />
        <LongText
          label={own.text}
          hint={own.textHint}
          rows={4}
          maxLength={MAX_PROFILE_CHARACTERS}
          value={draft.text}
          onText={(text) => change({ text })}
        />
      </div>
    </fieldset>
  );
}

const WAYS = [
  ["print", IconFileTypePdf],
  ["export", IconFileZip],
  ["text", IconClipboardText],
] as const;

/** What the person owns of their profile, and how to come by it. */
function Ways() {
  const { ways, best } = LINKEDIN.own;
  return (
    <ul className={styles.ways}>
      {WAYS.map(([way, icon]) => (
        <li key={way} data-best={way === "print" ? "" : undefined}>
          <Icon of={icon} size={26} />
          <p>
            <strong>{ways[way].name}</strong>
            {way === "print" && <span className={styles.best}>{best}</span>}
          </p>
          <p className={desk.soft}>{ways[way].text}</p>
        </li>
      ))}
    </ul>
  );
}

function AnswersPart({ draft, change }: PartProps) {
  const { answers } = LINKEDIN;
  return (
    <details className={styles.part}>
      <summary>{answers.title}</summary>
      <p className={desk.soft}>{answers.hint}</p>
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
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={form.hint}>
        {hint}
      </p>
      <textarea
        id={id}
        className={form.textarea}
        rows={rows}
        maxLength={maxLength}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </div>
  );
}
