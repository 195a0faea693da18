import { Button } from "@mantine/core";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import { LETTER_PROGRESS_START, letterProgressMessage, PROGRESS_INTERVAL_MS } from "#contract/progress.ts";
import styles from "../../ui/progress-popup.module.css";
import { progressPercent } from "../progress/progress-percent.ts";
import own from "./letter.module.css";

const TEXTS = LETTER.progress;
const LONGEST_GLIMPSE = 400;

type Props = {
  /** The server has answered: the letter is offered, and shown by itself when the progress is full. */
  ready: boolean;
  /** The letter as far as a language model has written it; empty without one. */
  soFar: string;
  onShow: () => void;
  onCancel: () => void;
};

/** The progress popup at its own pace (product spec, section 4). Escape means Cancel, or the letter once it is there. */
export function LetterProgress({ ready, soFar, onShow, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  const percent = useProgress();
  const message = letterProgressMessage(percent);
  const full = ready && percent === 100;
  const id = useId();

  // Closed before it is taken out of the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const popup = dialog.current;
    popup?.showModal();
    return () => popup?.close();
  }, []);
  useEffect(() => {
    if (ready) show.current?.focus();
  }, [ready]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once, when the progress is full.
  useEffect(() => {
    if (full) onShow();
  }, [full]);

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (ready) onShow();
        else onCancel();
      }}
    >
      <h2 id={id}>{TEXTS.title}</h2>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={TEXTS.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div style={{ transform: `translateX(${percent - 100}%)` }} />
      </div>
      <p className={styles.message}>
        <span role="status">{message}</span>
        <span aria-hidden="true">{percent}%</span>
      </p>
      {soFar !== "" && !ready && (
        <div className={own.soFar} aria-hidden="true">
          <p>{TEXTS.soFar}</p>
          <p>{soFar.slice(-LONGEST_GLIMPSE)}</p>
        </div>
      )}
      <p className={styles.ready} role="status">
        {ready && TEXTS.ready}
      </p>
      <div className={styles.actions}>
        {ready ? (
          <Button ref={show} onClick={onShow}>
            {TEXTS.show}
          </Button>
        ) : (
          <Button variant="default" onClick={onCancel}>
            {TEXTS.cancel}
          </Button>
        )}
      </div>
    </dialog>
  );
}

function useProgress(): number {
  const [percent, setPercent] = useState<number>(LETTER_PROGRESS_START);
  useEffect(() => {
    const start = performance.now();
    const step = () => setPercent(progressPercent(performance.now() - start, LETTER_PROGRESS_START));
    const timer = setInterval(step, PROGRESS_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return percent;
}
