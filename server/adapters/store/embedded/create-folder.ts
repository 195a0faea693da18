import { execFile } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { StoreFailure } from "../port.ts";

/**
 * Makes an empty database in a child process: making one takes more than half a gigabyte of memory, which a process keeps
 * until it ends. The folder appears complete or not at all.
 */
export async function createFolder(folder: string): Promise<void> {
  removeDrafts(folder);
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

/** What starts that were killed left behind. One whose child still writes it cannot always be removed; the next start will. */
function removeDrafts(folder: string): void {
  const parent = dirname(folder);
  for (const name of readdirSync(parent).filter((one) => one.startsWith(`${basename(folder)}.draft`)))
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // It takes room, nothing else.
    }
}
