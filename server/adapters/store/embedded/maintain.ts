import type { Statements } from "./connection.ts";

const MINUTE = 60_000;
const CHECKPOINT_EVERY = 5 * MINUTE;
const VACUUM_FIRST_AFTER = 10 * MINUTE;
const VACUUM_EVERY = 24 * 60 * MINUTE;

/**
 * Does what a PostgreSQL server does by itself and the embedded one does not: keeps the write-ahead log short, so that
 * the next start is quick, and clears dead rows. Two separate statements, as neither may stand in a transaction.
 *
 * @returns stops it.
 */
export function maintain(connection: Statements, onFailure: (error: unknown) => void): () => void {
  const run = (sql: string) => connection.query(sql).then(() => undefined, onFailure);
  const vacuum = () => run("vacuum (analyze)");
  const timers = [
    setInterval(() => run("checkpoint"), CHECKPOINT_EVERY),
    setTimeout(vacuum, VACUUM_FIRST_AFTER),
    setInterval(vacuum, VACUUM_EVERY),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
