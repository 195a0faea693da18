import { LETTER } from "#content/site/letter.ts";
import { DropField } from "../../ui/drop-field.tsx";
import type { LetterFormState } from "./use-letter-form.ts";

const { resume: label, resumeHint: hint, drop, choose, remove, removeLabel } = LETTER.form;

/** A PDF, dropped or chosen. */
export function ResumeField({ state }: { state: LetterFormState }) {
  return (
    <DropField
      texts={{ label, hint, drop, choose, remove, removeLabel }}
      file={state.resume}
      choose={state.chooseResume}
      input={state.fields.resume}
      name="resume"
      accept=".pdf"
      required
      problem={state.problems.find(({ field }) => field === "resume")?.text ?? null}
    />
  );
}
