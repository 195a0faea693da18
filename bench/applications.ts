// Applications on PostgreSQL: a list of 10,000, 10,000 edits of two processes with two tabs each, 1,000 reminders across 20 kills.
// node bench/applications.ts [list|edits|reminders]
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Store } from "#server/adapters/store/port.ts";
import { mails, users } from "#server/adapters/store/schema.ts";
import { applications, applicationTasks, trackers } from "#server/adapters/store/schema-applications.ts";
import { isNull, sql } from "#server/adapters/store/sql.ts";
import { listApplications } from "#server/features/applications/list-applications.ts";
import { systemRuntime } from "#server/shared/runtime.ts";
import { startMailServer } from "#testing/a-mail-server.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { openHome } from "#testing/kill-at-random.ts";
import { startLocalPostgres } from "#testing/local-postgres.ts";
import { examineEdits, makeApplications, type TabsPlayed } from "#testing/play-edits.ts";
import { describeTimes } from "./quantiles.ts";

const program = (name: string) => fileURLToPath(new URL(`../testing/${name}`, import.meta.url));

async function addPerson(store: Store): Promise<string> {
  const row = aUserRow({ email: `${randomUUID()}@mail.example` });
  await store.db().insert(users).values(row);
  return row.id;
}

function aRow(userId: string, at: number): typeof applications.$inferInsert {
  const moment = new Date(Date.UTC(2026, 0, 1) + at * 60_000);
  return {
    userId,
    id: systemRuntime.newId(),
    createdAt: moment,
    updatedAt: moment,
    movedAt: moment,
    version: 1,
    title: `Ward Nurse ${at}`,
    company: `Harbour Care Group ${at % 97}`,
    place: "Leeds, UK",
    link: `https://jobs.example/${at}`,
    salary: "£31,000 - £38,000",
    source: "jobs.example",
    stage: ["saved", "applied", "interview", "closed"][at % 4]!,
    closedReason: at % 4 === 3 ? "rejected" : null,
    reached: "applied",
    notes: "They call back. ".repeat(10),
    ad: "We look for a nurse. ".repeat(150),
    contacts: [],
    scans: [],
    letters: [],
    documents: [],
    bytes: 4000,
  };
}

async function addMany(store: Store, userId: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, i) => aRow(userId, from + i));
    await store.db().insert(applications).values(rows);
    const tasks = rows
      .filter((_, i) => i % 3 === 0)
      .map(({ id }) => ({
        userId,
        applicationId: id,
        id: randomUUID(),
        text: "Call",
        dueOn: "2026-11-20",
        done: false,
        position: 0,
      }));
    await store.db().insert(applicationTasks).values(tasks);
  }
}

async function benchList(store: Store): Promise<void> {
  const userId = await addPerson(store);
  await addMany(store, userId, 10_000);
  for (let i = 0; i < 10; i += 1) await addMany(store, await addPerson(store), 1_000);
  await store.db().execute(sql`analyze applications, application_tasks`);
  const times: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    let after: string | undefined;
    let seen = 0;
    do {
      const started = performance.now();
      const page = await listApplications(store, userId, after);
      // The first rounds warm the processes up.
      if (round >= 2) times.push(performance.now() - started);
      seen += page.applications.length;
      after = page.next ?? undefined;
    } while (after !== undefined);
    if (seen !== 10_000) throw new Error(`${seen} of 10,000 were listed`);
  }
  console.log(`list of 10,000, a page of 500 by its key: ${describeTimes(times)}`);
}

async function benchEdits(store: Store, home: string, edits: number): Promise<void> {
  const userId = await addPerson(store);
  const ids = await makeApplications(store, userId, 20);
  const started = performance.now();
  const played = await Promise.all(
    ["a", "b"].map((seed) =>
      readChild(program("edit-in-tabs.ts"), [home, userId, ids.join(","), `${edits / 2}`, seed]),
    ),
  );
  const all = played.map((text) => JSON.parse(text) as TabsPlayed);
  const made = all.flatMap((one) => one.made);
  const sum = (name: "refused" | "repeated") => all.reduce((count, one) => count + one[name], 0);
  const damage = await examineEdits(store, userId, ids, made);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${made.length} edits of two processes with two tabs each in ${seconds} s: ${sum("refused")} refused and made again, ${sum("repeated")} sent twice, ${damage.length} lost or wrong`,
  );
  for (const sentence of damage.slice(0, 10)) console.log(`  ${sentence}`);
}

function readChild(file: string, args: string[]): Promise<string> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  return new Promise((resolve, reject) =>
    child.once("exit", (code) => (code === 0 ? resolve(said) : reject(new Error(`ended with ${code}`)))),
  );
}

const NOW = Date.UTC(2026, 10, 20, 9);
const KILLS = 20;

async function benchReminders(store: Store, home: string, people: number): Promise<void> {
  for (let i = 0; i < people; i += 1) {
    const userId = await addPerson(store);
    const row = aRow(userId, 1);
    await store.db().insert(applications).values(row);
    const task = {
      userId,
      applicationId: row.id,
      id: randomUUID(),
      text: "Call",
      dueOn: "2026-11-20",
      done: false,
      position: 0,
    };
    await store.db().insert(applicationTasks).values(task);
    await store
      .db()
      .insert(trackers)
      .values({ userId, stages: [], reminders: true, stopToken: randomUUID() });
  }
  const server = await startMailServer();
  const isLeft = async () =>
    server.taken.length < people ||
    (await store.db().select({ id: mails.id }).from(mails).where(isNull(mails.sentAt))).length > 0;
  for (let begun = 0; begun < KILLS || (await isLeft()); begun += 1) {
    // Each begins later than a lease of the one before; after the kills they end their rounds.
    const now = NOW + begun * 180_000;
    if (begun < KILLS) await remindAndKill(home, server.url, now, { afterMs: 150 + ((begun * 37) % 400) });
    else await remindAndKill(home, server.url, now, { rounds: 2 });
  }
  const ids = server.taken.map(({ messageId }) => messageId);
  const to = new Set(server.taken.map((mail) => mail.to?.[0]?.address));
  console.log(
    `${people} people with something due, two processes, ${KILLS} kills of both: ${ids.length} mails taken by the mail server, ${new Set(ids).size} different ones, to ${to.size} people`,
  );
  await server.close();
}

/** Two at a time; killed so long after both began, or after so many rounds. */
async function remindAndKill(
  home: string,
  url: string,
  now: number,
  { afterMs, rounds = Infinity }: { afterMs?: number; rounds?: number },
): Promise<void> {
  const work = async () => {
    const args = [program("remind-until-killed.ts"), home, url, new Date(now).toISOString()];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    let said = "";
    let timer: NodeJS.Timeout | undefined;
    child.stdout.on("data", (chunk) => {
      said += chunk;
      if (afterMs !== undefined) timer ??= setTimeout(() => child.kill("SIGKILL"), afterMs);
      if (said.split("round").length > rounds) child.kill("SIGKILL");
    });
    await ended;
    clearTimeout(timer);
  };
  await Promise.all([work(), work()]);
}

const only = process.argv[2];
const postgres = await startLocalPostgres();
const store = openHome(postgres.url);
await store.ready;
if (only === undefined || only === "list") await benchList(store);
if (only === undefined || only === "edits")
  await benchEdits(store, postgres.url, Number(process.argv[3] ?? 10_000));
if (only === undefined || only === "reminders")
  await benchReminders(store, postgres.url, Number(process.argv[3] ?? 1_000));
await store.close();
await postgres.stop();
