import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openEmbeddedStore } from "#server/adapters/store/embedded.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { openPostgresStore } from "#server/adapters/store/postgres.ts";
import { sql } from "#server/adapters/store/sql.ts";
import { releaseAbandonedScans } from "#server/features/scan/release-scan.ts";
import { systemRuntime } from "#server/shared/runtime.ts";

const program = fileURLToPath(new URL("./work-until-killed.ts", import.meta.url));
const ignore = () => undefined;

export const openHome = (home: string): Store =>
  home.startsWith("postgres")
    ? openPostgresStore({ url: home, onConnectionLost: ignore })
    : openEmbeddedStore({ folder: home, onLost: ignore, onUpkeepFailed: ignore });

/**
 * Lets the program work on this home, kills it (SIGKILL) so long after its store was open and so many scans were kept, and
 * returns the scans it said were kept.
 */
export async function workAndKill(home: string, afterMs: number, afterScans = 0): Promise<string[]> {
  const child = spawn(process.execPath, [program, home], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let said = "";
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  let armed = false;
  for await (const chunk of child.stdout) {
    said += chunk;
    if (armed || said.split("\n").length < afterScans + 2) continue;
    armed = true;
    setTimeout(() => child.kill("SIGKILL"), afterMs);
  }
  await ended;
  if (child.signalCode !== "SIGKILL") throw new Error(`The program ended by itself: ${complaint}`);
  return said.split("\n").slice(1, -1);
}

/** What is wrong in a store after its program died and what it left was given back; a sentence each, none when all is well. */
export async function findDamage(store: Store, acknowledged: Iterable<string>): Promise<string[]> {
  await untilServerIsQuiet(store);
  await releaseAbandonedScans(store, systemRuntime, true);
  const ids = async (statement: ReturnType<typeof sql>) =>
    ((await store.db().execute(statement)) as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id);
  const kept = new Set(await ids(sql`select id from scans`));
  const lost = [...acknowledged].filter((id) => !kept.has(id));
  const miscounted = await ids(
    sql`select id from users where resume_scan < 0
      or resume_scan + (select count(*)::int from scans where scans.user_id = users.id) <> 3`,
  );
  const half = await ids(
    sql`select id from users where not exists (select 1 from identities where identities.user_id = users.id)`,
  );
  const bare = await ids(
    sql`select id from scans where not exists (select 1 from resumes
      where resumes.user_id = scans.user_id and resumes.sha256 = scans.resume_sha256)`,
  );
  return [
    ...lost.map((id) => `the scan ${id} was said to be kept and is not there`),
    ...miscounted.map((id) => `the person ${id} has a wrong count`),
    ...half.map((id) => `the person ${id} is half made`),
    ...bare.map((id) => `the scan ${id} has no resume`),
  ];
}

/** A PostgreSQL server goes on for a moment with what a program asked that was killed: what it has not ended is no damage. */
async function untilServerIsQuiet(store: Store): Promise<void> {
  const busy = sql`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')`;
  const read = async () => (await store.db().execute(busy)) as unknown as { rows: unknown[] };
  while ((await read()).rows.length > 0);
}
