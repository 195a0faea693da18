import type { CompiledForm } from "./compile-form.ts";

/** A form that the words [from, to) of a block could be read as, before it is decided whether they are. */
export type TermCandidate = {
  from: number;
  to: number;
  form: CompiledForm;
  /** The words are the form's own, plural and spelling aside; otherwise only the same activity ('forecasted'). */
  exact: boolean;
};
