import { IconArrowRight } from "@tabler/icons-react";
import { type ReactNode, useId, useRef } from "react";
import { LETTER } from "#content/site/letter.ts";
import { TONES } from "#contract/letter.ts";
import { MAX_NAME_CHARACTERS } from "#contract/limits.ts";
import buttons from "../../ui/button.module.css";
import desk from "../../ui/desk.module.css";
import { fillText } from "../../ui/fill-text.ts";
import form from "../../ui/form-field.module.css";
import { Icon } from "../../ui/icon.tsx";
import styles from "./letter-form.module.css";
import { ResumeField } from "./resume-field.tsx";
import type { JobNames } from "./use-job-names.ts";
import type { LetterFormState } from "./use-letter-form.ts";

const TEXTS = LETTER.form;

type Props = {
  state: LetterFormState;
  ready: boolean;
  working: boolean;
  onGenerate: () => void;
  /** What stands between the fields and the button. */
  children: ReactNode;
  note: string;
};

export function LetterForm({ state, ready, working, onGenerate, children, note }: Props) {
  const id = useId();
  return (
    <section id="new-letter" tabIndex={-1} className={`${styles.card} ${desk.desk}`} aria-labelledby={id}>
      <h2 id={id}>{TEXTS.title}</h2>
      <p className={desk.soft}>{TEXTS.lead}</p>
      <form
        className={styles.form}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!working) onGenerate();
        }}
      >
        <div className={styles.pair}>
          <ResumeField state={state} />
          <JobField state={state} />
        </div>
        <NameFields state={state} />
        <ToneChoice state={state} />
        {children}
        <div className={styles.actions}>
          <button
            type="submit"
            className={`${buttons.marker} ${buttons.big}`}
            disabled={!ready}
            aria-disabled={working}
            data-generate
          >
            {working ? TEXTS.generating : TEXTS.generate}
            <Icon of={IconArrowRight} />
          </button>
          <p className={desk.soft}>{note}</p>
        </div>
        <p className={form.withoutScript}>{TEXTS.withoutScript}</p>
      </form>
    </section>
  );
}

function JobField({ state }: { state: LetterFormState }) {
  const id = useId();
  const { job, setJob, fields } = state;
  const problem = state.problems.find(({ field }) => field === "job")?.text;
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {TEXTS.job}
      </label>
      <p id={`${id}-hint`} className={form.hint}>
        {TEXTS.jobHint} {job !== "" && fillText(TEXTS.soFar, { count: job.length.toLocaleString("en") })}
      </p>
      <textarea
        ref={fields.job}
        id={id}
        name="jobDescription"
        rows={10}
        required
        autoComplete="off"
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}-hint ${id}-error`}
        className={form.textarea}
        value={job}
        onChange={(event) => setJob(event.target.value)}
      />
      <p id={`${id}-error`} className={form.error} role="alert">
        {problem}
      </p>
    </div>
  );
}

function NameFields({ state }: { state: LetterFormState }) {
  const id = useId();
  return (
    <div className={styles.names}>
      <NameField name="jobTitle" hintId={id} state={state} />
      <NameField name="company" hintId={id} state={state} />
      <p id={id} className={desk.soft}>
        {TEXTS.namesHint}
      </p>
    </div>
  );
}

type NameFieldProps = { name: keyof JobNames; hintId: string; state: LetterFormState };

/** A field that the ad fills in where it is sure; where it is not, its likeliest wordings are offered below. */
function NameField({ name, hintId, state: { names, suggestions, setName } }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const offered = names[name] === "" ? suggestions[name] : [];
  return (
    <div>
      <label className={styles.name}>
        {TEXTS[name]}
        <input
          ref={field}
          name={name}
          type="text"
          autoComplete="off"
          maxLength={MAX_NAME_CHARACTERS}
          aria-describedby={hintId}
          value={names[name]}
          onChange={(event) => setName(name, event.target.value)}
        />
      </label>
      <fieldset className={styles.offered} hidden={offered.length === 0}>
        <legend>{TEXTS.suggestions[name]}</legend>
        {offered.map((text) => (
          <button
            key={text}
            type="button"
            className={`${buttons.quiet} ${buttons.small}`}
            onClick={() => {
              setName(name, text);
              field.current?.focus();
            }}
          >
            {text}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function ToneChoice({ state: { tone, setTone } }: { state: LetterFormState }) {
  return (
    <fieldset className={styles.tones}>
      <legend>{TEXTS.tone}</legend>
      {TONES.map((one) => (
        <label key={one}>
          <input type="radio" name="tone" value={one} checked={tone === one} onChange={() => setTone(one)} />
          <span>{TEXTS.tones[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
