import { LETTER } from "#content/site/letter.ts";
import type { CheckedSentence } from "#contract/letter.ts";
import { splitMarks } from "../../ui/split-marks.ts";
import styles from "./letter.module.css";

type Props = {
  text: string;
  sentences: readonly CheckedSentence[];
  /** Start of the chosen sentence. */
  chosen: number | null;
  onChoose: (sentence: CheckedSentence) => void;
};

/** The letter to read: each sentence can be chosen by click or keyboard, and one that nothing backs says so. */
export function LetterText({ text, sentences, chosen, onChoose }: Props) {
  return (
    <div className={`${styles.letter} ${styles.numbered}`} data-letter>
      {splitMarks(text, sentences).map(({ text: piece, start, mark }) =>
        mark === null ? (
          piece
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a button element cannot be broken over lines as text is.
          <span
            key={start}
            role="button"
            tabIndex={0}
            className={styles.sentence}
            data-vouched={mark.vouched}
            data-verdict={mark.verdict}
            data-factless={mark.vouched && mark.evidence.length === 0 ? "" : undefined}
            data-start={start}
            aria-pressed={chosen === start}
            onClick={() => {
              // Selecting words to copy them chooses nothing.
              if (getSelection()?.isCollapsed !== false) onChoose(mark);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              onChoose(mark);
            }}
          >
            {piece}
            {nameMark(mark) !== null && <span className={styles.mark}> {nameMark(mark)}</span>}
          </span>
        ),
      )}
    </div>
  );
}

/** What is said of a sentence beside it; nothing where it is vouched for. */
function nameMark({ verdict, vouched, own }: CheckedSentence): string | null {
  if (own) return LETTER.result.own;
  if (verdict === "contradicted") return LETTER.result.contradicted;
  if (verdict === "doubtful") return LETTER.result.doubtful;
  return vouched ? null : LETTER.result.mark;
}
