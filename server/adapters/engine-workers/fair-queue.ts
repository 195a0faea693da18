/** How much one caller may have in hand. */
export type CallerBounds = {
  /** Jobs that run at a time. */
  running: number;
  /** Jobs that wait behind those. */
  waiting: number;
};

export type Turn<Job> = { caller: string; job: Job };

type Line<Job> = { jobs: Job[]; running: number };

/**
 * Whose turn it is, and nothing else: no threads, no clock. Callers take turns, each with one job, in the order in which
 * they came; a caller's own jobs keep theirs. Whoever has as many running as they may is passed over and keeps their place.
 */
export class FairQueue<Job> {
  private readonly bounds: CallerBounds;
  private readonly most: number;
  /** In the order of turns. */
  private readonly lines = new Map<string, Line<Job>>();
  private waiting = 0;

  /** @param most jobs of all callers together that may wait. */
  constructor(bounds: CallerBounds, most: number) {
    this.bounds = bounds;
    this.most = most;
  }

  /** Jobs that wait. */
  get size(): number {
    return this.waiting;
  }

  /** Jobs that could run at once, were there threads enough. */
  get runnable(): number {
    let jobs = 0;
    for (const line of this.lines.values())
      jobs += Math.min(line.jobs.length, Math.max(0, this.bounds.running - line.running));
    return jobs;
  }

  /**
   * Returns the job for which there is no room, null where there is room for all: this one where its caller has enough
   * waiting; where the whole queue is full, the last of whoever has most waiting.
   */
  add(caller: string, job: Job): Job | null {
    const line = this.lines.get(caller) ?? { jobs: [], running: 0 };
    const startable = Math.max(0, this.bounds.running - line.running);
    if (line.jobs.length >= this.bounds.waiting + startable) return job;
    const displaced = this.waiting >= this.most ? this.displace(line.jobs.length) : null;
    if (displaced === null && this.waiting >= this.most) return job;
    // Who had nothing waiting comes behind all that do.
    if (line.jobs.length === 0) this.moveToEnd(caller, line);
    line.jobs.push(job);
    this.waiting += 1;
    return displaced;
  }

  /** Takes a job back that waits; one that does not is let be. */
  remove(caller: string, job: Job): void {
    const line = this.lines.get(caller);
    const at = line?.jobs.indexOf(job) ?? -1;
    if (line === undefined || at < 0) return;
    line.jobs.splice(at, 1);
    this.waiting -= 1;
    this.forgetIdle(caller, line);
  }

  /** The next job to run, which counts as running until `end`; null where none may. */
  take(): Turn<Job> | null {
    for (const [caller, line] of this.lines) {
      if (line.jobs.length === 0 || line.running >= this.bounds.running) continue;
      line.running += 1;
      this.waiting -= 1;
      this.moveToEnd(caller, line);
      return { caller, job: line.jobs.shift()! };
    }
    return null;
  }

  /** A job of this caller's that was taken has ended. */
  end(caller: string): void {
    const line = this.lines.get(caller)!;
    line.running -= 1;
    this.forgetIdle(caller, line);
  }

  /** Takes out the last job of the longest line; null where no line would still be as long as one of `length` and one more. */
  private displace(length: number): Job | null {
    let longest: Line<Job> | null = null;
    for (const line of this.lines.values())
      if (line.jobs.length > (longest?.jobs.length ?? length + 1)) longest = line;
    if (longest === null) return null;
    this.waiting -= 1;
    return longest.jobs.pop()!;
  }

  private moveToEnd(caller: string, line: Line<Job>): void {
    this.lines.delete(caller);
    this.lines.set(caller, line);
  }

  private forgetIdle(caller: string, { jobs, running }: Line<Job>): void {
    if (jobs.length === 0 && running === 0) this.lines.delete(caller);
  }
}
