import pg from "pg";
import { migrate } from "./migrate.ts";
import { type Database, type Store, StoreFailure } from "./port.ts";
import { runTransactions } from "./run-transactions.ts";
import { drizzleOverPg } from "./sql.ts";

export type PostgresOptions = {
  /** `postgresql://…` */
  url: string;
  /** A connection that nobody was using broke; the pool has already let go of it. */
  onConnectionLost: (error: Error) => void;
};

/** A PostgreSQL server, shared by any number of processes. Never throws: look at `ready`. */
export function openPostgresStore({ url, onConnectionLost }: PostgresOptions): Store {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5_000, max: 10 });
  // Without listeners a restart of the server would end this process: the pool hears of connections that nobody uses, and
  // whoever uses one between two statements of a transaction learns it from the next.
  pool.on("error", onConnectionLost);
  pool.on("connect", (client) => client.on("error", () => undefined));

  const ready = bringUpToDate(pool).catch((cause) => {
    throw new StoreFailure(
      "The database at DATABASE_URL could not be opened. Is it running and the address right?",
      {
        cause,
      },
    );
  });
  ready.catch(() => undefined);

  return {
    ready,
    exclusive: false,
    ...runTransactions(drizzleOverPg({ client: pool }) as unknown as Database),
    close: async () => {
      await ready.catch(() => undefined);
      await pool.end();
    },
  };
}

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await migrate(drizzleOverPg({ client }) as unknown as Database);
  } finally {
    client.release();
  }
}
