import { useId, useRef, useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import { MAX_LETTER_CHARACTERS } from "#contract/limits.ts";
import { PROBLEMS } from "#contract/problem.ts";
import buttons from "../../ui/button.module.css";
import form from "../../ui/form-field.module.css";
import styles from "./letter-form.module.css";

const TEXTS = LETTER.check;

type Props = {
  ready: boolean;
  working: boolean;
  /** Why the last check did not happen; empty where it did. */
  failure: string;
  onCheck: (letter: string) => void;
};

/** A letter of any origin, to be checked against the resume and the ad of the form above. */
export function CheckLetter({ ready, working, failure, onCheck }: Props) {
  const [letter, setLetter] = useState("");
  const [problem, setProblem] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  function submit(): void {
    const wrong = findProblem(letter);
    setProblem(wrong);
    if (wrong === "") onCheck(letter);
    else field.current?.focus();
  }
  return (
    <section className={styles.plain} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{TEXTS.title}</h2>
      <p>{TEXTS.lead}</p>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!working) submit();
        }}
      >
        <div className={form.field}>
          <label htmlFor={id} className={form.label}>
            {TEXTS.letter}
          </label>
          <p id={`${id}-hint`} className={form.hint}>
            {TEXTS.hint}
          </p>
          <textarea
            ref={field}
            id={id}
            name="letter"
            rows={8}
            autoComplete="off"
            aria-invalid={problem === "" ? undefined : true}
            aria-describedby={`${id}-hint ${id}-error`}
            className={form.textarea}
            value={letter}
            onChange={(event) => setLetter(event.target.value)}
          />
          <p id={`${id}-error`} className={form.error} role="alert">
            {problem}
          </p>
        </div>
        <div className={styles.actions}>
          <button
            className={buttons.quiet}
            type="submit"
            disabled={!ready}
            aria-disabled={working}
            data-check
          >
            {working ? TEXTS.checking : TEXTS.button}
          </button>
        </div>
        <p className={form.failure} role="alert">
          {failure}
        </p>
      </form>
    </section>
  );
}

function findProblem(letter: string): string {
  if (letter.trim() === "") return PROBLEMS["letter-missing"].title;
  return letter.length > MAX_LETTER_CHARACTERS ? PROBLEMS["letter-too-long"].title : "";
}
