import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aDataFolder, type DataFolder } from "#testing/a-store.ts";

// Each starts whole programs, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

const program = fileURLToPath(new URL("../main.ts", import.meta.url));

let data: DataFolder;
const children: ChildProcess[] = [];
beforeEach(async () => {
  data = await aDataFolder();
});
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill("SIGKILL");
  data.remove();
});

type Run = {
  child: ChildProcess;
  /** Everything said so far, on both outputs. */
  said: () => string;
  ended: Promise<number | null>;
  /** Resolves with the address once it is said. */
  origin: Promise<string>;
};

/** `node server/main.ts`, with only these settings. */
function run(settings: Record<string, string>): Run {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, PORT: "0", DATA_DIR: data.folder, ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let said = "";
  const origin = Promise.withResolvers<string>();
  for (const output of [child.stdout, child.stderr])
    output.on("data", (chunk) => {
      said += chunk;
      const address = /Server listening at (http:\/\/[\d.]+:\d+)/.exec(said)?.[1];
      if (address) origin.resolve(address);
    });
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  void ended.then(() => origin.reject(new Error(said)));
  origin.promise.catch(() => undefined);
  return { child, said: () => said, ended, origin: origin.promise };
}

test("it starts without any setting, answers, says what is local, and ends when asked to", async () => {
  const { child, said, ended, origin } = run({});
  const response = await fetch(`${await origin}/api/session`);
  expect(await response.json()).toMatchObject({ person: null });
  expect(said()).toContain("LOCAL PARTS, for this machine only: sign-in (lets anyone in as anyone)");
  expect(said()).toContain("Vouch is at http://localhost:");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(said()).not.toContain("Error");
});

test("what one start kept, the next one finds", async () => {
  const first = run({});
  await fetch(`${await first.origin}/api/session`);
  first.child.kill("SIGKILL");
  await first.ended;
  const second = run({});
  expect((await fetch(`${await second.origin}/api/session`)).status).toBe(200);
});

test("nothing that it writes can be read by anybody else on the machine", async () => {
  const folder = join(data.folder, "fresh");
  const before = process.umask(0o022);
  const { origin, child, ended } = run({ DATA_DIR: folder });
  process.umask(before);
  await fetch(`${await origin}/api/contact`, {
    method: "POST",
    body: JSON.stringify({ user_name: "Amara", user_email: "amara@mail.example", message: "Hello" }),
    headers: { "content-type": "application/json" },
  });
  await expect.poll(() => existsSync(join(folder, "mailbox")), { timeout: 10_000 }).toBe(true);
  child.kill("SIGTERM");
  await ended;
  // PostgreSQL's cache of its own catalogue gets its mode inside the embedded database; it knows nothing of anybody.
  const files = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })].filter(
    (name) => !name.endsWith("pg_internal.init"),
  );
  expect(files).toContain("store.lock");
  expect(files.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)).toEqual([]);
});

test("a second one on the same folder ends with a sentence", async () => {
  const first = run({});
  await fetch(`${await first.origin}/api/session`);
  const second = run({});
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain("is used by another running Vouch. Stop that one, or set DATA_DIR");
});

test("in production it does not start without its keys, and says which are missing", async () => {
  const { said, ended } = run({ NODE_ENV: "production" });
  expect(await ended).toBe(1);
  for (const name of ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "PUBLIC_URL"])
    expect(said()).toContain(`${name} is not set`);
  expect(said()).not.toContain("listening");
});

test("a lexicon that is none ends it with a sentence", async () => {
  for (const file of ["/no/such/lexicon.json", program]) {
    const { said, ended } = run({ LEXICON_FILE: file });
    expect(await ended).toBe(1);
    expect(said()).toMatch(/^LEXICON_FILE names [^\n]*\n$/);
  }
});

test("a port that is taken ends it with a sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { said, ended } = run({ PORT: String((other.address() as AddressInfo).port) });
  expect(await ended).toBe(1);
  expect(said()).toContain("Another program listens on this port.");
  await new Promise((resolve) => other.close(resolve));
});

test("a database server that does not answer ends it with a sentence, without its password", async () => {
  const { said, ended } = run({ DATABASE_URL: "postgresql://vouch:s3cret@127.0.0.1:1/vouch" });
  expect(await ended).toBe(1);
  expect(said()).toContain("The database at DATABASE_URL could not be opened.");
  expect(said()).not.toContain("s3cret");
});
