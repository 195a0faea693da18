import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import { fillText } from "../../ui/fill-text.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import styles from "./letter.module.css";
import { LetterActions } from "./letter-actions.tsx";
import { LetterEditor } from "./letter-editor.tsx";
import { LetterSources } from "./letter-sources.tsx";
import { LetterText } from "./letter-text.tsx";
import { LetterVerdict } from "./letter-verdict.tsx";
import { openLook, PdfLook } from "./pdf-look.tsx";
import { placeSentences } from "./place-sentences.ts";
import { ReworkActions } from "./rework-actions.tsx";
import type { Rework } from "./rework-letter.ts";
import { SourceThread } from "./source-thread.tsx";
import { useChosenSentence } from "./use-chosen-sentence.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";
import { type CheckText, type LetterNames, type ShownLetter, useLetterText } from "./use-letter-text.ts";
import { useRework } from "./use-rework.ts";
import { VouchedBars } from "./vouched-bars.tsx";

const TEXTS = LETTER.result;

type Props = {
  letter: ShownLetter & LetterNames;
  title: string;
  /** What is to be said of the whole letter. */
  about: ReactNode;
  kept: boolean;
  /** It has just been made: the focus goes to it. */
  isNew: boolean;
  check: CheckText;
  /** Null for a letter that the engine did not compose: no part of it is made again. */
  rework: Rework | null;
  /** Told the text at every change. */
  onText?: (text: string) => void;
};

/** The result box: the letter to read or to edit, and beside it what each sentence rests on. */
export function LetterResult({ letter, title, about, kept, isNew, check, rework, onText }: Props) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const { state, edit } = useLetterText(letter, check);
  const sentences = placeSentences(state.text, state.sentences);
  const columns = useRef<HTMLDivElement>(null);
  const { chosen, sentence, number, open, choose, follow, goBack } = useChosenSentence(box, sentences);
  const [editing, setEditing] = useState(false);
  const [taken, setTaken] = useState(false);
  const [look, setLook] = useState(() => openLook(letter.sender));
  const leaving = useLeaveWarning(!kept && !taken);
  const { text } = state;

  const startOrEndEditing = (now: boolean) => {
    setEditing(now);
    follow(null);
  };
  const change = (changed: string) => {
    setTaken(false);
    edit(changed);
    onText?.(changed);
  };
  const reworking = useRework(rework, text, change);
  return (
    <section ref={box} className={styles.result} aria-labelledby={id} data-result>
      <ResultHead id={id} letter={letter} title={title} isNew={isNew}>
        <LetterActions
          text={text}
          company={letter.company}
          look={look}
          editing={editing}
          onEdit={startOrEndEditing}
          onTaken={() => setTaken(true)}
        />
      </ResultHead>
      <PdfLook look={look} onLook={setLook} />
      <div className={styles.vouched}>
        <VouchedBars sentences={sentences} />
        <LetterVerdict state={state} sentences={sentences} kept={kept} />
      </div>
      <div ref={columns} className={styles.columns}>
        <div className={styles.paper}>
          {editing ? (
            <LetterEditor text={text} sentences={sentences} onEdit={change} onCaret={follow} />
          ) : (
            <>
              <p className={styles.hint}>{TEXTS.hint}</p>
              <LetterText text={text} sentences={sentences} chosen={chosen} onChoose={choose} />
              {rework !== null && <ReworkActions rework={reworking} sentence={sentence} />}
            </>
          )}
          <div className={styles.about}>{about}</div>
        </div>
        <SourceThread columns={columns} chosen={editing ? null : chosen} />
        <LetterSources
          sentence={sentence}
          number={number}
          open={open}
          resumeText={state.resumeText}
          jobText={letter.jobText}
          onBack={editing ? null : goBack}
        />
      </div>
      {leaving !== null && <LeaveDialog {...leaving} />}
      <div className={styles.printed} aria-hidden="true">
        {text}
      </div>
    </section>
  );
}

type HeadProps = Pick<Props, "letter" | "title" | "isNew"> & { id: string; children: ReactNode };

function ResultHead({ id, letter, title, isNew, children }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    // The form above has just been folded to a line: the page begins with the letter.
    scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  const named = [letter.jobTitle, letter.company].filter((name) => name !== null).join(", ");
  return (
    <div className={styles.resultHead}>
      <h1 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.actions}>{children}</div>
      {named !== "" && <p className={styles.for}>{fillText(TEXTS.for, { what: named })}</p>}
    </div>
  );
}
