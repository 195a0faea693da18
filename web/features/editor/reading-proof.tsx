import { useEffect, useState } from "react";
import { EDITOR } from "#content/site/editor.ts";
import type { ReadingProof as Proof } from "#contract/resume-document.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import type { Draft } from "./draft.ts";
import styles from "./editor.module.css";

const TEXTS = EDITOR.proof;

type State = { reading: boolean; proof: Proof | null; problem: string | null };
const NOT_READ: State = { reading: false, proof: null, problem: null };

/** What readers find in the PDF of the draft as it stands; another draft wants reading anew. */
export function ReadingProof({ draft }: { draft: Draft }) {
  const [state, setState] = useState(NOT_READ);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read of another draft says nothing of this one.
  useEffect(() => setState(NOT_READ), [draft]);
  const check = async () => {
    setState({ ...NOT_READ, reading: true });
    const outcome = await callApi("proveReading", { body: draft });
    setState(
      outcome.ok
        ? { reading: false, proof: outcome.answer, problem: null }
        : { reading: false, proof: null, problem: outcome.problem.title },
    );
  };
  const { reading, proof, problem } = state;
  return (
    <section aria-label={TEXTS.title} className={styles.proof}>
      <h2>{TEXTS.title}</h2>
      <p>{TEXTS.lead}</p>
      <button
        type="button"
        className={buttons.quiet}
        aria-disabled={reading}
        onClick={() => !reading && check()}
      >
        {reading ? TEXTS.checking : TEXTS.check}
      </button>
      <div role="status">
        {proof !== null && (
          <>
            <Found title={TEXTS.ours} fields={proof.ours} />
            <Found title={TEXTS.content} fields={proof.content} />
            {draft.look.template === "sidebar" && <p>{TEXTS.sidebar}</p>}
          </>
        )}
      </div>
      <p role="alert">{problem}</p>
    </section>
  );
}

function Found({ title, fields }: { title: string; fields: Proof["ours"] }) {
  const missing = fields.filter(({ found }) => !found);
  const count = String(fields.length);
  const found = String(fields.length - missing.length);
  return (
    <div className={styles.found} data-all={missing.length === 0 ? "" : undefined}>
      <h3>{title}</h3>
      <p>{fillText(missing.length === 0 ? TEXTS.all : TEXTS.some, { count, found })}</p>
      {missing.length > 0 && (
        <ul>
          {missing.map(({ name, text }) => (
            <li key={`${name} ${text}`}>
              {name}: <q>{text}</q>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
