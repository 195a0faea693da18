import { useId, useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import form from "../../site/home/scan-form.module.css";
import buttons from "../../ui/button.module.css";
import { describeFileSize } from "../../ui/describe-file-size.ts";
import { FileIcon } from "../../ui/icons.tsx";
import type { LetterFormState } from "./use-letter-form.ts";

const TEXTS = LETTER.form;

/** A PDF, dropped or chosen. */
export function ResumeField({ state }: { state: LetterFormState }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const { resume, chooseResume, fields } = state;
  const problem = state.problems.find(({ field }) => field === "resume")?.text;
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {TEXTS.resume}
      </label>
      <p id={`${id}-hint`} className={form.hint}>
        {TEXTS.resumeHint}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to the input inside. */}
      <div
        className={form.drop}
        data-over={over ? "" : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const file = event.dataTransfer.files[0];
          if (file !== undefined) chooseResume(file);
        }}
      >
        <FileIcon />
        {resume === null && (
          <p>
            {TEXTS.drop} <label htmlFor={id}>{TEXTS.choose}</label>
          </p>
        )}
        <p className={form.file} role="status">
          {resume !== null && `${resume.name} (${describeFileSize(resume.size)})`}
        </p>
        {resume !== null && (
          <button
            type="button"
            className={`${buttons.quiet} ${buttons.small}`}
            aria-label={TEXTS.removeLabel}
            onClick={() => {
              chooseResume(null);
              fields.resume.current?.focus();
            }}
          >
            {TEXTS.remove}
          </button>
        )}
        <input
          ref={fields.resume}
          id={id}
          name="resume"
          type="file"
          accept=".pdf"
          required
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-hint ${id}-error`}
          className={form.input}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) chooseResume(file);
            // So that choosing the same file once more is a change again; the file itself is held in the state.
            event.currentTarget.value = "";
          }}
        />
      </div>
      <p id={`${id}-error`} className={form.error} role="alert">
        {problem}
      </p>
    </div>
  );
}
