import type { ImportedLexicon } from "#engine/lexicon/open-lexicon.ts";
import { compilePdfium } from "../pdf/compile-pdfium.ts";
import type { PdfRefusalCode } from "../pdf/port.ts";
import { exceedTime } from "./exceed-time.ts";
import { type EngineWorkers, type RunOptions, WorkersBusy, WorkersClosed } from "./port.ts";
import { type JobEnd, WorkerThread } from "./worker-thread.ts";

export type PoolOptions = {
  /** Threads at most; 2 unless said. */
  workers?: number;
  /** Jobs that may wait; 64 unless said. */
  queue?: number;
  /** For jobs that do not say their own; 5,000 unless said. */
  timeoutMs?: number;
  /** Concepts that a deployer imported; none unless said. */
  lexicon?: ImportedLexicon | null;
};

type Job = {
  task: string;
  input: unknown;
  timeoutMs: number;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
  /** Gives the job up while it runs; null while it waits. */
  cut: (() => void) | null;
};

const refuse = (code: PdfRefusalCode) => ({ ok: false, code });

/** Opens a pool of threads for the engine. Threads start when a job needs them, and stay. */
export function openEngineWorkers({
  workers = 2,
  queue = 64,
  timeoutMs = 5000,
  lexicon = null,
}: PoolOptions = {}): EngineWorkers {
  const waiting: Job[] = [];
  const idle: WorkerThread[] = [];
  const working = new Set<Promise<void>>();
  const starting = new Set<Promise<void>>();
  let closed = false;
  let compiled: Promise<WebAssembly.Module> | null = null;

  /** Gives waiting jobs to idle threads, and starts threads while there are more jobs than those. */
  const serve = (): void => {
    while (waiting.length > 0 && idle.length > 0) {
      const work = doJob(idle.pop()!, waiting.shift()!).finally(() => {
        working.delete(work);
        serve();
      });
      working.add(work);
    }
    while (waiting.length > starting.size && working.size + idle.length + starting.size < workers)
      addThread();
  };

  const addThread = (): void => {
    const start = startThread()
      .then(
        (thread) => void idle.push(thread),
        (error) => waiting.shift()?.reject(error),
      )
      .finally(() => {
        starting.delete(start);
        serve();
      });
    starting.add(start);
  };

  const startThread = async (): Promise<WorkerThread> => {
    compiled ??= compilePdfium();
    const thread = new WorkerThread({ pdfium: await compiled, lexicon });
    await thread.ready;
    return thread;
  };

  /** Never rejects: the job's own promise tells what came of it. */
  const doJob = async (thread: WorkerThread, job: Job): Promise<void> => {
    const over = new AbortController();
    const end = await Promise.race([
      thread.run(job.task, job.input),
      exceedTime(() => thread.readJobMs(), job.timeoutMs, over.signal).then(() => "too-slow" as const),
      new Promise<"aborted">((resolve) => {
        job.cut = () => resolve("aborted");
      }),
    ]);
    over.abort();
    settle(job, end);
    if (typeof end !== "string" && thread.alive) idle.push(thread);
    else await thread.stop();
  };

  return {
    run: async (task, input, options: RunOptions = {}) => {
      const { signal } = options;
      if (closed) throw new WorkersClosed("The engine's workers are closed.");
      signal?.throwIfAborted();
      if (waiting.length >= queue) throw new WorkersBusy("Too many documents are waiting.");
      const { promise, resolve, reject } = Promise.withResolvers<never>();
      const job: Job = {
        task,
        input,
        timeoutMs: options.timeoutMs ?? timeoutMs,
        resolve: resolve as (output: unknown) => void,
        reject,
        cut: null,
      };
      const giveUp = () => {
        const at = waiting.indexOf(job);
        if (at >= 0) waiting.splice(at, 1);
        job.cut?.();
        reject(signal!.reason);
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      waiting.push(job);
      serve();
      try {
        return await promise;
      } finally {
        signal?.removeEventListener("abort", giveUp);
      }
    },
    warm: async () => {
      while (working.size + idle.length + starting.size < workers) addThread();
      await Promise.all(starting);
    },
    close: async () => {
      closed = true;
      while (starting.size + working.size > 0) await Promise.all([...starting, ...working]);
      await Promise.all(idle.splice(0).map((thread) => thread.stop()));
    },
  };
}

function settle(job: Job, end: JobEnd | "too-slow" | "aborted"): void {
  // An aborted job's promise has been rejected already.
  if (end === "aborted") return;
  if (end === "too-slow") job.resolve(refuse("pdf-too-slow"));
  else if (end.kind === "out-of-memory") job.resolve(refuse("pdf-too-complex"));
  else if (end.kind === "failed") job.reject(end.error);
  else job.resolve(end.output);
}
