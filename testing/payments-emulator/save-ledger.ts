import { existsSync, readFileSync, renameSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Ledger, openLedger, readLedger, writeLedger } from "./ledger.ts";

const FILE = "stand-in.json";

export type KeptLedger = {
  ledger: Ledger;
  /** Settles when what the ledger held at the call is in the file. Calls that come meanwhile share one writing. */
  save: () => Promise<void>;
};

/** The ledger of a folder, so that a restart does not forget who subscribed. The file changes as a whole or not at all. */
export function keepLedger(folder: string): KeptLedger {
  const file = join(folder, FILE);
  const ledger = readFile(file);
  let writing: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  const write = async () => {
    waiting = null;
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.new`, writeLedger(ledger), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };

  return {
    ledger,
    save: () => {
      waiting ??= writing = writing.catch(() => undefined).then(write);
      return waiting;
    },
  };
}

function readFile(file: string): Ledger {
  if (!existsSync(file)) return openLedger();
  const ledger = readLedger(readFileSync(file, "utf8"));
  // Of another version, or not ours: kept aside, so that nothing is written over it.
  if (ledger === null) renameSync(file, `${file}.unreadable`);
  return ledger ?? openLedger();
}
