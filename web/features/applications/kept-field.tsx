import { useEffect, useId, useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./application.module.css";
import type { EditResult } from "./application-store.ts";

const TEXTS = APPLICATIONS.one;

type Props = {
  label: string;
  value: string;
  type?: "text" | "url" | "date" | "email" | "tel";
  rows?: number;
  most: number;
  onKeep: (value: string) => Promise<EditResult>;
};

/**
 * A value that is kept when it is left. What somebody else made of it meanwhile stands below what was typed, for the user
 * to choose: neither is thrown away unseen.
 */
export function KeptField({ label, value, type = "text", rows, most, onKeep }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isConflict, setConflict] = useState(false);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!isConflict && draft === value) setDraft(null);
  }, [draft, value, isConflict]);

  const keep = async (text: string) => {
    if (text === value) return setDraft(null);
    setSaid(TEXTS.saving);
    const result = await onKeep(text);
    setSaid(result.ok ? TEXTS.saved : "");
    if (result.ok) {
      setConflict(false);
      return setDraft((now) => (now === text ? null : now));
    }
    // What was typed stays in the field, whatever stands there now.
    setDraft(text);
    if (result.problem.code === "application-changed") setConflict(true);
    else showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
  };
  const common = {
    id,
    value: draft ?? value,
    maxLength: most,
    onChange: (event: { target: { value: string } }) => {
      setDraft(event.target.value);
      setSaid("");
    },
    onBlur: () => {
      if (draft !== null && !isConflict) void keep(draft);
    },
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? <input type={type} {...common} /> : <textarea rows={rows} {...common} />}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {isConflict && (
        <div className={styles.conflict} role="alert">
          <p>
            {TEXTS.theirs} <q>{value}</q>
          </p>
          <div className={styles.actions}>
            <button
              type="button"
              className={`${buttons.quiet} ${buttons.small}`}
              onClick={() => void keep(draft ?? value)}
            >
              {fillText(TEXTS.useMine, {})}
            </button>
            <button
              type="button"
              className={`${buttons.ghost} ${buttons.small}`}
              onClick={() => {
                setDraft(null);
                setConflict(false);
              }}
            >
              {TEXTS.useTheirs}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
