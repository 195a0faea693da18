import fs from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { type Connection, openConnection } from "./embedded/connection.ts";
import { createFolder } from "./embedded/create-folder.ts";
import { maintain } from "./embedded/maintain.ts";
import { lockFolder } from "./lock-folder.ts";
import { migrate } from "./migrate.ts";
import { type Database, type Store, StoreFailure } from "./port.ts";
import { runTransactions } from "./run-transactions.ts";
import { drizzleOverPglite } from "./sql.ts";

/** The version of PostgreSQL inside PGlite 0.5; its files cannot be read by another. */
const POSTGRES_MAJOR = "18";

export type EmbeddedOptions = {
  /** The data folder; made when it is not there. Nobody else on the machine may look into it. */
  folder: string;
  /** The database ended by itself, or its upkeep failed. */
  onLost: (error: Error) => void;
  onUpkeepFailed: (error: unknown) => void;
};

/** Said where the files are there and PostgreSQL cannot go on from them; nothing that we do could mend them. */
function describeDamage(databaseFolder: string, cause: unknown): StoreFailure {
  return new StoreFailure(
    `The data in ${databaseFolder} cannot be opened and seems to be damaged: with room on the disk, move that folder ` +
      "away and bring back the newest file that 'npm run -s data -- backup' wrote, by 'npm run -s data -- restore FILE'.",
    { cause },
  );
}

function refuseOtherVersion(databaseFolder: string): void {
  const version = fs.readFileSync(join(databaseFolder, "PG_VERSION"), "utf8").trim();
  if (version === POSTGRES_MAJOR) return;
  throw new StoreFailure(
    `The data in ${databaseFolder} was written by PostgreSQL ${version}; this Vouch reads ${POSTGRES_MAJOR}. ` +
      "Dump it with the Vouch that wrote it and load it here, or set DATA_DIR to another folder.",
  );
}

/** PostgreSQL inside this program, its files in a folder. Never throws: look at `ready`. */
export function openEmbeddedStore({ folder, onLost, onUpkeepFailed }: EmbeddedOptions): Store {
  const databaseFolder = join(folder, "store");
  const undo: (() => void | Promise<void>)[] = [];

  const open = async (): Promise<Connection> => {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    undo.push(lockFolder(folder));
    if (!fs.existsSync(databaseFolder)) await createFolder(databaseFolder);
    try {
      return await openDatabase();
    } catch (error) {
      throw error instanceof StoreFailure ? error : describeDamage(databaseFolder, error);
    }
  };

  const openDatabase = async (): Promise<Connection> => {
    refuseOtherVersion(databaseFolder);
    const connection = openConnection(databaseFolder, onLost);
    undo.push(connection.close);
    await connection.opened;
    await migrate(drizzleOver(connection));
    undo.push(maintain(connection, onUpkeepFailed));
    return connection;
  };

  const opening = open();
  const ready = opening.then(() => undefined);
  // Whoever needs the store hears of a failure through `ready`; that nobody has asked yet is no fault.
  ready.catch(() => undefined);

  const whenOpen: Pick<Connection, "query" | "transaction"> = {
    query: async (...statement) => (await opening).query(...statement),
    transaction: async (work) => (await opening).transaction(work),
  };

  const close = async () => {
    await ready.catch(() => undefined);
    while (undo.length > 0) await undo.pop()?.();
  };

  return { ready, exclusive: true, ...runTransactions(drizzleOver(whenOpen)), close };
}

function drizzleOver(connection: Pick<Connection, "query" | "transaction">): Database {
  return drizzleOverPglite({ client: connection as unknown as PGlite }) as unknown as Database;
}
