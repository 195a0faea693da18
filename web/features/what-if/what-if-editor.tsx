import { useEffect } from "react";
import { WHAT_IF } from "#content/site/what-if.ts";
import { MAX_EDITED_CHARACTERS } from "#contract/limits.ts";
import type { Scan } from "#contract/scan.ts";
import buttons from "../../ui/button.module.css";
import { EditedText } from "./edited-text.tsx";
import { moveMarks } from "./move-marks.ts";
import { type KeptText, useKeptText } from "./use-kept-text.ts";
import { useReader } from "./use-reader.ts";
import styles from "./what-if.module.css";
import { WhatIfActions } from "./what-if-actions.tsx";
import { WhatIfScore } from "./what-if-score.tsx";

type Props = { scan: Scan; skipped: ReadonlySet<string> };

/** The text on the left, what it is worth on the right; both follow each keystroke. */
export function WhatIfEditor({ scan, skipped }: Props) {
  const { state, read, retry } = useReader(scan.id);
  const original = state.type === "ready" ? state.original : null;
  const kept = useKeptText(scan.id, original?.text ?? null);
  const { text } = kept;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is read once, whoever changed it, and again by a new reader.
  useEffect(() => {
    if (text !== null) read(text);
  }, [text, original]);
  if (state.type === "failed")
    return (
      <div className={styles.note} role="alert">
        <p>{state.problem?.title ?? WHAT_IF.failed}</p>
        <button type="button" className={buttons.quiet} onClick={retry}>
          {WHAT_IF.retry}
        </button>
      </div>
    );
  if (state.type === "other-engine") return <p className={styles.note}>{WHAT_IF.otherEngine}</p>;
  if (state.type === "loading" || text === null) return <p role="status">{WHAT_IF.loading}</p>;
  return (
    <div className={styles.pair}>
      <WhatIfScore
        original={state.original.result}
        result={state.score.result}
        scan={scan}
        skipped={skipped}
      />
      <div className={styles.side}>
        <Conflict kept={kept} />
        <EditedText
          text={text}
          marks={moveMarks(state.score.marks, state.score.text, text)}
          onEdit={kept.edit}
        />
        {text.length > MAX_EDITED_CHARACTERS && <p role="alert">{WHAT_IF.tooLong}</p>}
        <WhatIfActions scan={scan} text={text} original={state.original.text} kept={kept} />
      </div>
    </div>
  );
}

/** Two windows changed the same text: the user says which one goes on. */
function Conflict({ kept: { other, choose } }: { kept: KeptText }) {
  if (other === null) return null;
  const { text, mine, theirs } = WHAT_IF.conflict;
  return (
    <div className={styles.note} role="alert">
      <p>{text}</p>
      <button type="button" className={buttons.quiet} onClick={() => choose("mine")}>
        {mine}
      </button>{" "}
      <button type="button" className={buttons.quiet} onClick={() => choose("theirs")}>
        {theirs}
      </button>
    </div>
  );
}
