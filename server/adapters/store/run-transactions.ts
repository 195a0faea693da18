import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./port.ts";
import { readSqlState } from "./read-sql-state.ts";

type OpenTransaction = { db: Database; open: boolean };

/** 40001 serialization failure, 40P01 deadlock: the same work can succeed when it runs again. */
const RETRIED = new Set(["40001", "40P01"]);
const ATTEMPTS = 8;

/**
 * Remembers the open transaction along the chain of calls. The embedded home has one connection: a query that went past
 * its own transaction would wait for it forever.
 */
export function runTransactions(database: Database) {
  const chain = new AsyncLocalStorage<OpenTransaction>();

  const db = (): Database => {
    const current = chain.getStore();
    return current?.open ? current.db : database;
  };

  const runOnce = <T>(work: () => Promise<T>): Promise<T> =>
    db().transaction(async (tx) => {
      const current: OpenTransaction = { db: tx, open: true };
      try {
        const result = await chain.run(current, work);
        // Where a statement failed and its error was swallowed, PostgreSQL would roll back on commit and say nothing.
        await tx.execute("select 1");
        return result;
      } finally {
        current.open = false;
      }
    });

  const transaction = async <T>(work: () => Promise<T>): Promise<T> => {
    // A part of a larger transaction cannot run again alone: the whole of it does.
    if (chain.getStore()?.open) return runOnce(work);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !RETRIED.has(readSqlState(error) ?? "")) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
      }
    }
  };

  return { db, transaction };
}
