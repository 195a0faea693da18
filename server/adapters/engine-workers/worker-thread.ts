import { Worker } from "node:worker_threads";
import type { WorkerAnswer, WorkerJob, WorkerStart } from "./messages.ts";

/** What a thread takes beside the 256 MB that PDFium may reach. */
const memoryLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };

export type JobEnd =
  | { kind: "done"; output: unknown }
  | { kind: "failed"; error: Error }
  | { kind: "out-of-memory" };

/** One thread that does one job at a time. */
export class WorkerThread {
  private readonly worker: Worker;
  private finish: ((end: JobEnd) => void) | null = null;
  private nextId = 1;
  private readings = 0;
  private usedBefore: Promise<number> = Promise.resolve(0);
  /** Resolves when jobs may come; rejects when the thread dies before that. */
  readonly ready: Promise<void>;
  alive = true;

  constructor(start: WorkerStart) {
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: start,
      resourceLimits: memoryLimits,
      name: "engine",
    });
    this.unrefIdle();
    this.ready = new Promise((resolve, reject) => {
      this.worker.once("message", () => resolve());
      this.worker.once("error", reject);
      this.worker.once("exit", () => reject(new Error("An engine thread ended before it was ready.")));
    });
    this.ready.catch(() => {});
    this.worker.on("message", (answer: WorkerAnswer) => this.take(answer));
    this.worker.on("error", (error) => {
      const outOfMemory = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
      this.end(outOfMemory ? { kind: "out-of-memory" } : { kind: "failed", error });
    });
    this.worker.on("exit", () => {
      this.alive = false;
      this.end({ kind: "failed", error: new Error("An engine thread ended in the middle of a job.") });
    });
  }

  run(task: string, input: unknown): Promise<JobEnd> {
    return new Promise((resolve) => {
      this.worker.ref();
      this.finish = resolve;
      this.usedBefore = this.readUsedMs();
      const job: WorkerJob = { id: this.nextId, task, input };
      this.worker.postMessage(job);
    });
  }

  /** Time of the processor that the job under way has used, in milliseconds; all there is where the thread is gone. */
  async readJobMs(): Promise<number> {
    return (await this.readUsedMs()) - (await this.usedBefore);
  }

  async stop(): Promise<void> {
    this.alive = false;
    this.finish = null;
    await this.worker.terminate();
  }

  private async readUsedMs(): Promise<number> {
    this.readings += 1;
    this.worker.ref();
    try {
      const { user, system } = await this.worker.cpuUsage();
      return (user + system) / 1000;
    } catch {
      return Number.POSITIVE_INFINITY;
    } finally {
      this.readings -= 1;
      this.unrefIdle();
    }
  }

  /** An idle thread must not keep the process alive; one of which somebody waits for an answer must. */
  private unrefIdle(): void {
    if (this.finish === null && this.readings === 0) this.worker.unref();
  }

  private take(answer: WorkerAnswer): void {
    if (answer.kind === "ready" || answer.id !== this.nextId) return;
    this.nextId++;
    if (answer.kind === "done") this.end({ kind: "done", output: answer.output });
    else {
      const error = new Error(`The engine failed (${answer.name}).`);
      error.stack = `${error.message}\n${answer.stack}`;
      this.end({ kind: "failed", error });
    }
  }

  private end(end: JobEnd): void {
    const finish = this.finish;
    this.finish = null;
    this.unrefIdle();
    finish?.(end);
  }
}
