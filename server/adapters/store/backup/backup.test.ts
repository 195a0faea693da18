import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { aScanResult } from "#testing/a-scan.ts";
import { aDataFolder } from "#testing/a-store.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { keepStoresOpen } from "#testing/empty-store.ts";
import { makeScratchFolder } from "#testing/scratch-folder.ts";
import { findStoreHomes } from "#testing/store-homes.ts";
import { type Store, StoreFailure } from "../port.ts";
import { mails, resumes, scans, sessions, users } from "../schema.ts";
import { readBackup, writeBackup } from "./backup-file.ts";
import { moveStore } from "./move-store.ts";

const homes = await findStoreHomes();
const [embedded] = homes;

let folder: string;
const stores = keepStoresOpen();
beforeEach(() => {
  folder = makeScratchFolder("vouch-backup-");
});
afterEach(() => {
  stores.giveBack();
  rmSync(folder, { recursive: true });
});
afterAll(async () => {
  await stores.close();
  for (const { stop } of homes) await stop();
});

/** People with everything that is hard to carry: bytes, JSON to the byte, instants, scripts, nothing at all. */
async function fill(store: Store, people = 3): Promise<void> {
  const at = new Date("2026-11-20T09:00:00.123Z");
  for (let i = 0; i < people; i += 1) {
    const row = aUserRow({ name: i === 0 ? null : `Zoë "\\" Здоровя\n${i}` });
    await store.db().insert(users).values(row);
    await store
      .db()
      .insert(sessions)
      .values({ userId: row.id, tokenHash: `${i}`, createdAt: at, lastSeen: at, expiresAt: at });
    const sha256 = `${i}`;
    await store
      .db()
      .insert(resumes)
      .values({
        userId: row.id,
        sha256,
        fileName: "é.pdf",
        content: new Uint8Array(randomBytes(70_000)),
        createdAt: at,
        lastUsedAt: at,
      });
    await store
      .db()
      .insert(scans)
      .values({
        userId: row.id,
        id: row.id,
        createdAt: at,
        resumeSha256: sha256,
        jobSha256: "job",
        engine: "test-1",
        resumeFileName: "é.pdf",
        result: aScanResult({ jobTitle: "Nurse \u2028" }),
        overallScore: 0.1 + 0.2,
      });
  }
  await store
    .db()
    .insert(mails)
    .values({ id: aUserRow().id, digest: "d", createdAt: at, subject: "s", body: "b", nextTryAt: at });
}

const readAllOf = async (store: Store) => ({
  users: await store.db().select().from(users).orderBy(users.id),
  sessions: await store.db().select().from(sessions).orderBy(sessions.userId),
  resumes: await store.db().select().from(resumes).orderBy(resumes.userId),
  scans: await store.db().select().from(scans).orderBy(scans.userId),
  mails: await store.db().select().from(mails),
});

const sentence = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof StoreFailure ? error.message : error),
  );

describe.each(homes.flatMap((from) => homes.map((to) => ({ from, to, name: `${from.name} to ${to.name}` }))))(
  "everything that is kept, from $name",
  ({ from, to }) => {
    test("moves with every row and every byte", async () => {
      const [source, target] = [await stores.take(from), await stores.take(to)];
      await fill(source);
      const digests = await moveStore(source, target);
      expect(digests).toMatchObject({ users: { rows: 3 }, scans: { rows: 3 }, mails: { rows: 1 } });
      expect(await readAllOf(target)).toEqual(await readAllOf(source));
    });

    test("comes back from a backup with every row and every byte", async () => {
      const [source, target] = [await stores.take(from), await stores.take(to)];
      await fill(source);
      const file = join(folder, "vouch.backup");
      const written = await writeBackup(source, file);
      expect(written).toMatchObject({ resumes: { rows: 3 } });
      expect(await readBackup(target, file)).toEqual(written);
      expect(await readAllOf(target)).toEqual(await readAllOf(source));
      // And what came back can be used: a user leaves with all that is theirs.
      await target.db().delete(users);
      expect(await target.db().select().from(scans)).toEqual([]);
    });
  },
);

describe("a backup", () => {
  let store: Store;
  let file: string;
  beforeEach(async () => {
    store = await stores.take(embedded!);
    file = join(folder, "vouch.backup");
  });

  test("is the same bytes for the same data, and never takes the place of another", async () => {
    await fill(store);
    await writeBackup(store, file);
    await writeBackup(store, `${file}.2`);
    expect(readFileSync(file)).toEqual(readFileSync(`${file}.2`));
    expect(await sentence(writeBackup(store, file))).toContain("is there already");
  });

  test("is not restored over other data", async () => {
    await fill(store);
    await writeBackup(store, file);
    const before = await readAllOf(store);
    expect(await sentence(readBackup(store, file))).toContain("There is data in this store already");
    expect(await readAllOf(store)).toEqual(before);
  });

  test.each([
    ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length - 200), "is damaged or cut off"],
    [
      "cut off at the end of a line",
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split("\n").slice(0, -2).join("\n")),
      "is cut off",
    ],
    [
      "changed",
      (bytes: Buffer) =>
        gzipSync(gunzipSync(bytes).toString().replace("resume@", "somebody@").replace("é.pdf", "e.pdf")),
      "has been changed since it was written",
    ],
    ["another file", () => Buffer.from("%PDF-1.7"), "is damaged or cut off"],
    ["another archive", () => gzipSync("hello\n"), "is no backup of Vouch"],
    [
      "of a newer Vouch",
      (bytes: Buffer) =>
        gzipSync(
          gunzipSync(bytes)
            .toString()
            .replace(/"version":\d+/, '"version":9e15'),
        ),
      "written by a newer Vouch",
    ],
  ])("that is %s is refused in a sentence, and nothing of it stays", async (_how, spoil, words) => {
    await fill(store, 4);
    await writeBackup(store, file);
    writeFileSync(file, spoil(readFileSync(file)));
    const target = await stores.take(embedded!);
    expect(await sentence(readBackup(target, file))).toContain(words);
    expect(await target.db().select().from(users)).toEqual([]);
  });

  test("that cannot be written leaves nothing half-made behind", async () => {
    await fill(store);
    expect(await sentence(writeBackup(store, join(folder, "no", "such", "folder")))).toContain(
      "could not be written",
    );
    expect(readdirSync(folder)).toEqual([]);
  });
});

test("the commands back up, restore and move from a terminal, and refuse a folder in use", async () => {
  const [source, target] = [await aDataFolder(), await aDataFolder()];
  const home = source.folder;
  const run = (DATA_DIR: string, ...words: string[]) =>
    execFileSync(process.execPath, ["server/operations/data.ts", ...words], {
      env: { DATA_DIR },
      encoding: "utf8",
      stdio: "pipe",
    });
  const backup = join(folder, "vouch.backup");
  expect(run(home, "backup", backup)).toMatch(/^users +0 rows {2}[0-9a-f]{64}$/m);
  expect(run(target.folder, "restore", backup)).toMatch(/^users +0 rows/m);
  expect(run(home, "move", join(folder, "third"))).toMatch(/^scans +0 rows/m);
  expect(existsSync(join(folder, "third", "store"))).toBe(true);
  expect(() => run(home, "move", "postgresql://vouch@db.example/vouch")).toThrow("unencrypted");

  const busy = spawn(process.execPath, ["testing/write-until-killed.ts", home], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => busy.stdout.once("data", resolve));
  expect(() => run(home, "backup", `${backup}.2`)).toThrow("is used by another running Vouch");
  const ended = new Promise((resolve) => busy.once("exit", resolve));
  busy.kill("SIGKILL");
  await ended;
  for (const { remove } of [source, target]) remove();
  // One after the other opens a store, each a program of its own; the move makes one.
}, 120_000);
