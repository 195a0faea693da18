import { useEffect, useId, useRef, useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import { LETTER_PROGRESS_START, letterProgressMessage, PROGRESS_INTERVAL_MS } from "#contract/progress.ts";
import buttons from "../../ui/button.module.css";
import styles from "../../ui/progress-popup.module.css";
import { useModal } from "../../ui/use-modal.ts";
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
  const dialog = useModal();
  const percent = useProgress();
  const id = useId();
  useShowWhenFull(ready && percent === 100, onShow);
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
      <ProgressBar percent={percent} />
      {soFar !== "" && !ready && <Glimpse soFar={soFar} />}
      <p className={styles.ready} role="status">
        {ready && TEXTS.ready}
      </p>
      <div className={styles.actions}>
        <ShowOrCancel ready={ready} onShow={onShow} onCancel={onCancel} />
      </div>
    </dialog>
  );
}

function ProgressBar({ percent }: { percent: number }) {
  return (
    <>
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
        <span role="status">{letterProgressMessage(percent)}</span>
        <span aria-hidden="true">{percent}%</span>
      </p>
    </>
  );
}

function Glimpse({ soFar }: { soFar: string }) {
  return (
    <div className={own.soFar} aria-hidden="true">
      <p>{TEXTS.soFar}</p>
      <p>{soFar.slice(-LONGEST_GLIMPSE)}</p>
    </div>
  );
}

/** One button: Cancel until the letter is there, then the one that shows it, with the focus. */
function ShowOrCancel({ ready, onShow, onCancel }: Omit<Props, "soFar">) {
  const show = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ready) show.current?.focus();
  }, [ready]);
  return ready ? (
    <button type="button" className={buttons.button} ref={show} onClick={onShow}>
      {TEXTS.show}
    </button>
  ) : (
    <button type="button" className={buttons.quiet} onClick={onCancel}>
      {TEXTS.cancel}
    </button>
  );
}

function useShowWhenFull(full: boolean, onShow: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once, when the progress is full.
  useEffect(() => {
    if (full) onShow();
  }, [full]);
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
