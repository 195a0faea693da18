import type { FastifyInstance } from "fastify";
import type { Store } from "#server/adapters/store/port.ts";
import { sql } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";

export type HealthServices = { store: Store; runtime: Pick<Runtime, "now"> };

/** A store that takes longer than this to say one word is not there. */
const PATIENCE_MS = 2000;

/** Probes leave dead rows behind and anybody may ask: one is believed for so long. */
const PROBE_EVERY_MS = 10_000;

/**
 * For whoever keeps the program running. `/healthz`: the process answers. `/readyz`: it can also keep what people send,
 * since its store answers and takes what is written (a disk that is full does not); until then, and while the program
 * stops, 503. Neither counts against a limit.
 */
export function mountHealth(app: FastifyInstance, { store, runtime }: HealthServices): void {
  const takesWrites = rememberFor(PROBE_EVERY_MS, runtime, () => probeWrite(store));
  const config = { rateLimit: false as const };
  app.get("/healthz", { config }, async (_, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", { config }, async (_, reply) => {
    const status = !(await inTime(() => store.ready.then(() => store.db().execute(sql`select 1`))))
      ? "store-unavailable"
      : (await inTime(takesWrites))
        ? "ready"
        : "store-takes-no-writes";
    return reply
      .status(status === "ready" ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status });
  });
}

/** Needs new room on the store's disk, and gives it back. @throws when there is none, or nothing may be written. */
async function probeWrite(store: Store): Promise<void> {
  await store.transaction(async () => {
    await store.db().execute(sql`create temp table vouch_write_probe on commit drop as
        select md5(n::text) from generate_series(1, 2000) n`);
  });
}

/** The same outcome for everybody who asks within so long after it was asked for. */
function rememberFor<T>(
  milliseconds: number,
  runtime: Pick<Runtime, "now">,
  ask: () => Promise<T>,
): () => Promise<T> {
  let asked: { at: number; outcome: Promise<T> } | null = null;
  return () => {
    const now = runtime.now().getTime();
    if (asked === null || Math.abs(now - asked.at) >= milliseconds) asked = { at: now, outcome: ask() };
    return asked.outcome;
  };
}

async function inTime(ask: () => Promise<unknown>): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => timeout.resolve(false), PATIENCE_MS);
  const asked = ask().then(
    () => true,
    () => false,
  );
  return Promise.race([asked, timeout.promise]).finally(() => clearTimeout(timer));
}
