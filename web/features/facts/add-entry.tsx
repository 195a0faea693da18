import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { FACTS } from "#content/site/facts.ts";
import type { WireFact } from "#contract/facts.ts";
import styles from "./check-facts.module.css";
import { EditorActions } from "./editor-actions.tsx";
import type { FactsView } from "./use-facts.ts";

type Props = {
  kind: "job" | "study";
  /** The empty values of the entry, one a field. */
  facts: readonly WireFact[];
  say: FactsView["say"];
  onAdded: () => void;
  onCancel: () => void;
};

/** The fields that name a job or study which was not found; one of the first two is enough. Escape leaves it. */
export function AddEntry({ kind, facts, say, onAdded, onCancel }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || form.current === null) return;
    const said = new FormData(form.current);
    const answers = facts
      .map((fact) => ({ id: fact.id, said: String(said.get(fact.field) ?? "").trim() }))
      .filter((answer) => answer.said !== "");
    if (!facts.slice(0, 2).some((fact) => answers.some((answer) => answer.id === fact.id)))
      return setFailed(FACTS.missing.hint[kind]);
    setSaving(true);
    const { problem } = await say(answers);
    setSaving(false);
    if (problem === null) onAdded();
    else setFailed(problem.title);
  };
  return (
    <form
      ref={form}
      className={`${styles.editor} no-print`}
      aria-label={FACTS.missing.form[kind]}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
      }}
    >
      {facts.map(({ field }) => (
        <div key={field} className={styles.entryField}>
          <label htmlFor={`${id}-${field}`}>{FACTS.fields[field]}</label>
          {field === "dates" && (
            <p id={`${id}-hint`} className={styles.hint}>
              {FACTS.datesHint}
            </p>
          )}
          <input
            id={`${id}-${field}`}
            name={field}
            type="text"
            maxLength={200}
            autoComplete="off"
            aria-describedby={field === "dates" ? `${id}-hint ${id}-error` : `${id}-error`}
          />
        </div>
      ))}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {failed}
      </p>
      <EditorActions keep={FACTS.missing.add[kind]} onCancel={onCancel} />
    </form>
  );
}
