import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Zippable, zipSync } from "fflate";

/**
 * Puts an empty database with all tables beside the programs of a bundle, so that a first start need not make one: that
 * takes seconds and half a gigabyte of memory. The bundle's own program makes it, by backing up what is not there yet.
 */
export async function prepareDatabase(server: string): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), "vouch-empty-"));
  const env = { DATA_DIR: data };
  execFileSync(process.execPath, [path.join(server, "data.js"), "backup", path.join(data, "backup")], {
    env,
  });
  writeFileSync(path.join(server, "empty-database.zip"), zipFolder(path.join(data, "store")));
  rmSync(data, { recursive: true });
}

/** All files, and the empty folders without which PostgreSQL does not start. */
function zipFolder(folder: string): Uint8Array {
  const files: Zippable = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join("/");
    if (entry.isFile()) files[name] = readFileSync(file);
    else files[`${name}/`] = new Uint8Array();
  }
  return zipSync(files, { level: 6, mtime: "1980-01-01T00:00:00" });
}
