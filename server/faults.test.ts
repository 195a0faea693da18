import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { resumes, users } from "#server/adapters/store/schema.ts";
import { documents } from "#server/adapters/store/schema-documents.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { systemRuntime } from "#server/shared/runtime.ts";
import type { Client } from "#testing/a-client.ts";
import { aScanner } from "#testing/a-scanner.ts";
import { aDataFolder } from "#testing/a-store.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { examineAftermath, openHome, workAndKill } from "#testing/kill-at-random.ts";
import { limitFiles, type OwnPostgres, startOwnPostgres } from "#testing/local-postgres.ts";
import { startLocalServer } from "#testing/local-server.ts";
import { makeScratchFolder } from "#testing/scratch-folder.ts";
import { signIn } from "#testing/sign-in.ts";

// Each starts and kills whole programs, and the machine may be busy.
vi.setConfig({ testTimeout: 240_000 });

const program = (name: string) => fileURLToPath(new URL(`../testing/${name}.ts`, import.meta.url));

let postgres: OwnPostgres;
const folders: string[] = [];
beforeAll(async () => {
  postgres = await startOwnPostgres();
});
afterAll(async () => {
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function copyDataFolder(): Promise<string> {
  const { folder } = await aDataFolder();
  folders.push(folder);
  return folder;
}
const emptyFolder = () => {
  const folder = makeScratchFolder("vouch-fault-");
  folders.push(folder);
  return join(folder, "data");
};

describe.each([
  ["embedded", () => copyDataFolder()],
  ["PostgreSQL", async () => postgres.url],
] as const)("kept in its home: %s", (_name, makeHome) => {
  test("killed in full flight, again and again, nothing that was said to be kept is lost or miscounted", async () => {
    const home = await makeHome();
    const acknowledged: string[] = [];
    let givenBack = 0;
    for (const scans of [0, 3, 10, 40]) {
      acknowledged.push(...(await workAndKill(home, 17 * scans, scans)));
      const store = openHome(home);
      await store.ready;
      const { damage, givenBack: released } = await examineAftermath(store, acknowledged);
      expect(damage).toEqual([]);
      givenBack += released;
      await store.close();
    }
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(givenBack).toBeGreaterThan(0);
  });
});

test("a resume that is typed into is whole after each kill, and holds every word that was said to be kept", async () => {
  for (const home of [await copyDataFolder(), await postgres.makeDatabase()]) {
    const user = aUserRow();
    const id = systemRuntime.newId();
    const first = openHome(home);
    await first.ready;
    await first.db().insert(users).values(user);
    await first.close();
    let kept = 0;
    for (const saves of [3, 20]) {
      const said = await workAndKill(home, 7 * saves, saves, ["type-until-killed", user.id, id, `${kept}`]);
      const store = openHome(home);
      await store.ready;
      const [found] = await store.db().select().from(documents).where(eq(documents.id, id));
      await store.close();
      // What was said is kept; one save more may have been, of which nobody was told any more.
      expect(found!.seq - Number(said.at(-1))).toBeOneOf([0, 1]);
      const words = Array.from({ length: found!.seq }, (_, at) => `word ${at}`);
      expect(found!.document).toEqual({
        basics: { name: `Juno ${found!.seq - 1}` },
        work: [{ id: "a", highlights: words }],
      });
      kept = found!.seq;
    }
    expect(kept).toBeGreaterThan(19);
  }
});

test("a start that is killed while it makes its tables is made good by the next one", async () => {
  for (const home of [emptyFolder(), await postgres.makeDatabase()]) {
    for (const afterMs of [60, 240, 960]) {
      const child = spawn(process.execPath, [program("work-until-killed"), home], { stdio: "ignore" });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      await wait(afterMs);
      child.kill("SIGKILL");
      await ended;
    }
    const store = openHome(home);
    await store.ready;
    expect((await examineAftermath(store, [])).damage).toEqual([]);
    await store.close();
  }
});

test("a database that restarts under load costs no scan that was answered, and the program goes on", async () => {
  const server = await startLocalServer({
    settings: { DATABASE_URL: await postgres.makeDatabase() },
    scanner: aScanner(),
  });
  const answers: number[] = [];
  const kept: string[] = [];
  const cut = Promise.withResolvers<void>();
  const scanAll = async (client: Client) => {
    for (let ad = 0; ad < 3; ) {
      if (ad > 0) await cut.promise;
      const form = new FormData();
      form.set("resume", new Blob(["%PDF-1.7"], { type: "application/pdf" }), "resume.pdf");
      form.set("jobDescription", `Ad ${ad}`);
      const response = await client.fetch("/api/scan", { method: "POST", body: form });
      answers.push(response.status);
      if (response.status === 200) {
        kept.push((await response.json()).id);
        ad += 1;
      } else await wait(20);
    }
  };
  const signingIn = Array.from({ length: 12 }, (_, index) =>
    signIn(server, { email: `restart-${index}@mail.example` }),
  );
  const clients = await Promise.all(signingIn);
  const restart = async () => {
    await expect.poll(() => kept.length, { timeout: 20_000 }).toBeGreaterThan(5);
    await postgres.restart(async () => {
      cut.resolve();
      await expect.poll(() => answers.some((status) => status >= 500), { timeout: 20_000 }).toBe(true);
    });
  };
  await Promise.all([restart(), ...clients.map(scanAll)]);

  expect(kept).toHaveLength(36);
  expect(answers.filter((status) => ![200, 403, 500, 503].includes(status))).toEqual([]);
  for (const client of clients) {
    const { person } = await (await client.fetch("/api/session")).json();
    expect(person.resumeScan).toBe(0);
  }
  for (const id of kept.slice(0, 3)) {
    const found = await Promise.all(clients.map((client) => client.fetch(`/api/scans/${id}`)));
    expect(found.filter(({ status }) => status === 200)).toHaveLength(1);
  }
  await server.close();
});

test("a disk that is full refuses what it cannot keep, and loses nothing of what it kept", async () => {
  const full = await startOwnPostgres({ mostFileKb: 20_000 });
  const folder = await copyDataFolder();
  for (const [home, command] of [
    [folder, limitFiles([process.execPath, program("fill-until-full"), folder], 20_000)],
    [full.url, [process.execPath, [program("fill-until-full"), full.url]]],
  ] as const) {
    const child = spawn(command[0], command[1], { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    for await (const chunk of child.stdout) said += chunk;
    const lines = said.trim().split("\n");
    expect(lines.pop()).toBe("refused, 1 person still there");
    expect(lines.length).toBeGreaterThan(5);

    const store = openHome(home);
    await store.ready;
    const kept = await store.db().select({ sha256: resumes.sha256, content: resumes.content }).from(resumes);
    expect(kept.map(({ sha256 }) => sha256).sort()).toEqual(lines);
    expect(new Set(kept.map(({ content }) => content.length))).toEqual(new Set([1_000_000]));
    await store.db().insert(users).values(aUserRow());
    await store.close();
  }
  await full.stop();
});
