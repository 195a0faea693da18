import type { Rows } from "./message.ts";
import { type QueryOptions, type Send, startDatabase } from "./start-database.ts";
import { takeTurns } from "./take-turns.ts";

/** As much of a PGlite object as drizzle's driver for it uses. */
export type Statements = {
  query: (sql: string, params?: unknown[], options?: QueryOptions) => Promise<Rows>;
};

export type Connection = Statements & {
  opened: Promise<void>;
  transaction: <T>(work: (statements: Statements) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/**
 * The one connection to the database in its thread. A transaction has it alone until it ends; everybody else waits in
 * line.
 *
 * @param onLost called when the thread ended by itself: what is on disk is safe, but nothing more can be kept.
 */
export function openConnection(folder: string, onLost: (error: Error) => void): Connection {
  const database = startDatabase(folder, onLost);
  const inTurn = takeTurns();
  return {
    opened: database.opened,
    query: (...statement) => inTurn(() => database.send(...statement)),
    transaction: (work) => inTurn(() => runTransaction(database.send, work)),
    close: () => inTurn(database.stop),
  };
}

async function runTransaction<T>(send: Send, work: (statements: Statements) => Promise<T>): Promise<T> {
  await send("begin");
  try {
    const result = await work({ query: send });
    await send("commit");
    return result;
  } catch (error) {
    await send("rollback").catch(() => undefined);
    throw error;
  }
}
