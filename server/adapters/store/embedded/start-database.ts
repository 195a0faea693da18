import { Worker } from "node:worker_threads";
import { StoreFailure } from "../port.ts";
import type { Answer, Ask, CloseRequest, Opening, Rows, SqlFailure } from "./message.ts";

export type QueryOptions = { rowMode?: "array" | "object" };

/** Asks the database; any number may be asked before the first has answered. */
export type Send = (sql: string, params?: unknown[], options?: QueryOptions) => Promise<Rows>;

export type DatabaseThread = {
  /** Rejects when the folder cannot be opened. */
  opened: Promise<void>;
  send: Send;
  /** Settles when the thread has ended. */
  stop: () => Promise<void>;
};

type Waiting = { resolve: (rows: Rows) => void; reject: (error: Error) => void };

/** Starts the database in a thread of its own and pairs its answers with what was asked. */
export function startDatabase(folder: string, onLost: (error: Error) => void): DatabaseThread {
  const worker = new Worker(new URL("./database-thread.ts", import.meta.url), { workerData: { folder } });
  const waiting = new Map<number, Waiting>();
  const opening = Promise.withResolvers<void>();
  const exit = Promise.withResolvers<void>();
  let lastId = 0;
  let stopping = false;
  let opened = false;
  let cause: unknown;
  let lost: Error | null = null;

  const noteOpening = (outcome: Opening) => {
    opened = outcome.opened;
    if (outcome.opened) opening.resolve();
    else opening.reject(new Error(outcome.message));
  };
  const noteAnswer = (answer: Answer) => {
    const { resolve, reject } = waiting.get(answer.id)!;
    waiting.delete(answer.id);
    if ("result" in answer) resolve(answer.result);
    else reject(makeSqlError(answer.failure));
  };
  const noteExit = () => {
    lost = makeLoss(cause);
    opening.reject(cause ?? new Error("The database stopped while it was opened."));
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
    exit.resolve();
    // One that never opened is told of by `opened`.
    if (opened && !stopping) onLost(lost);
  };
  worker.on("message", (message: Answer | Opening) =>
    "opened" in message ? noteOpening(message) : noteAnswer(message),
  );
  worker.on("error", (error) => {
    cause = error;
  });
  worker.on("exit", noteExit);

  return {
    opened: opening.promise,
    send: (sql, params = [], { rowMode = "object" } = {}) =>
      new Promise<Rows>((resolve, reject) => {
        if (lost) return reject(lost);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, sql, params, rowMode } satisfies Ask);
      }),
    stop: () => {
      stopping = true;
      worker.postMessage({ close: true } satisfies CloseRequest);
      return exit.promise;
    },
  };
}

function makeLoss(cause: unknown): StoreFailure {
  const message = "The database stopped by itself. Start Vouch again; all that was saved is on disk.";
  return new StoreFailure(message, { cause });
}

/** An error that carries PostgreSQL's code, as both drivers' errors do. */
function makeSqlError({ message, ...fields }: SqlFailure): Error {
  return Object.assign(new Error(message), { name: "DatabaseError" }, fields);
}
