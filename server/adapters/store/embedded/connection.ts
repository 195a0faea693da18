import { Worker } from "node:worker_threads";
import { StoreFailure } from "../port.ts";
import type { Answer, Ask, CloseRequest, Opening, Rows, SqlFailure } from "./message.ts";
import { takeTurns } from "./take-turns.ts";

type QueryOptions = { rowMode?: "array" | "object" };

/** As much of a PGlite object as drizzle's driver for it uses. */
export type Statements = {
  query: (sql: string, params?: unknown[], options?: QueryOptions) => Promise<Rows>;
};

export type Connection = Statements & {
  opened: Promise<void>;
  transaction: <T>(work: (statements: Statements) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

type Waiting = { resolve: (rows: Rows) => void; reject: (error: Error) => void };

/** An error that carries PostgreSQL's code, as both drivers' errors do. */
function makeSqlError({ message, ...fields }: SqlFailure): Error {
  return Object.assign(new Error(message), { name: "DatabaseError" }, fields);
}

/**
 * The one connection to the database in its thread. A transaction has it alone until it ends; everybody else waits in
 * line.
 *
 * @param onLost called when the thread ended by itself: what is on disk is safe, but nothing more can be kept.
 */
export function openConnection(folder: string, onLost: (error: Error) => void): Connection {
  const worker = new Worker(new URL("./database-thread.ts", import.meta.url), { workerData: { folder } });
  const waiting = new Map<number, Waiting>();
  const inTurn = takeTurns();
  const opening = Promise.withResolvers<void>();
  const exit = Promise.withResolvers<void>();
  let lastId = 0;
  let closing = false;
  let opened = false;
  let lost: Error | null = null;

  worker.on("message", (message: Answer | Opening) => {
    if ("opened" in message) {
      opened = message.opened;
      if (message.opened) opening.resolve();
      else opening.reject(new Error(message.message));
      return;
    }
    const { resolve, reject } = waiting.get(message.id)!;
    waiting.delete(message.id);
    if ("result" in message) resolve(message.result);
    else reject(makeSqlError(message.failure));
  });

  let cause: unknown;
  worker.on("error", (error) => {
    cause = error;
  });
  worker.on("exit", () => {
    lost = new StoreFailure(
      "The database stopped by itself. Start Vouch again; all that was saved is on disk.",
      {
        cause,
      },
    );
    opening.reject(cause ?? new Error("The database stopped while it was opened."));
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
    exit.resolve();
    // One that never opened is told of by `opened`.
    if (opened && !closing) onLost(lost);
  });

  const send = (sql: string, params: unknown[] = [], { rowMode = "object" }: QueryOptions = {}) =>
    new Promise<Rows>((resolve, reject) => {
      if (lost) return reject(lost);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, sql, params, rowMode } satisfies Ask);
    });

  return {
    opened: opening.promise,
    query: (...statement) => inTurn(() => send(...statement)),
    transaction: (work) =>
      inTurn(async () => {
        await send("begin");
        try {
          const result = await work({ query: send });
          await send("commit");
          return result;
        } catch (error) {
          await send("rollback").catch(() => undefined);
          throw error;
        }
      }),
    close: async () => {
      await inTurn(async () => {
        closing = true;
        worker.postMessage({ close: true } satisfies CloseRequest);
        await exit.promise;
      });
    },
  };
}
