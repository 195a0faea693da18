import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { FACTS } from "#content/site/facts.ts";
import type { WireFact } from "#contract/facts.ts";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./check-facts.module.css";
import { EditorActions } from "./editor-actions.tsx";

type Props = {
  fact: WireFact;
  onSave: (said: string) => Promise<boolean>;
  onCancel: () => void;
  /** Why what was entered was not kept. */
  failed: string | null;
};

/** The field in which a fact is mended in its place; Enter saves, Escape leaves it. */
export function FactEditor({ fact, onSave, onCancel, failed }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(fact.value ?? fact.read ?? "");
  const [saving, setSaving] = useState(false);
  const hint = fact.field === "dates" ? FACTS.datesHint : null;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    const kept = await onSave(text);
    setSaving(false);
    if (!kept) field.current?.focus();
  };
  return (
    <form
      className={styles.editor}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
      }}
    >
      <label htmlFor={id}>{fillText(FACTS.edit, { field: FACTS.fields[fact.field] })}</label>
      {hint !== null && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        ref={field}
        id={id}
        type="text"
        value={text}
        maxLength={200}
        required
        autoComplete="off"
        aria-invalid={failed !== null}
        aria-describedby={`${hint === null ? "" : `${id}-hint `}${id}-error`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-error`} className={styles.error} role="alert">
        {failed}
      </p>
      <EditorActions keep={FACTS.save} onCancel={onCancel} />
    </form>
  );
}
