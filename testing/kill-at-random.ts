import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openEmbeddedStore } from "#server/adapters/store/embedded.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { openPostgresStore } from "#server/adapters/store/postgres.ts";
import { sql } from "#server/adapters/store/sql.ts";
import { releaseAbandonedScans } from "#server/features/scan/release-scan.ts";
import { systemRuntime } from "#server/shared/runtime.ts";

const programOf = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const ignore = () => undefined;

export const openHome = (home: string): Store =>
  home.startsWith("postgres")
    ? openPostgresStore({ url: home, onConnectionLost: ignore })
    : openEmbeddedStore({ folder: home, onLost: ignore, onUpkeepFailed: ignore });

/**
 * Lets the program work on this home, kills it (SIGKILL) so long after its store was open and so much was kept, and
 * returns what it said was kept: scans by their ids unless it is another program.
 */
export async function workAndKill(
  home: string,
  afterMs: number,
  afterKept = 0,
  [name, ...rest]: [string, ...string[]] = ["work-until-killed"],
): Promise<string[]> {
  const command = [programOf(name), home, ...rest];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let said = "";
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  let armed = false;
  for await (const chunk of child.stdout) {
    said += chunk;
    if (armed || said.split("\n").length < afterKept + 2) continue;
    armed = true;
    setTimeout(() => child.kill("SIGKILL"), afterMs);
  }
  await ended;
  if (child.signalCode !== "SIGKILL") throw new Error(`The program ended by itself: ${complaint}`);
  return said.split("\n").slice(1, -1);
}

export type Aftermath = {
  /** What is wrong, a sentence each; none when all is well. */
  damage: string[];
  /** Scans that were held when the program died, and were given back. */
  givenBack: number;
};

/** Looks at a store whose program died: as it was left, and once its next start has given back what was held. */
export async function examineAftermath(store: Store, acknowledged: Iterable<string>): Promise<Aftermath> {
  await untilServerIsQuiet(store);
  const held = await findIds(store, sql`select id from scan_holds`);
  const leftWrong = await findIds(
    store,
    countedWrong(sql`(select count(*)::int from scan_holds h where h.user_id = users.id)`),
  );
  const givenBack = await releaseAbandonedScans(store, systemRuntime, true);
  const still = await findIds(store, sql`select id from scan_holds`);
  const miscounted = await findIds(store, countedWrong(sql`0`));
  const kept = new Set(await findIds(store, sql`select id from scans`));
  const half = await findIds(
    store,
    sql`select id from users where not exists (select 1 from identities where identities.user_id = users.id)`,
  );
  const bare = await findIds(
    store,
    sql`select id from scans where not exists (select 1 from resumes
      where resumes.user_id = scans.user_id and resumes.sha256 = scans.resume_sha256)`,
  );
  const damage = [
    ...[...acknowledged]
      .filter((id) => !kept.has(id))
      .map((id) => `the scan ${id} was said to be kept and is not there`),
    ...leftWrong.map((id) => `the person ${id} was left with a scan that is neither kept, held nor free`),
    ...(givenBack === held.length ? [] : [`${held.length} scans were held, ${givenBack} given back`]),
    ...still.map((id) => `the hold ${id} was not given back`),
    ...miscounted.map((id) => `the person ${id} has a wrong count`),
    ...half.map((id) => `the person ${id} is half made`),
    ...bare.map((id) => `the scan ${id} has no resume`),
  ];
  return { damage, givenBack };
}

/** People whose scans, free, kept and held, do not come to the three that everybody begins with. */
const countedWrong = (held: Statement): Statement =>
  sql`select id from users where resume_scan < 0
    or resume_scan + (select count(*)::int from scans where scans.user_id = users.id) + ${held} <> 3`;

type Statement = ReturnType<typeof sql>;

async function findIds(store: Store, statement: Statement): Promise<string[]> {
  const { rows } = (await store.db().execute(statement)) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

/** A PostgreSQL server goes on for a moment with what a program asked that was killed: what it has not ended is no damage. */
async function untilServerIsQuiet(store: Store): Promise<void> {
  const busy = sql`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')`;
  const read = async () => (await store.db().execute(busy)) as unknown as { rows: unknown[] };
  while ((await read()).rows.length > 0);
}
