import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The SQL that both homes of the store understand. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Where everything is kept. One schema, one set of statements, two homes: PostgreSQL inside this process (a folder on
 * this machine), or a PostgreSQL server.
 */
export type Store = {
  /** Settles when the tables are there; rejects with `StoreFailure` when the store cannot be opened. */
  ready: Promise<void>;
  /** No other process can write here while this one runs, so whatever an earlier one left open is over. */
  exclusive: boolean;
  /** The transaction that the caller stands in, else the database itself. Ask each time, do not keep it. */
  db: () => Database;
  /**
   * All or nothing. A call within a transaction is a part of it. Work may run again after a serialization failure or a
   * deadlock, so it must do nothing but SQL.
   */
  transaction: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** Said to the user who starts the program: what is wrong with the store and what to do. */
export class StoreFailure extends Error {
  constructor(sentence: string, options?: { cause?: unknown }) {
    super(sentence, options);
    this.name = "StoreFailure";
  }
}
