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
    ...runTransactions(drizzleOver(pool)),
    close: async () => {
      await ready.catch(() => undefined);
      await pool.end();
    },
  };
}

function drizzleOver(pool: pg.Pool): Database {
  const database = drizzleOverPg({ client: pool });
  // Drizzle takes a connection and gives it back, but not where `begin` itself fails: ten such failures, and no connection
  // would be left. So the connection is taken here.
  const transaction: typeof database.transaction = async (...work) => {
    const client = await pool.connect();
    try {
      return await drizzleOverPg({ client }).transaction(...work);
    } finally {
      client.release();
    }
  };
  return Object.assign(database, { transaction }) as unknown as Database;
}

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await migrate(drizzleOverPg({ client }) as unknown as Database);
  } finally {
    client.release();
  }
}
