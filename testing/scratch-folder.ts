import { accessSync, constants, existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** A store is 40 MB, and many tests have one at a time. */
const ROOM_BYTES = 4e9;

/** Vitest and Playwright, and the programs they start; what measures stays on the disk. */
const TESTS = process.env.VITEST ?? process.env.TEST_WORKER_INDEX;

/**
 * A folder for stores that tests make and throw away: in memory where there is plenty, since writing, flushing and removing
 * thousands of small files is most of what they do on a disk. A program that is killed loses nothing there either.
 */
export function makeScratchFolder(prefix: string, under = hasRoom() ? MEMORY : tmpdir()): string {
  return mkdtempSync(join(under, prefix));
}

function hasRoom(): boolean {
  if (TESTS === undefined || !existsSync(MEMORY)) return false;
  try {
    accessSync(MEMORY, constants.W_OK);
  } catch {
    return false;
  }
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES;
}
