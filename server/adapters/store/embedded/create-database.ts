import fs from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DurableFolder, durableStartParams } from "./durable-folder.ts";

/** A program of its own (see `create-folder.ts`): `node create-database.ts <folder>`. */
const folder = process.argv[2]!;
// Its own: where a start was killed, its child may still be writing one.
const draft = `${folder}.draft-${process.pid}`;

/** The files come out of an archive with modes of its own, whatever the umask says. */
function close(path: string): void {
  fs.chmodSync(path, fs.statSync(path).isDirectory() ? 0o700 : 0o600);
}

function flush(path: string): void {
  const file = fs.openSync(path, "r");
  fs.fsyncSync(file);
  fs.closeSync(file);
}

const database = await PGlite.create({ fs: new DurableFolder(draft), startParams: durableStartParams });
await database.close();

for (const entry of fs.readdirSync(draft, { recursive: true, encoding: "utf8" })) {
  close(join(draft, entry));
  flush(join(draft, entry));
}
close(draft);
flush(draft);
try {
  fs.renameSync(draft, folder);
} catch (error) {
  // The child of an earlier start was quicker: its database is as good.
  if (!fs.existsSync(folder)) throw error;
  fs.rmSync(draft, { recursive: true, force: true });
}
flush(dirname(folder));
