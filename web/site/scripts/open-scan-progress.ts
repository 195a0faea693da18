import { SCAN_PROGRESS } from "#content/site/scan-form.ts";
import { PROGRESS_INTERVAL_MS, SCAN_PROGRESS_START, scanProgressMessage } from "#contract/progress.ts";
import { progressPercent } from "../../features/progress/progress-percent.ts";
import { findPart } from "./find-part.ts";

export type ScanProgress = {
  /** The server has answered: offers the result, and settles when the user takes it or the progress is full. */
  finish: () => Promise<void>;
  close: () => void;
};

/** Opens the progress popup and keeps its pace (product spec, section 4). Cancel and Escape call `onCancel`. */
export function openScanProgress(onCancel: () => void): ScanProgress {
  const popup = findPart<HTMLDialogElement>(document, "[data-progress]");
  const show = findPart<HTMLButtonElement>(popup, "[data-progress-show]");
  const cancel = findPart<HTMLButtonElement>(popup, "[data-progress-cancel]");
  const life = new AbortController();
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const start = performance.now();
  let answered = false;

  function step(): void {
    const percent = progressPercent(performance.now() - start, SCAN_PROGRESS_START);
    showPercent(popup, percent);
    if (percent === 100 && answered) take();
  }

  const timer = setInterval(step, PROGRESS_INTERVAL_MS);
  show.hidden = true;
  findPart(popup, "[data-progress-ready]").textContent = "";
  cancel.hidden = false;
  show.addEventListener("click", () => take(), { signal: life.signal });
  cancel.addEventListener("click", onCancel, { signal: life.signal });
  popup.addEventListener(
    "cancel",
    (event) => {
      event.preventDefault();
      if (answered) take();
      else onCancel();
    },
    { signal: life.signal },
  );
  step();
  popup.showModal();

  return {
    finish: () => {
      answered = true;
      findPart(popup, "[data-progress-ready]").textContent = SCAN_PROGRESS.ready;
      show.hidden = false;
      show.focus();
      cancel.hidden = true;
      step();
      return taken;
    },
    close: () => {
      clearInterval(timer);
      life.abort();
      popup.close();
    },
  };
}

function showPercent(popup: HTMLElement, percent: number): void {
  const message = scanProgressMessage(percent);
  findPart(popup, "[data-progress-bar]").setAttribute("aria-valuenow", String(percent));
  findPart(popup, "[data-progress-fill]").style.transform = `translateX(${percent - 100}%)`;
  findPart(popup, "[data-progress-percent]").textContent = `${percent}%`;
  const words = findPart(popup, "[data-progress-message]");
  if (words.textContent !== message) words.textContent = message;
}
