// /readyz and scans while the store's disk is really full, and once there is room again: a small disk of its own, mounted for this program alone.  node bench/full-disk.ts
import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Client } from "#testing/a-client.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aScanner } from "#testing/a-scanner.ts";
import { aDataFolder } from "#testing/a-store.ts";
import { startOwnPostgres } from "#testing/local-postgres.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";

const DISK_MB = 128;
const INSIDE = "inside";
const isRoot = process.getuid?.() === 0;

/** What a mount takes: a name space of its own, in which a user of this machine is root where this one is not. */
function runInside(): number {
  const own = isRoot ? ["--mount"] : ["--user", "--map-root-user", "--mount"];
  const words = [process.execPath, fileURLToPath(import.meta.url), INSIDE, isRoot ? "root" : "user"];
  const { status } = spawnSync("unshare", [...own, ...words], { stdio: "inherit" });
  return status ?? 1;
}

function mountDisk(): string {
  const disk = mkdtempSync(join(tmpdir(), "vouch-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=0755`, "tmpfs", disk]);
  return disk;
}

/** Writes until the disk takes no more. */
function fill(file: string): void {
  const open = openSync(file, "w");
  for (const size of [1024 * 1024, 4096]) {
    const block = Buffer.alloc(size, 1);
    try {
      for (;;) writeSync(open, block);
    } catch (error) {
      if ((error as { code?: string }).code !== "ENOSPC") throw error;
    }
  }
  closeSync(open);
}

async function scan(client: Client): Promise<string> {
  const form = new FormData();
  form.set(
    "resume",
    new Blob(["%PDF-1.7", randomBytes(1_000_000)], { type: "application/pdf" }),
    "resume.pdf",
  );
  form.set("jobDescription", "A nurse");
  const answer = await client.fetch("/api/scan", { method: "POST", body: form });
  const body = (await answer.json()) as { code?: string; title?: string };
  return answer.status === 200 ? "kept" : `${answer.status} ${body.code}: ${body.title}`;
}

async function countScans(client: Client): Promise<string> {
  const { person } = (await (await client.fetch("/api/session")).json()) as {
    person: { resumeScan: number };
  };
  return `${person.resumeScan} scans left`;
}

type Place = { settings: Record<string, string>; close: () => Promise<void> };

async function openFolder(disk: string): Promise<Place> {
  const { folder, remove } = await aDataFolder();
  const home = join(disk, "data");
  cpSync(folder, home, { recursive: true });
  remove();
  return { settings: { DATA_DIR: home }, close: async () => undefined };
}

async function openServer(disk: string): Promise<Place> {
  const postgres = await startOwnPostgres({ under: disk });
  return { settings: { DATABASE_URL: await postgres.makeDatabase() }, close: postgres.stop };
}

async function tell(name: string, open: (disk: string) => Promise<Place>): Promise<void> {
  const disk = mountDisk();
  const place = await open(disk);
  const runtime = aRuntime(new Date().toISOString());
  const server = await startLocalServer({ settings: place.settings, scanner: aScanner(), runtime });
  const client = await signIn(server);
  const ask = async (when: string) => {
    runtime.pass(10_000);
    console.log(
      `${name}, ${when}: /readyz ${await readiness(server)}, a scan is ${await scan(client)}, ${await countScans(client)}`,
    );
  };
  await ask("with room");
  const ballast = join(disk, "ballast");
  fill(ballast);
  const mb = Math.round(statSync(ballast).size / 1e6);
  await ask(`full (${mb} MB of something else on ${DISK_MB} MB)`);
  rmSync(ballast);
  await ask("with room again");
  await server.close();
  await place.close();
  execFileSync("umount", ["--lazy", disk]);
  rmSync(disk, { recursive: true });
}

async function readiness({ origin }: LocalServer): Promise<string> {
  const answer = await fetch(`${origin}/readyz`);
  return `${answer.status} ${((await answer.json()) as { status: string }).status}`;
}

if (process.argv[2] !== INSIDE) process.exitCode = runInside();
else {
  await tell("embedded", openFolder);
  // PostgreSQL refuses to run as root, and a name space of an ordinary user has nobody else.
  if (process.argv[3] === "root") await tell("PostgreSQL", openServer);
  else console.log("PostgreSQL was not tried: it takes a real root to mount a disk for another user.");
}
