// Scans at a fixed rate of arrival, to the knee and beyond, on PostgreSQL; the curve as a picture.
//   node bench/open-loop.ts [SECONDS]              1, 2, 4 … a second, each for so long (12)
//   node bench/open-loop.ts soak MINUTES [RATE]    one rate for long: memory, handles and connections
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startOwnPostgres } from "#testing/local-postgres.ts";
import { addPeople } from "./add-people.ts";
import { drawCurve, type Point } from "./draw-curve.ts";
import { quantile } from "./quantiles.ts";
import type { Arrivals, Arrived } from "./send-at-rate.ts";
import { startChild } from "./start-child.ts";

const RATES = [1, 2, 4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 64, 96];
const PEOPLE = 2000;
const GOAL_MS = 1000;

const [first = "12", ...rest] = process.argv.slice(2);
const resume = readFileSync(new URL("../testing/corpus/bench/two-pages.pdf", import.meta.url)).toString(
  "base64",
);
const ad = readFileSync(new URL("../testing/suites/ads/health-01.txt", import.meta.url), "utf8");

const postgres = await startOwnPostgres();
const database = new pg.Client({ connectionString: postgres.url });
const server = await startChild({ DATABASE_URL: postgres.url, TRUSTED_PROXIES: "1" });
const sender = fork(new URL("send-at-rate.ts", import.meta.url));
await database.connect();
let runs = 0;
const cookies = await addPeople(database, PEOPLE, "premium");
try {
  await send(4, 5);
  if (first === "soak") await soak(Number(rest[0] ?? 30), Number(rest[1] ?? 5));
  else await climb(Number(first));
} finally {
  sender.kill();
  await database.end();
  await server.close();
  await postgres.stop();
}

async function climb(seconds: number): Promise<void> {
  const points: Point[] = [];
  console.log("a second | reports a second | median ms | p99 ms | refused | memory MB");
  for (const rate of RATES) {
    const { times, others, silent } = await send(rate, seconds);
    const done = times.length / seconds;
    const point = {
      rate,
      done,
      median: times.length === 0 ? 0 : quantile(times, 0.5),
      p99: times.length === 0 ? 0 : quantile(times, 0.99),
    };
    points.push(point);
    const refused = Object.entries(others).map(([status, count]) => `${count} x ${status}`);
    console.log(
      `${rate} | ${done.toFixed(1)} | ${point.median.toFixed(0)} | ${point.p99.toFixed(0)} | ${refused.join(", ") || "none"}${silent > 0 ? ` (${silent} without Retry-After)` : ""} | ${readUse(server.pid).memoryMb.toFixed(0)}`,
    );
    await wait(500);
  }
  console.log(`recovered ${await measureRecovery()} ms after the last`);
  const knee = points.filter(({ rate, done, p99 }) => p99 <= GOAL_MS && done >= 0.99 * rate).at(-1);
  console.log(`knee: ${knee?.rate ?? 0} a second with p99 of at most ${GOAL_MS} ms and every scan answered`);
  writeFileSync(new URL("open-loop.svg", import.meta.url), drawCurve(points, GOAL_MS));
}

/** Milliseconds until a scan is answered within the goal again. */
async function measureRecovery(): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { times } = await send(1, 1);
    if (times.length === 1 && times[0]! <= GOAL_MS)
      return Math.round(performance.now() - started - times[0]!);
  }
}

async function soak(minutes: number, rate: number): Promise<void> {
  console.log(`${rate} scans a second for ${minutes} minutes`);
  console.log("minute | reports | p99 ms | others | memory MB | handles | connections to the database");
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { times, others } = await send(rate, 60);
    const { memoryMb, handles } = readUse(server.pid);
    const { rows } = await database.query(
      "select count(*)::int as open from pg_stat_activity where datname = current_database()",
    );
    const told = Object.entries(others).map(([status, count]) => `${count} x ${status}`);
    console.log(
      `${minute} | ${times.length} | ${quantile(times, 0.99).toFixed(0)} | ${told.join(", ") || "none"} | ${memoryMb.toFixed(0)} | ${handles} | ${rows[0].open}`,
    );
  }
}

async function send(perSecond: number, seconds: number): Promise<Arrived> {
  runs += 1;
  sender.send({
    origin: server.origin,
    cookies,
    perSecond,
    seconds,
    resume,
    ad,
    run: `${runs}-${randomBytes(4).toString("hex")}`,
  } satisfies Arrivals);
  return (await once(sender, "message"))[0] as Arrived;
}

/** What a process holds, as Linux tells it. */
function readUse(pid: number): { memoryMb: number; handles: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const memory = /VmRSS:\s+(\d+) kB/.exec(status);
  return { memoryMb: Number(memory?.[1] ?? 0) / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}
