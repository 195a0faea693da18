export type BudgetLimits = {
  windowMs: number;
  /** Time of the processor within a window, in milliseconds. */
  mostMs: number;
  /** The same once a job of the window had to be stopped by force. */
  mostAfterKillMs: number;
};

type Window = { endsAt: number; usedMs: number; killed: boolean };

/** What each caller has used of the processor, in windows that begin with their first job. Times are handed in. */
export class ProcessorBudget {
  private readonly limits: BudgetLimits;
  private readonly windows = new Map<string, Window>();
  private sweepAt = 0;

  constructor(limits: BudgetLimits) {
    this.limits = limits;
  }

  /** Milliseconds until this caller may come again; 0 where they may now. */
  waitMs(caller: string, now: number): number {
    const window = this.windows.get(caller);
    if (window === undefined || window.endsAt <= now) return 0;
    const { mostMs, mostAfterKillMs } = this.limits;
    return window.usedMs < (window.killed ? mostAfterKillMs : mostMs) ? 0 : window.endsAt - now;
  }

  charge(caller: string, used: { ms: number; killed: boolean }, now: number): void {
    this.sweep(now);
    const open = this.windows.get(caller);
    const window =
      open !== undefined && open.endsAt > now
        ? open
        : { endsAt: now + this.limits.windowMs, usedMs: 0, killed: false };
    window.usedMs += used.ms;
    window.killed ||= used.killed;
    this.windows.set(caller, window);
  }

  /** Forgets windows that are over, once in each window's time. */
  private sweep(now: number): void {
    if (now < this.sweepAt) return;
    for (const [caller, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(caller);
    this.sweepAt = now + this.limits.windowMs;
  }
}
