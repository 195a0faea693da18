import { LETTER } from "#content/site/letter.ts";
import { callApi } from "../../api.ts";
import { fillText } from "../../ui/fill-text.ts";
import { TrackButton } from "../applications/track-button.tsx";
import { checkText } from "./check-text.ts";
import styles from "./letter.module.css";
import { LetterAbout } from "./letter-about.tsx";
import { LetterResult } from "./letter-result.tsx";
import type { CheckText } from "./use-letter-text.ts";
import type { EarlierLetter, MadeLetter } from "./use-made-letter.ts";

/** The letter that was made last; every change to it is checked, and saved where it is kept. */
export function LastLetter({ made, onText }: { made: MadeLetter; onText: (text: string) => void }) {
  const { id, inputs, shown, writtenBy, tone, cards } = made;
  const check: CheckText = (text, signal) =>
    id === null
      ? checkText(inputs, text, signal)
      : callApi("saveLetter", { params: { id }, body: { coverLetter: text }, signal });
  return (
    <LetterResult
      letter={shown}
      title={writtenBy === null ? LETTER.result.checkedTitle : LETTER.result.title}
      about={
        <>
          <LetterAbout writtenBy={writtenBy} kept={id !== null} />
          {id !== null && <TrackButton from={{ letter: id }} />}
        </>
      }
      kept={id !== null}
      isNew
      check={check}
      rework={writtenBy === "composer" && tone !== null ? { inputs, tone, cards } : null}
      onText={onText}
    />
  );
}

/** Letters that were edited here before the last one was written: nothing that somebody typed is lost. */
export function EarlierLetters({ letters }: { letters: readonly EarlierLetter[] }) {
  return (
    <details className={styles.earlier}>
      <summary>{fillText(LETTER.result.earlier, { count: letters.length })}</summary>
      {letters.map(({ key, text }) => (
        <p key={key} className={styles.letter}>
          {text}
        </p>
      ))}
    </details>
  );
}
