import { setTimeout as sleep } from "node:timers/promises";

/** A thread on a busy machine waits for its turn; what waits longer than so many times its limit is given up all the same. */
const MOST_WAITING = 4;
/** A look costs the thread next to nothing, but not quite. */
const SHORTEST_SLEEP = 50;

/**
 * Resolves when a job has used `limitMs` of the processor, or stood for four times as long: a resume is not refused because
 * others keep the machine busy. Never resolves once the signal is aborted.
 *
 * @param readUsedMs the job's time of the processor so far.
 */
export async function exceedTime(
  readUsedMs: () => Promise<number>,
  limitMs: number,
  signal: AbortSignal,
): Promise<void> {
  const last = performance.now() + MOST_WAITING * limitMs;
  let left = limitMs;
  while (left > 0) {
    const untilLast = last - performance.now();
    if (untilLast <= 0) return;
    const slept = await sleep(Math.min(Math.max(left, SHORTEST_SLEEP), untilLast), true, { signal }).catch(
      () => false,
    );
    if (!slept) return new Promise(() => undefined);
    left = limitMs - (await readUsedMs());
  }
}
