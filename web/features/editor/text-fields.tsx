import { useId, useState } from "react";
import styles from "./editor.module.css";

type Props<Value> = {
  label: string;
  hint?: string | undefined;
  value: Value;
  /** Undefined where the field is emptied. */
  onChange: (value: Value | undefined) => void;
};

export function LineField({ label, hint, value, onChange }: Props<string>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={1000}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(orNothing(target.value))}
      />
      {hint !== undefined && <Hint id={`${id}-hint`} text={hint} />}
    </div>
  );
}

export function TextField({ label, value, onChange }: Props<string>) {
  const id = useId();
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={10_000}
        value={value}
        onChange={({ target }) => onChange(orNothing(target.value))}
      />
    </div>
  );
}

/** A list with an item a line. What is typed stands as typed; empty lines are no items. */
export function LinesField({ label, value, onChange }: Props<readonly string[]>) {
  const id = useId();
  const [typed, setTyped] = useTyped(value, "\n");
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={Math.min(12, Math.max(3, value.length + 1))}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(itemsOf(target.value, "\n"));
        }}
      />
    </div>
  );
}

/** A list between commas. */
export function WordsField({ label, value, onChange }: Props<readonly string[]>) {
  const id = useId();
  const [typed, setTyped] = useTyped(value, ",");
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(itemsOf(target.value, ","));
        }}
      />
    </div>
  );
}

function Hint({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.hint}>
      {text}
    </p>
  );
}

/** What stands in a field of items: as typed, until the list becomes another one by undo or in another tab. */
function useTyped(items: readonly string[], sign: "\n" | ","): [string, (typed: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const same = typed !== null && (itemsOf(typed, sign) ?? []).join("\n") === items.join("\n");
  return [same ? typed : items.join(sign === "," ? ", " : "\n"), setTyped];
}

function itemsOf(typed: string, sign: string): string[] | undefined {
  const items = typed
    .split(sign)
    .map((item) => item.trim())
    .filter((item) => item !== "");
  return items.length === 0 ? undefined : items;
}

const orNothing = (value: string) => (value === "" ? undefined : value);
