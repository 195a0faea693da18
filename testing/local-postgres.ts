import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { limitRunning } from "./limit-running.ts";
import { makeScratchFolder } from "./scratch-folder.ts";

export type LocalPostgres = {
  /** Address of an empty database that nobody else uses. */
  url: string;
  stop: () => Promise<void>;
};

export type OwnPostgres = LocalPostgres & {
  /** Cuts every connection, ends, and starts again on the same data and address once `meanwhile` is done. */
  restart: (meanwhile?: () => Promise<void>) => Promise<void>;
  /** Fills its disk, or makes room again; see `limitRunning`. */
  limit: (mostFileKb: number | null) => void;
  /** @returns the address of another empty database. */
  makeDatabase: () => Promise<string>;
};

type PostgresOptions = {
  /** Its disk is full once a file has so many kB. */
  mostFileKb?: number;
  /** The folder to have its own in. */
  under?: string | undefined;
};

type User = { uid: number; gid: number };

const CACHE = fileURLToPath(new URL("../.cache", import.meta.url));
const INIT = ["--username=vouch", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"];
const DEBIAN = "/usr/lib/postgresql";
/** Names the socket; nothing listens on it. */
const PORT = 5432;
/** A start takes 0.2 s; a machine whose cores are all taken may need a hundred times that. */
const START_MS = 45_000;

/**
 * A PostgreSQL server for tests: the one of TEST_DATABASE_URL, or the machine's own, started in a temporary
 * folder. As root, Debian's package is installed where there is none.
 *
 * @throws a sentence when there is no server to be had.
 */
export async function startLocalPostgres(): Promise<LocalPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => undefined } : startOwnPostgres();
}

/** A server that tests may treat badly. @throws a sentence when there is none to be had. */
export async function startOwnPostgres(options: PostgresOptions = {}): Promise<OwnPostgres> {
  const programs = findPrograms() ?? installPrograms();
  if (programs === null)
    throw new Error(
      "PostgreSQL was not tried: there is none on this machine. Install it or set TEST_DATABASE_URL.",
    );
  return startServer(programs, options);
}

/** The folder that holds `initdb` and `postgres`. */
function findPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return (
    folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name)))) ?? null
  );
}

function installPrograms(): string | null {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-qq", "-y", "--no-install-recommends", "postgresql"], {
      stdio: "ignore",
      env,
    });
  } catch {
    return null;
  }
  return findPrograms();
}

async function startServer(programs: string, { mostFileKb, under }: PostgresOptions): Promise<OwnPostgres> {
  const folder = makeScratchFolder("vouch-postgres-", under);
  // The server refuses to run as root.
  const user = process.getuid?.() === 0 ? findOrdinaryUser() : null;
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  prepareData(programs, data, user);

  // A socket in its own folder: a free port could be taken by others before the server has it, or while it is restarted.
  const settings = [`port=${PORT}`, "listen_addresses=", `unix_socket_directories=${folder}`, "fsync=off"];
  const command = [join(programs, "postgres"), "-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  const url = `postgresql://vouch@localhost:${PORT}/postgres?host=${encodeURIComponent(folder)}`;
  const start = async () => {
    const log = openSync(join(folder, "log"), "a");
    const server = spawn(...limitFiles(command, mostFileKb), {
      ...user,
      cwd: folder,
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    await waitUntilReady(url, server, join(folder, "log"));
    // Fast shutdown: connections are cut, nothing is waited for.
    const end = async () => {
      server.kill("SIGINT");
      await ended;
    };
    return { pid: server.pid!, end };
  };
  let databases = 0;
  let running = await start();
  return {
    url,
    makeDatabase: async () => {
      databases += 1;
      const name = `vouch_${databases}`;
      await run(url, `create database ${name}`);
      return url.replace("/postgres?", `/${name}?`);
    },
    restart: async (meanwhile) => {
      await running.end();
      await meanwhile?.();
      running = await start();
    },
    limit: (kb) => limitRunning(running.pid, kb),
    stop: async () => {
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Making the files of a server takes a second, copying them a moment: the first test makes them, and they stay. */
function prepareData(programs: string, data: string, user: User | null): void {
  const version = execFileSync(join(programs, "postgres"), ["--version"], { encoding: "utf8" });
  const key = createHash("sha256").update(`${version} ${INIT.join(" ")} ${user?.uid ?? process.getuid?.()}`);
  const template = join(CACHE, `postgres-${key.digest("hex").slice(0, 12)}`);
  const copy = (from: string, to: string) => execFileSync("cp", ["-a", from, to]);
  if (existsSync(template)) return void copy(template, data);
  execFileSync(join(programs, "initdb"), [...INIT, data], { ...user, stdio: "ignore", cwd: dirname(data) });
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(`${template}-`);
  copy(data, join(draft, "data"));
  try {
    renameSync(join(draft, "data"), template);
  } catch {
    // Another test was quicker.
  }
  rmSync(draft, { recursive: true, force: true });
}

/** A program that can write no file beyond so many kB: to it, the disk is full. Any machine can do this, without a disk of its own. */
export function limitFiles(command: string[], mostFileKb: number | undefined): [string, string[]] {
  const [program, ...words] = command as [string, ...string[]];
  if (mostFileKb === undefined) return [program, words];
  // bash counts in kB; `trap` turns the signal into an error of the write.
  const script = 'trap "" XFSZ; ulimit -f "$0"; exec "$@"';
  return ["bash", ["-c", script, String(mostFileKb), ...command]];
}

function findOrdinaryUser(): User | null {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // Try the next one.
    }
  }
  return null;
}

async function run(url: string, statement: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function waitUntilReady(url: string, server: ChildProcess, log: string): Promise<void> {
  const { default: pg } = await import("pg");
  for (const until = Date.now() + START_MS; Date.now() < until && isRunning(server); await wait(20)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      // Not yet.
    }
  }
  throw new Error(
    `The PostgreSQL server for the tests did not start: ${readFileSync(log, "utf8").slice(-2000)}`,
  );
}
