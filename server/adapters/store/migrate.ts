import { fileURLToPath } from "node:url";
import type { PgDialect, PgSession } from "drizzle-orm/pg-core";
import type { Database } from "./port.ts";
import { readMigrationFiles } from "./sql.ts";

const FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number, the same in every process. */
const MIGRATION_LOCK = 7_062_015;

/**
 * Brings the tables to the newest shape. Several processes may start at once: the lock lets one after the other through,
 * and the second finds nothing to do. Needs a database that is one connection, since the lock belongs to a connection.
 */
export async function migrate(database: Database): Promise<void> {
  // Drizzle's own `migrate` of each driver does just this; the two members are missing from its public type.
  const { dialect, session } = database as unknown as { dialect: PgDialect; session: PgSession };
  await database.execute(`select pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    await dialect.migrate(readMigrationFiles({ migrationsFolder: FOLDER }), session, FOLDER);
  } finally {
    await database.execute(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}
