import type { CallerBounds } from "./fair-queue.ts";
import type { BudgetLimits } from "./processor-budget.ts";

/** What one caller may take of the pool. */
export type CallerShare = CallerBounds & {
  /** Null where nobody is counted. */
  budget: BudgetLimits | null;
};

/** Jobs of one caller that run at a time, on however large a machine. */
const MOST_RUNNING = 2;

/**
 * The share of a stranger. A caller never has the last thread, so that somebody else's job need not wait for the end of a
 * hostile one.
 *
 * The budget is many times what people use: a scan takes 25 to 75 ms of the processor, a letter 40 to 150, and all that
 * the limits on requests let one address ask for in ten minutes some 50 s of it.
 */
export function shareOfStranger(workers: number): CallerShare {
  return {
    running: Math.max(1, Math.min(MOST_RUNNING, workers - 1)),
    waiting: 8,
    budget: { windowMs: 10 * 60_000, mostMs: 60_000, mostAfterKillMs: 15_000 },
  };
}
