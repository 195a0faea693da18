import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aDataFolder, type DataFolder } from "#testing/a-store.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { makeScratchFolder } from "#testing/scratch-folder.ts";
import { openEmbeddedStore } from "./embedded.ts";
import { type Store, StoreFailure } from "./port.ts";
import { resumes, users } from "./schema.ts";

// Most start and kill whole programs, or make a database, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

const ignore = () => undefined;
const open = (folder: string) => openEmbeddedStore({ folder, onLost: ignore, onUpkeepFailed: ignore });
const writer = fileURLToPath(new URL("../../../testing/write-until-killed.ts", import.meta.url));

let data: DataFolder;
let store: Store | null = null;
beforeEach(async () => {
  data = await aDataFolder();
});
afterEach(async () => {
  await store?.close();
  store = null;
  data.remove();
});

/** Runs the writer, kills it in full flight, and returns what it said was kept. */
async function writeAndKill(folder: string, lines: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, folder], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const chunk of child.stdout) {
    said += chunk;
    if (said.split("\n").length > lines) child.kill("SIGKILL");
  }
  return said.split("\n").slice(0, -1);
}

test("whatever was said to be kept is there after the program was killed, three times over", async () => {
  const kept = new Set<string>();
  for (const lines of [30, 60, 90]) for (const id of await writeAndKill(data.folder, lines)) kept.add(id);
  store = open(data.folder);
  await store.ready;
  const found = new Set((await store.db().select({ id: users.id }).from(users)).map((row) => row.id));
  expect(kept.size).toBeGreaterThanOrEqual(180);
  expect([...kept].filter((id) => !found.has(id))).toEqual([]);
});

test("a folder that is in use is refused, and free again as soon as the other program is dead", async () => {
  store = open(data.folder);
  await store.ready;
  const child = spawn(process.execPath, [writer, data.folder], { stdio: "ignore" });
  expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(1);
  await store.close();
  store = null;

  await writeAndKill(data.folder, 1);
  store = open(data.folder);
  await store.ready;
});

test("an empty folder becomes a store that nobody else on the machine can look into", async () => {
  const folder = join(makeScratchFolder("vouch-new-"), "data");
  const made = open(folder);
  await made.ready;
  expect(await made.db().select().from(users)).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readdirSync(folder).filter((name) => !name.startsWith("store.lock"))).toEqual(["store"]);
  await made.close();
  rmSync(join(folder, ".."), { recursive: true });
});

test("a half-made store of a start that was killed is made anew", async () => {
  const parent = makeScratchFolder("vouch-half-");
  rmSync(join(data.folder, "store"), { recursive: true });
  writeFileSync(join(data.folder, "store.draft"), "left over");
  store = open(data.folder);
  await store.ready;
  expect(existsSync(join(data.folder, "store.draft"))).toBe(false);
  rmSync(parent, { recursive: true });
});

test("files of another PostgreSQL are left alone, with a sentence", async () => {
  writeFileSync(join(data.folder, "store", "PG_VERSION"), "17\n");
  store = open(data.folder);
  const failure = await store.ready.catch((error) => error);
  expect(failure).toBeInstanceOf(StoreFailure);
  expect(failure.message).toContain("was written by PostgreSQL 17");
  await expect(store.db().select().from(users)).rejects.toThrow();
});

test.each([
  ["the control file is cut off", (store: string) => truncateSync(join(store, "global", "pg_control"), 100)],
  ["the version is gone", (store: string) => rmSync(join(store, "PG_VERSION"))],
  ["the tables are gone", (store: string) => rmSync(join(store, "base"), { recursive: true })],
  ["the log is gone", (store: string) => rmSync(join(store, "pg_wal"), { recursive: true })],
])("damaged files are told of with the way back to a backup: %s", async (_what, damage) => {
  damage(join(data.folder, "store"));
  const lost: Error[] = [];
  store = openEmbeddedStore({
    folder: data.folder,
    onLost: (error) => lost.push(error),
    onUpkeepFailed: ignore,
  });
  const failure = await store.ready.catch((error) => error);
  expect(failure).toBeInstanceOf(StoreFailure);
  expect(failure.message).toContain("npm run -s data -- restore FILE");
  expect(failure.message.match(/\. |\.$/g)).toHaveLength(1);
  expect(lost).toEqual([]);
});

test("a folder that cannot be written is told of, not crashed on", async () => {
  const file = join(data.folder, "a-file");
  writeFileSync(file, "");
  const failing = open(join(file, "data"));
  await expect(failing.ready).rejects.toThrow();
  await failing.close();
});

test("a disk that fails ends the store with a word to the program, and loses nothing that was kept before", async () => {
  const lost = Promise.withResolvers<Error>();
  const failing = openEmbeddedStore({ folder: data.folder, onLost: lost.resolve, onUpkeepFailed: ignore });
  await failing.ready;
  const kept = aUserRow();
  await failing.db().insert(users).values(kept);
  // The folder of the write-ahead log is gone: a commit that needs its next file cannot be kept.
  const log = join(data.folder, "store", "pg_wal");
  renameSync(log, `${log}-away`);
  const now = new Date();
  const resume = { userId: kept.id, sha256: "a", fileName: "r.pdf", createdAt: now, lastUsedAt: now };
  const write = failing
    .db()
    .insert(resumes)
    .values({ ...resume, content: randomBytes(40 * 1024 * 1024) });
  await expect(write).rejects.toThrow();
  expect((await lost.promise).message).toContain("stopped by itself");
  await expect(failing.db().select().from(users)).rejects.toThrow();
  await failing.close();

  renameSync(`${log}-away`, log);
  store = open(data.folder);
  await store.ready;
  expect(await store.db().select({ id: users.id }).from(users)).toEqual([{ id: kept.id }]);
});
