import { useEffect, useId, useRef } from "react";
import { LETTER } from "#content/site/letter.ts";
import type { CheckedSentence } from "#contract/letter.ts";
import { splitMarks } from "../../ui/split-marks.ts";
import styles from "./letter.module.css";

type Props = {
  text: string;
  sentences: readonly CheckedSentence[];
  onEdit: (text: string) => void;
  /** The sentence that the caret stands in; null between sentences. */
  onCaret: (sentence: CheckedSentence | null) => void;
};

/**
 * The letter to write in. A copy of its text stands exactly behind the field: it gives the field its height, and carries
 * the marks that a field cannot show.
 */
export function LetterEditor({ text, sentences, onEdit, onCaret }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const findCaret = () => {
    const at = field.current?.selectionStart ?? 0;
    onCaret(sentences.find(({ start, end }) => start <= at && at <= end) ?? null);
  };
  return (
    <div className={styles.editor}>
      <label htmlFor={id} className="visually-hidden">
        {LETTER.result.editLabel}
      </label>
      <div className={styles.letter} aria-hidden="true">
        {splitMarks(text, sentences).map(({ text: piece, start, mark }) =>
          mark === null || mark.vouched ? (
            piece
          ) : (
            <mark key={start} className={styles.notVouched}>
              {piece}
            </mark>
          ),
        )}
        {"\n"}
      </div>
      <textarea
        ref={field}
        id={id}
        className={styles.letter}
        value={text}
        spellCheck
        aria-describedby={`${id}-hint`}
        onChange={(event) => onEdit(event.target.value)}
        onSelect={findCaret}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {LETTER.result.editHint}
      </p>
    </div>
  );
}
