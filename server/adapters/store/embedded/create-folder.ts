import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { StoreFailure } from "../port.ts";

/**
 * Makes an empty database in a child process: making one takes more than half a gigabyte of memory, which a process keeps
 * until it ends. The folder appears complete or not at all.
 */
export async function createFolder(folder: string): Promise<void> {
  const program = new URL("./create-database.ts", import.meta.url).pathname;
  try {
    await promisify(execFile)(process.execPath, [program, folder], { env: {} });
  } catch (cause) {
    throw new StoreFailure(
      `A new database could not be made in ${folder}. Is the disk full or write-protected?`,
      {
        cause,
      },
    );
  }
}
