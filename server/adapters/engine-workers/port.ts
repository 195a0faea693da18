import type { PdfRefusal } from "../pdf/port.ts";
import type { Tasks } from "./tasks.ts";

export type TaskName = keyof Tasks;
export type TaskInput<T extends TaskName> = Parameters<Tasks[T]>[0];
/** What ran out of time or memory is refused like any other document: a result, not an exception. */
export type TaskOutput<T extends TaskName> = Awaited<ReturnType<Tasks[T]>> | ({ ok: false } & PdfRefusal);

export type RunOptions = {
  /** Who asks: callers take turns, and each has a share of the threads and of the processor's time. */
  caller: string;
  /** Aborting gives up the job at once and frees its worker. The promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Time of the processor that the job may use, and a quarter of the time that it may stand outside the queue. 5,000 unless said. */
  timeoutMs?: number;
};

/** Runs the engine on hostile input, in threads that are stopped when they exceed their time or memory. */
export type EngineWorkers = {
  /**
   * Input and output are copied between threads. Rejects with WorkersBusy when too many jobs wait, of this caller or of
   * all; with WorkersOverBudget when the caller has used their time; with WorkersClosed after `close`, with the signal's
   * reason when aborted, and with an Error where the engine itself failed.
   */
  run: <T extends TaskName>(task: T, input: TaskInput<T>, options: RunOptions) => Promise<TaskOutput<T>>;
  /** Starts the threads before the first job needs them, and one to stand by for each that has to be stopped. */
  warm: () => Promise<void>;
  /** Lets what runs and waits come to its end, within its limits, then stops the threads. */
  close: () => Promise<void>;
};

export class WorkersBusy extends Error {
  override name = "WorkersBusy";
}

/** One caller's jobs have used all the time of the processor that a caller has. */
export class WorkersOverBudget extends Error {
  override name = "WorkersOverBudget";
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super("This caller's jobs have used their time.");
    this.retryAfterMs = retryAfterMs;
  }
}

export class WorkersClosed extends Error {
  override name = "WorkersClosed";
}
