import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useId, useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./application.module.css";

const TEXTS = APPLICATIONS.notes;
const KINDS = ["follow-up", "thank-you"] as const;

/** Short notes to the employer, written by the engine from the linked resume and the kept ad; to copy, nothing is sent. */
export function NotePart({ id }: { id: string }) {
  const title = useId();
  const [note, setNote] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const write = async (kind: (typeof KINDS)[number]) => {
    setSaid(TEXTS.writing);
    setCopied(false);
    const result = await callApi("writeNote", { params: { id }, body: { kind } });
    setSaid("");
    setProblem(result.ok ? null : describeProblem(result.problem, APPLICATIONS.failed.quote));
    if (result.ok) setNote(result.answer.note);
  };
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title}>{TEXTS.title}</h2>
      <p className={styles.soft}>{TEXTS.text}</p>
      <div className={styles.actions}>
        {KINDS.map((kind) => (
          <button key={kind} type="button" className={buttons.quiet} onClick={() => void write(kind)}>
            {TEXTS.kinds[kind]}
          </button>
        ))}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <p role="alert" className={styles.error}>
        {problem}
      </p>
      {note !== null && (
        <>
          <label className={styles.field}>
            {TEXTS.label}
            <textarea rows={12} value={note} onChange={(event) => setNote(event.target.value)} />
          </label>
          <button
            type="button"
            className={buttons.button}
            onClick={() => void copy(note).catch(() => setCopied(false))}
          >
            <Icon of={copied ? IconCheck : IconCopy} />
            {copied ? TEXTS.copied : TEXTS.copy}
          </button>
        </>
      )}
    </section>
  );
}
