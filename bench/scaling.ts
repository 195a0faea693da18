// One and two web processes in front of one PostgreSQL, 1,000 signed-in people, 64 calls at once, then again with many
// more rows.  node bench/scaling.ts [MOST_SCANS]
import { fork } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { startOwnPostgres } from "#testing/local-postgres.ts";
import { addPeople } from "./add-people.ts";
import type { Load, Loaded } from "./load.ts";
import { describeTimes } from "./quantiles.ts";
import { type BenchServer, startChild } from "./start-child.ts";

const PEOPLE = 1000;
const TOGETHER = 64;
const mostScans = Number(process.argv[2] ?? 1_000_000);

const postgres = await startOwnPostgres();
const servers: BenchServer[] = [];
for (let count = 0; count < 2; count += 1) servers.push(await startChild({ DATABASE_URL: postgres.url }));
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
const loader = fork(new URL("load.ts", import.meta.url));

// The first is the one with many scans.
const tokens = await addPeople(database, PEOPLE, "free");
await addScans(10_000, "heavy");
await addScans(20_000, "everybody");
for (const count of [1, 2]) await measure(count);
for (let scans = 100_000; scans <= mostScans; scans *= 10) {
  await addScans(scans, "everybody");
  await measure(2);
}
loader.kill();
await database.end();
for (const server of servers) await server.close();
await postgres.stop();

async function measure(processes: number): Promise<void> {
  const origins = servers.slice(0, processes).map(({ origin }) => origin);
  const { rows } = await database.query("select count(*)::int as scans from scans");
  console.log(`${processes === 1 ? "one process" : "two processes"}, ${rows[0].scans} scans in the table`);
  const load = async (name: string, part: Omit<Load, "origins">) => {
    // The first calls open connections and let the compiler settle.
    await run({ ...part, origins, calls: 5000 });
    const { times, seconds, failures } = await run({ ...part, origins });
    const failed = Object.entries(failures).map(([what, count]) => `${count} x ${what}`);
    console.log(
      `  ${name}, ${part.together} at once: ${describeTimes(times)}, ${Math.round(times.length / seconds)} a second, ${failed.join(", ") || "no errors"}`,
    );
  };
  const everybody = tokens.slice(1);
  const session = { method: "GET", path: "/api/session" } as const;
  const history = { method: "POST", path: "/api/scans/search", bodies: ["{}"] } as const;
  await load("who is signed in", { cookies: everybody, call: session, together: 1, calls: 3000 });
  await load("who is signed in", { cookies: everybody, call: session, together: TOGETHER, calls: 20_000 });
  await load("past scans of 10,000", {
    cookies: tokens.slice(0, 1),
    call: history,
    together: TOGETHER,
    calls: 10_000,
  });
  await load("past scans of everybody", {
    cookies: everybody,
    call: history,
    together: TOGETHER,
    calls: 10_000,
  });
}

async function run(load: Load): Promise<Loaded> {
  loader.send(load);
  return (await once(loader, "message"))[0] as Loaded;
}

/** Rows such as scans leave, with a small report: what a list shows stands in columns of its own. */
async function addScans(total: number, whose: "heavy" | "everybody"): Promise<void> {
  const { rows } = await database.query("select count(*)::int as scans from scans");
  const missing = whose === "heavy" ? total : total - rows[0].scans;
  const people = whose === "heavy" ? "email = 'person-1@mail.example'" : "email <> 'person-1@mail.example'";
  await database.query(
    `insert into scans (user_id, id, created_at, resume_sha256, job_sha256, engine, resume_file_name, result, job_title, company,
      overall_score, search_text)
    select people.ids[1 + n % array_length(people.ids, 1)], gen_random_uuid(), now() - n * interval '1 second', 'r', gen_random_uuid()::text, 'bench',
      'resume.pdf', json_build_object('terms', repeat('{"term":"wound care","found":true},', 20)), 'Ward Nurse ' || n, 'Harbour Care', 72.5,
      'ward nurse harbour care resume.pdf'
    from generate_series(1, $1::int) n, (select array_agg(id) as ids from users where ${people}) people`,
    [missing],
  );
  await database.query("analyze scans");
}
