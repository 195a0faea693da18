import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openEmbeddedStore } from "#server/adapters/store/embedded.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { makeScratchFolder } from "./scratch-folder.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A data folder of its own with all tables and nobody in them. */
export type DataFolder = { folder: string; remove: () => void };

/**
 * Making a database takes two seconds, copying one a moment: the first test makes it, and it stays until the tables or
 * PostgreSQL change.
 */
export async function aDataFolder(): Promise<DataFolder> {
  const template = join(root, ".cache", `store-${hashOfTables()}`);
  if (!existsSync(template)) await makeTemplate(template);
  const folder = makeScratchFolder("vouch-store-");
  cpSync(template, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The embedded store on a folder of its own, removed when it is closed. */
export async function aStore(): Promise<Store> {
  const { folder, remove } = await aDataFolder();
  const store = openTestStore(folder);
  await store.ready;
  return {
    ...store,
    close: async () => {
      await store.close();
      remove();
    },
  };
}

function openTestStore(folder: string): Store {
  const fail = (error: unknown) => {
    throw error;
  };
  return openEmbeddedStore({ folder, onLost: fail, onUpkeepFailed: fail });
}

function hashOfTables(): string {
  const hash = createHash("sha256");
  const migrations = join(root, "server/adapters/store/migrations");
  for (const file of readdirSync(migrations).filter((name) => name.endsWith(".sql")))
    hash.update(readFileSync(join(migrations, file)));
  hash.update(readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json")));
  return hash.digest("hex").slice(0, 12);
}

/** Several test files may start at once: each makes its own, the first to be done stays. */
async function makeTemplate(template: string): Promise<void> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const draft = mkdtempSync(`${template}-`);
  const store = openTestStore(draft);
  await store.ready;
  await store.close();
  try {
    renameSync(draft, template);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
}
