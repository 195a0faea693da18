import { useId } from "react";
import { WHAT_IF } from "#content/site/what-if.ts";
import { splitMarks } from "../../ui/split-marks.ts";
import styles from "./what-if.module.css";

type Props = {
  text: string;
  marks: readonly { start: number; end: number }[];
  onEdit: (text: string) => void;
};

/** The text to write in, over a copy of itself that gives the field its height and carries the marks. */
export function EditedText({ text, marks, onEdit }: Props) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {WHAT_IF.label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {WHAT_IF.hint}
      </p>
      <div className={styles.sheet}>
        <div className={styles.copy} aria-hidden="true">
          {splitMarks(text, marks).map(({ text: piece, start, mark }) =>
            mark === null ? piece : <mark key={start}>{piece}</mark>,
          )}
          {"\n"}
        </div>
        <textarea
          id={id}
          className={styles.field}
          value={text}
          spellCheck
          aria-describedby={`${id}-hint`}
          onChange={(event) => onEdit(event.target.value)}
        />
      </div>
    </>
  );
}
