import { useEffect, useId, useRef, useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import { callApi } from "../../api.ts";
import { LETTER_MODEL_PATH } from "../../api-paths.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import desk from "../../ui/desk.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./letter-form.module.css";
import { type LetterInputs, toForm } from "./send-letter.ts";

const TEXTS = LETTER.model;

/** The name of the language model that this server has, or null: by default it has none. */
export function useLetterModel(): string | null {
  const [model, setModel] = useState<string | null>(null);
  useEffect(() => {
    const request = new AbortController();
    readModelName(request.signal).then(setModel, () => undefined);
    return () => request.abort();
  }, []);
  return model;
}

async function readModelName(signal: AbortSignal): Promise<string | null> {
  const response = await fetch(LETTER_MODEL_PATH, { cache: "no-store", signal });
  const answer: unknown = response.ok ? await response.json() : null;
  const name = typeof answer === "object" && answer !== null && "model" in answer ? answer.model : null;
  return typeof name === "string" ? name : null;
}

type Props = {
  model: string;
  use: boolean;
  onUse: (use: boolean) => void;
  /** The form's inputs, or null where something is missing; it then says so itself. */
  readInputs: () => LetterInputs | null;
};

/** Whether the model may see anything, and what exactly that would be. */
export function ModelChoice({ model, use, onUse, readInputs }: Props) {
  const [shown, setShown] = useState<string | null>(null);
  const [reading, setReading] = useState(false);

  async function preview(): Promise<void> {
    const inputs = readInputs();
    if (inputs === null || reading) return;
    setReading(true);
    const result = await callApi("previewLetter", { body: toForm(inputs) });
    setReading(false);
    if (result.ok) setShown(result.answer.text);
    else showNotice(describeProblem(result.problem, LETTER.errors.quote));
  }
  return (
    <div className={styles.model}>
      <label>
        <input type="checkbox" checked={use} onChange={(event) => onUse(event.target.checked)} />
        {fillText(TEXTS.use, { model })}
      </label>
      <p className={desk.soft}>{TEXTS.note}</p>
      <button
        type="button"
        className={`${buttons.quiet} ${buttons.small}`}
        aria-disabled={reading}
        onClick={() => void preview()}
      >
        {reading ? TEXTS.loading : TEXTS.preview}
      </button>
      {shown !== null && <Preview model={model} text={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

function Preview({ model, text, onClose }: { model: string; text: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.preview} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{fillText(TEXTS.previewTitle, { model })}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section aria-labelledby={id} tabIndex={0}>
        {text}
      </section>
      <button type="button" className={buttons.button} onClick={() => dialog.current?.close()}>
        {TEXTS.close}
      </button>
    </dialog>
  );
}
