import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreFailure } from "./port.ts";

/**
 * Takes the folder for this process alone. The embedded PostgreSQL lets two processes write the same files, which loses
 * rows and ruins indexes. An open write transaction on a small SQLite file is a lock that the kernel frees whatever way
 * the process ends, so nothing stale ever stands in the way of the next start.
 *
 * @returns frees the lock.
 * @throws StoreFailure when another process has it.
 */
export function lockFolder(folder: string): () => void {
  const database = new DatabaseSync(join(folder, "store.lock"), { timeout: 0 });
  try {
    database.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    database.close();
    throw new StoreFailure(
      `The data folder ${folder} is used by another running Vouch. Stop that one, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return () => database.close();
}
