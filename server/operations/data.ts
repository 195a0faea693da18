import { readBackup, writeBackup } from "../adapters/store/backup/backup-file.ts";
import type { Digests } from "../adapters/store/backup/digest-tables.ts";
import { moveStore } from "../adapters/store/backup/move-store.ts";
import { openEmbeddedStore } from "../adapters/store/embedded.ts";
import { type Store, StoreFailure } from "../adapters/store/port.ts";
import { openPostgresStore } from "../adapters/store/postgres.ts";
import { ConfigFailure, readConfig } from "../config/config.ts";
import { complainAboutPlainDatabase } from "../config/demand-tls.ts";

const USAGE = `npm run -s data -- backup FILE     everything that is kept, into one file
npm run -s data -- restore FILE    a backup, into an empty store
npm run -s data -- move HOME       into an empty other home: a postgresql:// address or a folder

The store is that of DATA_DIR or DATABASE_URL. An embedded one must not be in use.`;

const WORK: Record<string, ((store: Store, target: string) => Promise<Digests>) | undefined> = {
  backup: writeBackup,
  restore: readBackup,
  move: (store: Store, home: string) => withStore(home, (other) => moveStore(store, other)),
};

/** What an operator does with the data as a whole. Says the count and digest of each table. */
process.exitCode = await run(process.argv.slice(2));

async function run([command, target, ...rest]: string[]): Promise<number> {
  // A backup holds what the store holds: nobody else on the machine may read either.
  process.umask(0o077);
  const work = WORK[command ?? ""];
  if (work === undefined || target === undefined || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    const { databaseUrl, dataDir, plainOnNetwork } = readConfig(process.env);
    if (isAddress(target) && !plainOnNetwork) refuse(complainAboutPlainDatabase(target, "HOME"));
    const digests = await withStore(databaseUrl ?? dataDir, (store) => work(store, target));
    for (const [table, { rows, sha256 }] of Object.entries(digests))
      console.log(`${table.padEnd(24)} ${String(rows).padStart(9)} rows  ${sha256}`);
    return 0;
  } catch (error) {
    if (!(error instanceof StoreFailure || error instanceof ConfigFailure)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function withStore<T>(home: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = isAddress(home)
    ? openPostgresStore({ url: home, onConnectionLost: () => undefined })
    : openEmbeddedStore({ folder: home, onLost: giveUp, onUpkeepFailed: () => undefined });
  try {
    await store.ready;
    return await work(store);
  } finally {
    await store.close();
  }
}

function isAddress(home: string): boolean {
  return /^postgres(ql)?:/.test(home);
}

function refuse(sentences: string[]): void {
  if (sentences.length > 0) throw new ConfigFailure(sentences);
}

function giveUp(error: Error): never {
  console.error(error.message);
  process.exit(1);
}
