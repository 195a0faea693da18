import { PROGRESS_INTERVAL_MS, PROGRESS_STEP } from "#contract/progress.ts";

/** The progress shown after so many milliseconds: a step of ten each half second, from `start` to 100. */
export function progressPercent(elapsedMs: number, start: number): number {
  const steps = Math.floor(Math.max(0, elapsedMs) / PROGRESS_INTERVAL_MS);
  return Math.min(100, start + steps * PROGRESS_STEP);
}
