import fs from "node:fs";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";

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

function unpack(archive: Uint8Array): void {
  fs.mkdirSync(draft);
  for (const [name, content] of Object.entries(unzipSync(archive))) {
    const file = join(draft, name);
    fs.mkdirSync(name.endsWith("/") ? file : dirname(file), { recursive: true });
    if (!name.endsWith("/")) fs.writeFileSync(file, content);
  }
}

async function makeDatabase(): Promise<void> {
  const { PGlite } = await import("@electric-sql/pglite");
  const { DurableFolder, durableStartParams } = await import("./durable-folder.ts");
  const database = await PGlite.create({ fs: new DurableFolder(draft), startParams: durableStartParams });
  await database.close();
}

/** An empty database that was made when the product was packed (`operations/product`); sources come without one. */
const prepared = new URL("./empty-database.zip", import.meta.url);
if (fs.existsSync(prepared)) unpack(fs.readFileSync(prepared));
else await makeDatabase();

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
