import type { ImportedLexicon } from "#engine/lexicon/imported-lexicon.ts";
import { compilePdfium } from "../pdf/compile-pdfium.ts";
import type { PdfRefusalCode } from "../pdf/port.ts";
import { type CallerShare, shareOfStranger } from "./caller-share.ts";
import { exceedTime } from "./exceed-time.ts";
import { FairQueue, type Turn } from "./fair-queue.ts";
import {
  type EngineWorkers,
  type TaskInput,
  type TaskName,
  WorkersBusy,
  WorkersClosed,
  WorkersOverBudget,
} from "./port.ts";
import { ProcessorBudget } from "./processor-budget.ts";
import { openThreadStock, type ThreadStock } from "./thread-stock.ts";
import { type JobEnd, WorkerThread } from "./worker-thread.ts";

export type PoolOptions = {
  /** Jobs that run at a time; 2 unless said. A pool that was warmed has one thread more, which stands by. */
  workers?: number;
  /** Jobs that may wait; 64 unless said. */
  queue?: number;
  /** For jobs that do not say their own; 5,000 unless said. */
  timeoutMs?: number;
  /** Concepts that a deployer imported; none unless said. */
  lexicon?: ImportedLexicon | null;
  /** What one caller may take; that of a stranger unless said. */
  share?: CallerShare;
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

type PoolEnd = JobEnd | { kind: "too-slow" } | { kind: "aborted" };

/** What another thread in the place of a stopped one takes of the processor, in milliseconds, until it is warm. */
const REPLACEMENT_MS = 1500;
const SPARE_THREADS = 1;
/** Work on which a thread loads what every job needs. */
const REHEARSAL: TaskInput<"letter"> = {
  resumeText: "Amara Okafor\n\nExperience\nNurse, St. Brennan Hospital\n2021 - 2024\n- Dressed wounds",
  jobText: "Ward Nurse\n\nRequirements\n- Wound care",
  tone: "professional",
};

const refuse = (code: PdfRefusalCode) => ({ ok: false, code });

/**
 * Opens a pool of threads for the engine, in which callers take turns. Threads start when a job needs them, and stay; one
 * that had to be stopped is replaced.
 */
export function openEngineWorkers(options: PoolOptions = {}): EngineWorkers {
  return new EnginePool(options);
}

class EnginePool implements EngineWorkers {
  private readonly most: number;
  private readonly timeoutMs: number;
  private readonly lexicon: ImportedLexicon | null;
  private readonly queue: FairQueue<Job>;
  private readonly budget: ProcessorBudget | null;
  private readonly threads: ThreadStock;
  private readonly working = new Set<Promise<void>>();
  private compiled: Promise<WebAssembly.Module> | null = null;
  private warmed = false;
  /** The last thread could not be started: the next one is, only when a job needs it. */
  private failing = false;
  private closed = false;

  constructor({ workers = 2, queue = 64, timeoutMs = 5000, lexicon = null, share }: PoolOptions) {
    const callers = share ?? shareOfStranger(workers);
    this.most = workers;
    this.timeoutMs = timeoutMs;
    this.lexicon = lexicon;
    this.queue = new FairQueue(callers, queue);
    this.budget = callers.budget === null ? null : new ProcessorBudget(callers.budget);
    this.threads = openThreadStock(() => this.startThread(), workers + SPARE_THREADS, {
      onChange: () => this.serve(),
      onFailed: (error) => this.giveUpOne(error),
    });
  }

  run: EngineWorkers["run"] = async (task, input, { caller, signal, timeoutMs = this.timeoutMs }) => {
    if (this.closed) throw new WorkersClosed("The engine's workers are closed.");
    signal?.throwIfAborted();
    const waitMs = this.waitMs(caller);
    if (waitMs > 0) throw new WorkersOverBudget(waitMs);
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    const job: Job = { task, input, timeoutMs, resolve: resolve as Job["resolve"], reject, cut: null };
    const giveUp = () => {
      this.queue.remove(caller, job);
      job.cut?.();
      reject(signal!.reason);
    };
    signal?.addEventListener("abort", giveUp, { once: true });
    this.queue.add(caller, job)?.reject(new WorkersBusy("Too many documents are waiting."));
    this.serve();
    try {
      return await promise;
    } finally {
      signal?.removeEventListener("abort", giveUp);
    }
  };

  warm = async (): Promise<void> => {
    this.warmed = true;
    this.serve();
    await this.threads.settle();
  };

  close = async (): Promise<void> => {
    this.closed = true;
    while (this.queue.size + this.threads.starting + this.working.size > 0) {
      await this.threads.settle();
      await Promise.all(this.working);
    }
    await this.threads.close();
  };

  /** Gives jobs to idle threads, each caller in turn, and starts threads where there are too few. */
  private serve(): void {
    while (this.working.size < this.most && this.threads.idle > 0) {
      const turn = this.takeTurn();
      if (turn === null) break;
      const work = this.doJob(this.threads.take()!, turn).finally(() => {
        this.working.delete(work);
        this.serve();
      });
      this.working.add(work);
    }
    const free = this.most - this.working.size;
    const standBy = this.warmed && !this.failing && !this.closed;
    this.threads.provide(standBy ? free + SPARE_THREADS : Math.min(this.queue.runnable, free));
  }

  /** Whose turn it is. Jobs of a caller who used up the budget while they waited are refused. */
  private takeTurn(): Turn<Job> | null {
    for (;;) {
      const turn = this.queue.take();
      if (turn === null) return null;
      const waitMs = this.waitMs(turn.caller);
      if (waitMs === 0) return turn;
      turn.job.reject(new WorkersOverBudget(waitMs));
      this.queue.end(turn.caller);
    }
  }

  /** Never rejects: the job's own promise tells what came of it. */
  private async doJob(thread: WorkerThread, { caller, job }: Turn<Job>): Promise<void> {
    const began = performance.now();
    const end = await endOfJob(thread, job);
    const killed = end.kind === "too-slow" || end.kind === "out-of-memory";
    const reusable = !killed && end.kind !== "aborted" && thread.alive;
    // Of a thread that is gone nobody knows what it used.
    const ms = Math.min(await thread.readJobMs(), performance.now() - began);
    this.budget?.charge(caller, { ms: ms + (reusable ? 0 : REPLACEMENT_MS), killed }, performance.now());
    this.threads.putBack(thread, reusable);
    this.queue.end(caller);
    // Only now, so that whoever has an answer has been charged for it.
    settle(job, end);
  }

  private waitMs(caller: string): number {
    return this.budget?.waitMs(caller, performance.now()) ?? 0;
  }

  private async startThread(): Promise<WorkerThread> {
    this.compiled ??= compilePdfium();
    const thread = new WorkerThread({ pdfium: await this.compiled, lexicon: this.lexicon });
    await thread.ready;
    if (this.warmed) await thread.run("letter" satisfies TaskName, REHEARSAL);
    this.failing = false;
    return thread;
  }

  /** A thread could not be started: whoever is next would have had it. */
  private giveUpOne(error: unknown): void {
    this.failing = true;
    const turn = this.queue.take();
    if (turn === null) return;
    turn.job.reject(error);
    this.queue.end(turn.caller);
  }
}

function endOfJob(thread: WorkerThread, job: Job): Promise<PoolEnd> {
  const over = new AbortController();
  return Promise.race([
    thread.run(job.task, job.input),
    exceedTime(() => thread.readJobMs(), job.timeoutMs, over.signal).then(
      () => ({ kind: "too-slow" }) as const,
    ),
    new Promise<{ kind: "aborted" }>((resolve) => {
      job.cut = () => resolve({ kind: "aborted" });
    }),
  ]).finally(() => over.abort());
}

function settle(job: Job, end: PoolEnd): void {
  // An aborted job's promise has been rejected already.
  if (end.kind === "aborted") return;
  if (end.kind === "too-slow") job.resolve(refuse("pdf-too-slow"));
  else if (end.kind === "out-of-memory") job.resolve(refuse("pdf-too-complex"));
  else if (end.kind === "failed") job.reject(end.error);
  else job.resolve(end.output);
}
