import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import type { CheckedSentence } from "#contract/letter.ts";
import { MAX_LETTER_CHARACTERS } from "#contract/limits.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import styles from "./letter.module.css";
import { LetterActions } from "./letter-actions.tsx";
import { LetterEditor } from "./letter-editor.tsx";
import { LetterSources } from "./letter-sources.tsx";
import { LetterText } from "./letter-text.tsx";
import { placeSentences } from "./place-sentences.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";
import { type CheckText, type LetterTextState, type ShownLetter, useLetterText } from "./use-letter-text.ts";

const TEXTS = LETTER.result;
/** From here on the sources stand beside the letter (letter.module.css). */
const BESIDE = "(min-width: 70rem)";

type Props = {
  letter: ShownLetter & { jobTitle: string | null; company: string | null };
  title: string;
  /** What is to be said of the whole letter. */
  about: ReactNode;
  kept: boolean;
  /** It has just been made: the focus goes to it. */
  isNew: boolean;
  check: CheckText;
  /** Told the text at every change. */
  onText?: (text: string) => void;
};

/** The result box: the letter to read or to edit, and beside it what each sentence rests on. */
export function LetterResult({ letter, title, about, kept, isNew, check, onText }: Props) {
  const { state, edit } = useLetterText(letter, check);
  const sentences = placeSentences(state.text, state.sentences);
  const [editing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const [taken, setTaken] = useState(false);
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const leaving = useLeaveWarning(!kept && !taken);

  const sentence = sentences.find(({ start }) => start === chosen) ?? null;
  const choose = (picked: CheckedSentence) => {
    setChosen(picked.start);
    // On a narrow page the sources stand below: they come into sight, and the focus with them.
    if (matchMedia(BESIDE).matches) return;
    const sources = box.current?.querySelector<HTMLElement>("[data-sources] h3");
    sources?.focus({ preventScroll: true });
    sources?.scrollIntoView({ block: "start" });
  };
  const goBack = () => box.current?.querySelector<HTMLElement>(`[data-start="${chosen}"]`)?.focus();
  const named = [letter.jobTitle, letter.company].filter((name) => name !== null).join(", ");

  return (
    <section ref={box} className={styles.result} aria-labelledby={id} data-result>
      <div className={styles.resultHead}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {named !== "" && <p className={styles.for}>{fillText(TEXTS.for, { what: named })}</p>}
        <div className={styles.about}>{about}</div>
        <div className={styles.actions}>
          <LetterActions
            text={state.text}
            company={letter.company}
            editing={editing}
            onEdit={(now) => {
              setEditing(now);
              setChosen(null);
            }}
            onTaken={() => setTaken(true)}
          />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.paper}>
          {editing ? (
            <LetterEditor
              text={state.text}
              sentences={sentences}
              onEdit={(text) => {
                setTaken(false);
                edit(text);
                onText?.(text);
              }}
              onCaret={(at) => setChosen(at?.start ?? null)}
            />
          ) : (
            <>
              <p className={styles.hint}>{TEXTS.hint}</p>
              <LetterText text={state.text} sentences={sentences} chosen={chosen} onChoose={choose} />
            </>
          )}
          <p role="status" className={styles.verdict} data-verdict>
            {describeState(state, sentences, kept)}
          </p>
          {state.problem !== null && (
            <p role="alert" className={styles.problem}>
              {describeProblem(state.problem, LETTER.errors.quote)}
            </p>
          )}
        </div>
        <LetterSources
          sentence={sentence}
          resumeText={state.resumeText}
          jobText={letter.jobText}
          onBack={editing ? null : goBack}
        />
      </div>
      {leaving !== null && <LeaveDialog {...leaving} />}
      <div className={styles.printed} aria-hidden="true">
        {state.text}
      </div>
    </section>
  );
}

function describeState(
  { text, phase, problem }: LetterTextState,
  sentences: readonly CheckedSentence[],
  kept: boolean,
): string {
  if (text.length > MAX_LETTER_CHARACTERS) return TEXTS.tooLong;
  if (phase !== "settled") return kept ? TEXTS.saving : TEXTS.checking;
  if (problem !== null || text.trim() === "") return "";
  const count = sentences.filter(({ vouched }) => !vouched).length;
  if (count === 0) return TEXTS.allVouched;
  return count === 1 ? TEXTS.notVouchedOne : fillText(TEXTS.notVouched, { count });
}
